/// A name that as a whole is a word of other icon sets, as SF Symbols says it; else as it is.
func wholeWord(_ parts: [String]) -> [String] {
  commonWords[parts.joined(separator: "-")] ?? parts
}

/// What SF Symbols says for the words that other icon sets and interfaces use. A word that is a symbol
/// of its own is not among them.
let commonWords: [String: [String]] = {
  let lines = """
    account person crop circle
    add plus
    address-book book
    analytics chart bar
    attachment paperclip
    back chevron backward
    barcode-scan barcode viewfinder
    bars line 3 horizontal
    bin trash
    chat bubble
    check checkmark
    close xmark
    cog gearshape
    comment text bubble
    comments bubble left and bubble right
    compose square and pencil
    dashboard square grid 2x2
    delete trash
    download square and arrow down
    edit pencil
    ellipsis-h ellipsis
    email envelope
    favorite heart
    favorites heart
    favourite heart
    favourites heart
    filter line 3 horizontal decrease
    hamburger line 3 horizontal
    help questionmark
    history clock arrow circlepath
    home house
    image photo
    images photo on rectangle
    inbox tray
    language character bubble
    like hand thumbsup
    logout rectangle portrait and arrow right
    marker mappin
    menu line 3 horizontal
    messages bubble
    money dollarsign
    more ellipsis
    movie film
    music music note
    notification bell
    notifications bell
    orders shippingbox
    payment creditcard
    people person 2
    picture photo
    playlist music note list
    profile person crop circle
    question questionmark
    refresh arrow clockwise
    schedule calendar
    search magnifyingglass
    settings gearshape
    share square and arrow up
    shop storefront
    shopping-bag bag
    shopping-cart cart
    shoppingcart cart
    sort arrow up arrow down
    store storefront
    sync arrow triangle 2 circlepath
    time clock
    times xmark
    unlock lock open
    upload square and arrow up
    user person
    users person 2
    videocamera video
    warning exclamationmark triangle
    world globe
    """
  let pairs = lines.split(separator: "\n").map { line in
    let words = line.split(separator: " ").map(String.init)
    return (words[0], Array(words.dropFirst()))
  }
  return Dictionary(pairs) { first, _ in first }
}()
