// The SDK passes the numbers and rectangles of CoreGraphics on; here Foundation has them.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
// UIKit and AppKit pass Foundation on; apps name this type of it without an import of their own.
@_exported public import struct Foundation.URL
