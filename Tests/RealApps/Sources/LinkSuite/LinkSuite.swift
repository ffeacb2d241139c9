// SwiftPM wants a source beside the spec; all the others are generated.
