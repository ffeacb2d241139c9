/// The version of navgen, as `--version` shows it.
package let version = "0.1.0"
