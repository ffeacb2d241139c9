/// What libFuzzer calls with every input that it makes up. A broken promise ends the process, so that the fuzzer
/// keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func examineFuzzInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let broken = examine(FuzzInput(UnsafeBufferPointer(start: start, count: count)))
  guard broken.isEmpty else { fatalError("not true: \(Set(broken).sorted())") }
  return 0
}
