import Foundation

// fuzz-… [--urls N] [--snapshots N] [--seed S]
//
// Says what it did and how fast, or seed and input of the first promise that did not hold, and exits with 1. A run with
// the same arguments does the same.

let options = Options(CommandLine.arguments.dropFirst())

guard !spec.patterns.isEmpty else { fail("no pattern in \(specFile.path)") }

var links = LinkRun(seed: options.seed)
measure("links", count: options.urls) { try links.step(&$0) }
show(links.tally)

var snapshots = SnapshotRun(seed: options.seed, snapshots: links.snapshots)
measure("snapshots", count: options.snapshots) { try snapshots.step(&$0) }
show(snapshots.tally)
