// Made by `SuiteCodeTests` from the tables in Tests/NavgenCoreTests/Suites.
let linkSuiteCases = #"""
  1	/p1/foo/bar	p1
  2	/p1/foo/ba	-
  4	/p1/foo/bar/baz	-
  5	https://example.com/p1/foo/bar	p1
  6	https://example.com/p1/foo/bar/baz	-
  8	//example.com/p1/foo/bar/baz	-
  9	https://example.com/p1/foo/bar	p1
  10	https://example.com/p1/foo/bar/baz	-
  12	//example.com/p1/foo/bar	-
  13	https://example.com/p1/foo/bar	p1
  14	https://example.com/p1/foo/bar	p1
  15	https://example.com/p1/foo/bar/baz	-
  16	https://example.com/p1/foo/bar?otherquery#otherhash	p1
  17	https://example.com/p1/foo/bar?otherquery#otherhash	p1
  18	https://example.com/p1/foo/bar?otherquery#otherhash	p1
  19	https://example.com/p1/foo/bar	p1
  20	https://example.com/p1/foo/bar?otherquery#otherhash	p1
  21	https://example.com/p1/foo/bar?query#hash	p1
  22	https://example.com/p1/foo/bar/baz	-
  23	https://other.com/p1/foo/bar	-
  24	http://other.com/p1/foo/bar	-
  25	https://example.com/p1/foo/bar	p1
  26	https://example.com/p1/foo/bar?query#hash	p1
  27	https://example.com/p1/foo/bar/baz	-
  28	https://other.com/p1/foo/bar	-
  30	/p30/foo/bar	p30(bar: "bar")
  32	/p30/foo/index.html	p30(bar: "index.html")
  34	/p30/foo/	-
  35	/p35/foo/bar	p35(bar: ["bar"])
  36	/p35/foo/bar	p35(bar: ["bar"])
  37	/p35/foo/bar/baz	p35(bar: ["bar", "baz"])
  38	/p35/foo/bar/baz	p35(bar: ["bar", "baz"])
  39	/p35/foo/	p35(bar: [])
  40	/p35/foo/	p35(bar: [])
  43	/p35/foo/bar	p35(bar: ["bar"])
  44	/p35/foo/bar/baz	p35(bar: ["bar", "baz"])
  45	/p35/foo/	p35(bar: [])
  47	/p47/foo/bar	p47(bar: "bar")
  48	/p47/foo	p47(bar: nil)
  50	/p47/foobar	-
  51	/p47/foo/bar/baz	-
  52	/p35/foo/bar	p35(bar: ["bar"])
  53	/p35/foo/bar/baz	p35(bar: ["bar", "baz"])
  56	/p35/foobar	-
  57	/p35/foo/bar	p35(bar: ["bar"])
  58	/p35/foo/bar/baz	p35(bar: ["bar", "baz"])
  59	/p35/foo	p35(bar: [])
  61	/p35/foobar	-
  62	/p35/foo/bar	p35(bar: ["bar"])
  63	/p35/foo/bar	p35(bar: ["bar"])
  64	/p35/foo/bar/baz	p35(bar: ["bar", "baz"])
  65	/p35/foo/bar/baz	p35(bar: ["bar", "baz"])
  66	/p35/foo	p35(bar: [])
  67	/p35/foo	p35(bar: [])
  68	/p35/foo/	p35(bar: [])
  69	/p35/foo/	p35(bar: [])
  70	/p35/foobar	-
  71	/p35/foobar	-
  72	/p35/fo	-
  73	/p35/fo	-
  74	/p35/foo/bar	p35(bar: ["bar"])
  75	/p35/foo/bar	p35(bar: ["bar"])
  76	/p35/foo/bar/baz	p35(bar: ["bar", "baz"])
  77	/p35/foo/bar/baz	p35(bar: ["bar", "baz"])
  80	/p35/foo/	p35(bar: [])
  81	/p35/foo/	p35(bar: [])
  82	/p35/foobar	-
  83	/p35/foobar	-
  84	/p35/fo	-
  85	/p35/fo	-
  86	/p35/foo/bar	p35(bar: ["bar"])
  87	/p35/foo/bar	p35(bar: ["bar"])
  88	/p35/foo/bar/baz	p35(bar: ["bar", "baz"])
  89	/p35/foo/bar/baz	p35(bar: ["bar", "baz"])
  90	/p35/foo	p35(bar: [])
  91	/p35/foo	p35(bar: [])
  92	/p35/foo/	p35(bar: [])
  93	/p35/foo/	p35(bar: [])
  94	/p35/foobar	-
  95	/p35/foobar	-
  96	/p35/fo	-
  97	/p35/fo	-
  98	/p1/foo/bar	p1
  99	/p1/foo/bar/baz	-
  100	/p1/foo	-
  101	/p1/foo/	-
  102	/p102/foo/bar	p102
  103	/p102/foo/bar/baz	-
  104	/p102/foo	p102
  176	/p1/foo/./bar	p1
  177	/p177/foo/bar/../baz	p177
  178	/p178/café	p178
  179	/p178/café	p178
  182	https://example.com/p1/foo/bar	p1
  184	https://example.com/p1/foo/bar	p1
  185	https://example.com/p185	p185
  186	https://example.com/p186/foo/bar	-
  187	https://example.com/p186/foo/bar	-
  188	https://example.com/p188/foo/b	p188
  190	https://example.com/p1/foo/bar	p1
  191	https://example.com/p191/foo.html	p191(name: "foo")
  201	/p201/foo!	p201
  210	/p210/var x = 1;	p210
  211	https://example.com/p1/foo/bar	p1
  217	https://sub.example.com/p217/foo/bar	p217(product: "foo", endpoint: "bar")
  230	https://example.com/p230/bar?foo	-
  235	https://example.com/p235/foo	p235
  283	/p283/foobar	p283(name: ["foobar"])
  284	/p283/foobar	p283(name: ["foobar"])
  285	/p285/foobar	p285(name: "foobar")
  321	/p321/foo.bar	p321(foo: "foo")
  335	/p335/bar.	p335(foo: "bar")
  336	/p336/bar..	p336(foo: "bar")
  339	/p335/bar./	p335(foo: "bar")
  340	/p336/bar../	p336(foo: "bar")
  357	https://www.example.com/p357/x	p357(rest: ["x"])
  358	https://www.example.com/p357/xyz	p357(rest: ["xyz"])
  359	https://www.example.com/p357/example	p357(rest: ["example"])
  360	https://www.example.com/p357/text	p357(rest: ["text"])
  361	https://www.example.com/p357/path/with/x	p357(rest: ["path", "with", "x"])
  E1	/e1/value	e1(var: "value")	/e1/value
  E2	/e2/Hello%20World!	e2(hello: "Hello World!")	/e2/Hello%20World!
  E13	/e13/X.value	e13(var: "value")	/e13/X.value
  E15	/e1/value	e1(var: "value")	/e1/value
  E16	/e16/value/1024/here	e16(var: "value", x: 1024)	/e16/value/1024/here
  E19	/e19?x=1024&y=768	e19(x: 1024, y: 768)	/e19?x=1024&y=768
  E20	/e20?x=1024&y=768&empty=	e20(x: 1024, y: 768, empty: "")	/e20?x=1024&y=768&empty=
  E22	/e20?x=1024&y=768&empty=	e20(x: 1024, y: 768, empty: "")	/e20?x=1024&y=768&empty=
  E45	/e45/red/green/blue	e45(list: ["red", "green", "blue"])	/e45/red/green/blue
  E56	/e56?list=red&list=green&list=blue	e56(list: ["red", "green", "blue"])	/e56?list=red&list=green&list=blue
  E61	/e56?list=red&list=green&list=blue	e56(list: ["red", "green", "blue"])	/e56?list=red&list=green&list=blue
  S4	/s4/one/two/three	s4(count: ["one", "two", "three"])	/s4/one/two/three
  S8	/s8?count=one&count=two&count=three	s8(count: ["one", "two", "three"])	/s8?count=one&count=two&count=three
  S9	/s8?count=one&count=two&count=three	s8(count: ["one", "two", "three"])	/s8?count=one&count=two&count=three
  S10	/e1/value	e1(var: "value")	/e1/value
  S11	/e2/Hello%20World!	e2(hello: "Hello World!")	/e2/Hello%20World!
  S12	/s12/50%25	s12(half: "50%")	/s12/50%25
  S54	/s54/.fred	s54(who: "fred")	/s54/.fred
  S58	/e13/X.value	e13(var: "value")	/e13/X.value
  S68	/s68/fred	s68(who: "fred")	/s68/fred
  S70	/s70/50%25/fred	s70(half: "50%", who: "fred")	/s70/50%25/fred
  S71	/s71/fred/me%2Ftoo	s71(who: "fred", dub: "me/too")	/s71/fred/me%2Ftoo
  S72	/e1/value	e1(var: "value")	/e1/value
  S74	/s74/value	s74(var: "value", undef: nil)	/s74/value
  S75	/e16/value/1024/here	e16(var: "value", x: 1024)	/e16/value/1024/here
  S78	/e45/red/green/blue	e45(list: ["red", "green", "blue"])	/e45/red/green/blue
  S95	/s95?who=fred	s95(who: "fred")	/s95?who=fred
  S96	/s96?half=50%25	s96(half: "50%")	/s96?half=50%25
  S97	/e19?x=1024&y=768	e19(x: 1024, y: 768)	/e19?x=1024&y=768
  S98	/e20?x=1024&y=768&empty=	e20(x: 1024, y: 768, empty: "")	/e20?x=1024&y=768&empty=
  S99	/s99?x=1024&y=768	s99(x: 1024, y: 768, undef: nil)	/s99?x=1024&y=768
  S102	/e56?list=red&list=green&list=blue	e56(list: ["red", "green", "blue"])	/e56?list=red&list=green&list=blue
  S105	/s95?who=fred	s95(who: "fred")	/s95?who=fred
  S106	/s96?half=50%25	s96(half: "50%")	/s96?half=50%25
  S109	/e20?x=1024&y=768&empty=	e20(x: 1024, y: 768, empty: "")	/e20?x=1024&y=768&empty=
  S110	/s99?x=1024&y=768	s99(x: 1024, y: 768, undef: nil)	/s99?x=1024&y=768
  S112	/e56?list=red&list=green&list=blue	e56(list: ["red", "green", "blue"])	/e56?list=red&list=green&list=blue
  X1	/x1/person	x1(id: "person")	/x1/person
  X4	/x4/test/foo	x4(someThing: "foo")	/x4/test/foo
  X5	/x5/set?number=6	x5(number: 6)	/x5/set?number=6
  X6	/x6/loc?long=37.76&lat=-122.427	x6(long: 37.76, lat: -122.427)	/x6/loc?long=37.76&lat=-122.427
  X7	/x7/base/12345/John/pages/5/en?format=json&q=URI%20Templates	x7(groupId: "12345", firstName: "John", page: 5, lang: "en", format: "json", q: "URI Templates")	/x7/base/12345/John/pages/5/en?format=json&q=URI%20Templates
  X8	/x8/sparql?query=PREFIX%20dc:%20%3Chttp://purl.org/dc/elements/1.1/%3E%20SELECT%20?book%20?who%20WHERE%20%7B%20?book%20dc:creator%20?who%20%7D	x8(query: "PREFIX dc: <http://purl.org/dc/elements/1.1/> SELECT ?book ?who WHERE { ?book dc:creator ?who }")	/x8/sparql?query=PREFIX%20dc:%20%3Chttp://purl.org/dc/elements/1.1/%3E%20SELECT%20?book%20?who%20WHERE%20%7B%20?book%20dc:creator%20?who%20%7D
  X9	/x9/go?uri=http://example.org/?uri%3Dhttp%253A%252F%252Fexample.org%252F	x9(uri: "http://example.org/?uri=http%3A%2F%2Fexample.org%2F")	/x9/go?uri=http://example.org/?uri%3Dhttp%253A%252F%252Fexample.org%252F
  X10	/x10/service?word=dr%C3%BCcken	x10(word: "drücken")	/x10/service?word=dr%C3%BCcken
  X11	/x11/lookup?Stra%C3%9Fe=Gr%C3%BCner%20Weg	x11(street: "Grüner Weg")	/x11/lookup?Stra%C3%9Fe=Gr%C3%BCner%20Weg
  X12	/x12/%C5%A1%C3%B6%C3%A4%C5%B8%C5%93%C3%B1%C3%AA%E2%82%AC%C2%A3%C2%A5%E2%80%A1%C3%91%C3%92%C3%93%C3%94%C3%95%C3%96%C3%97%C3%98%C3%99%C3%9A%C3%A0%C3%A1%C3%A2%C3%A3%C3%A4%C3%A5%C3%A6%C3%A7%C3%BF	x12(random: "šöäŸœñê€£¥‡ÑÒÓÔÕÖ×ØÙÚàáâãäåæçÿ")	/x12/%C5%A1%C3%B6%C3%A4%C5%B8%C5%93%C3%B1%C3%AA%E2%82%AC%C2%A3%C2%A5%E2%80%A1%C3%91%C3%92%C3%93%C3%94%C3%95%C3%96%C3%97%C3%98%C3%99%C3%9A%C3%A0%C3%A1%C3%A2%C3%A3%C3%A4%C3%A5%C3%A6%C3%A7%C3%BF
  X14	/x14/person/albums	x14(id: ["person", "albums"])	/x14/person/albums
  X17	/e45	e45(list: [])	/e45
  X19	/e56	e56(list: [])	/e56
  X22	/x22/The%20Answer%20to%20the%20Ultimate%20Question%20of%20Life,%20the%20Universe,%20and%20Everything	x22(answer: "The Answer to the Ultimate Question of Life, the Universe, and Everything")	/x22/The%20Answer%20to%20the%20Ultimate%20Question%20of%20Life,%20the%20Universe,%20and%20Everything
  X23	/x23?42=The%20Answer%20to%20the%20Ultimate%20Question%20of%20Life,%20the%20Universe,%20and%20Everything	x23(answer: "The Answer to the Ultimate Question of Life, the Universe, and Everything")	/x23?42=The%20Answer%20to%20the%20Ultimate%20Question%20of%20Life,%20the%20Universe,%20and%20Everything
  X25	/x25?1337=leet&1337=as&1337=it&1337=can&1337=be	x25(leet: ["leet", "as", "it", "can", "be"])	/x25?1337=leet&1337=as&1337=it&1337=can&1337=be
  X33	/x1/admin%252F	x1(id: "admin%2F")	/x1/admin%252F
  X36	/x36/%25foo	x36(notPct: "%foo")	/x36/%25foo
  """#
