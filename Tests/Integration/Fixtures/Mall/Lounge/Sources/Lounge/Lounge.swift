let tab = LoungeTab.home
