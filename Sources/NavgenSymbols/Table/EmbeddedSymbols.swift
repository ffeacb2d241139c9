// Made by `Scripts/symbols` from the name_availability data of SF Symbols 7.2; TableForm.swift tells how it is read.
// swift-format-ignore-file

/// The table of SF Symbols, compiled in so that the tool needs no file beside it.
enum EmbeddedSymbols {
  static let abbreviations = #"""
fill circle square exclamationmark rectangle filled counterclockwise right and badge trianglehead arrow ar hi left slash arrowtriangle horizontal righthalf circlepath lefthalf trianglebadge rightthird dashed leftthird checkmark
"""#

  static let releases = #"""
2019 13.0 10.15 13.0 6.0 1.0
2019.1 13.1 10.15 13.0 6.1 1.0
2020 14.0 11.0 14.0 7.0 1.0
2020.1 14.2 11.0 14.2 7.1 1.0
2020.2 14.5 11.3 14.5 7.4 1.0
2021 15.0 12.0 15.0 8.0 1.0
2021.1 15.1 12.0 15.1 8.1 1.0
2021.2 15.2 12.1 15.2 8.3 1.0
2021.3 15.4 12.3 15.4 8.5 1.0
2022 16.0 13.0 16.0 9.0 1.0
2022.1 16.1 13.0 16.1 9.1 1.0
2022.2 16.4 13.3 16.4 9.4 1.0
2023 17.0 14.0 17.0 10.0 1.0
2023.1 17.1 14.1 17.1 10.1 1.0
2023.2 17.2 14.2 17.2 10.2 1.1
2023.3 17.4 14.4 17.4 10.4 1.1
2023.4 17.6 14.6 17.6 10.6 1.3
2024 18.0 15.0 18.0 11.0 2.0
2024.1 18.1 15.1 18.1 11.1 2.1
2024.2 18.2 15.2 18.2 11.2 2.2
2024.3 18.4 15.4 18.4 11.4 2.4
2024.4 18.5 15.5 18.5 11.5 2.5
2025 26.0 26.0 26.0 26.0 26.0
2025.1 26.1 26.1 26.1 26.1 26.1
"""#

  static let names = #"""
0 a1B k2M a2A k3M o3N o2N a1C k2M a2A k3M o3N o2N
00 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
01 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
02 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
03 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
04 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
05 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
06 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
07 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
08 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
09 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
1 k1brakesignal w1calendar w2M w2N a1B k2M a2A k3M o3N o2N k1lane l2M l2N a1magnifyingglass c2M f2N a1C k2M a2A k3M o3N o2N
10 r1LKclockwise r4M r4N r3G r4M r4N w1calendar w2M w2N a1B o2M a2A o3M o3N o2N k1lane l2M l2N a1C o2M a2A o3M o3N o2N
11 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N k1lane l2M l2N a1C o2M a2A o3M o3N o2N
12 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N k1lane l2M l2N a1C o2M a2A o3M o3N o2N
123 f1>E f2>M f2>A f3>M f3>N f2>N
13 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
14 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
15 r1LKclockwise r4M r4N r3G r4M r4N w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
16 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
17 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
18 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
19 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
2 k1brakesignal w1calendar w2M w2N a1B k2M a2A k3M o3N o2N k1lane l2M l2N a1C k2M a2A k3M o3N o2N
20 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
21 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
22 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
23 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
24 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
25 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
26 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
27 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
28 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
29 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
2h m1 m1B m2A
3 w1calendar w2M w2N a1B k2M a2A k3M o3N o2N k1lane l2M l2N a1C k2M a2A k3M o3N o2N
30 r1LKclockwise r4M r4N r3G r4M r4N w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
31 w1calendar w2M w2N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
32 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
33 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
34 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
35 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
36 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
37 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
38 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
39 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
4 a1altB a3A a2C a3A w1calendar w2M w2N a1B k2M a2A k3M o3N o2N k1lane l2M l2N a1C k2M a2A k3M o3N o2N
40 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
41 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
42 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
43 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
44 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
45 r1LKclockwise r4M r4N r3G r4M r4N a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
46 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
47 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
48 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
49 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
4a m1 m1B m2A
4h m1 m1B m2A
4k c1tv c2A
4l m1 m1B m2A
5 r1LKclockwise r4M r4N r3G r4M r4N w1calendar w2M w2N a1B k2M a2A k3M o3N o2N k1lane l2M l2N a1C k2M a2A k3M o3N o2N
50 a1B o2M a2A o3M o3N o2N a1C o2M a2A o3M o3N o2N
6 a1altB a3A a2C a3A w1calendar w2M w2N a1B k2M a2A k3M o3N o2N k1lane l2M l2N a1C k2M a2A k3M o3N o2N
60 r1LKclockwise r4M r4N r3G r4M r4N
7 w1calendar w2M w2N a1B k2M a2A k3M o3N o2N k1lane l2M l2N a1C k2M a2A k3M o3N o2N
75 r1LKclockwise r4M r4N r3G r4M r4N
8 w1calendar w2M w2N a1B k2M a2A k3M o3N o2N k1lane l2M l2N a1C k2M a2A k3M o3N o2N
9 a1altB a3A a2C a3A w1calendar w2M w2N a1B k2M a2A k3M o3N o2N k1lane l2M l2N a1C k2M a2A k3M o3N o2N
90 r1LKclockwise r4M r4N r3G r4M r4N
a a1> c1>book.closed c3>M c3>A c4>M c4>he c4>N c4>ja c4>ko c4>th c4>zh c3>he c3>N c3>ja c3>ko c3>th c3>zh a1B a2A c1>magnify a1C a2A
abc c1>
abs k1 j1brakesignal k2P k1B k2A
ac w1> w1>P
accessibility m1! m1!JLupH m1!A
air r1car.side r3A x1conditioner j2R j3A x2P j2vertical j3A r1convertible.side r3A r1pickup.side r3A j1purifier j2A r1suv.side r3A
airplane a1 f1arrival c1B c2A w1cloud f1departure w1landed w1path.dotted w1ticket w2A w1up.forward w3app w4A w2H w3app w4A
airplaneseat w1
airplay r1!audio r2!JD r2!B r3!A r1!video r2!JD r2!B r3!A
airplayaudio a1>! f1>!JD f1>!B f2>!A
airplayvideo a1>! f1>!JD f1>!B f2>!A
airpod h1!gen3O h2!H c1!O c1!H
airpodpro c1>!O c1>!H
airpods c1! f1!chargingcase f2!A f2!wireless f3!A h1!gen3 h2!chargingcase.wireless h4!A t1!gen4 t2!chargingcase.wireless t4!A t2!O t2!H r1!max r1!pro r2!chargingcase.wireless r4!A r4!radiowavesOIH r8!A r2!O r2!H
airpodsmax e1>!
airpodspro c1>! f1>!chargingcase.wireless f3>!A m3>!radiowavesOIH m7>!A
airport c1!express c1!extreme c2!tower
airtag f1! f1!A f1!radiowaves.forward f3!A f4!rtl f3!rtl
alarm a1 a1A j1wavesOIH j5A
align f1Rcenter f3A f2O f3A f2H f3A f1vertical.bottom f3A f2center f3A f2top f3A
allergens f1 j1A
alt a1
alternatingcurrent f1
american r1football r2B r3A r2A r2professional r3B r4A r3A
amplifier c1
angle j1
ant a1 a1B a2A a1A
antenna a1radiowavesOIH f5B f6A f5P r6B r7A
app a1 w1background.dotted a1J f2Z f3A r2clock r3A a2A f1connected.to.app.belowA f1X a1A a1gift a2A w1grid w1shadow w1specular w1translucent
appclip c1!
append r1page r2A r3rtl r2rtl
apple w1books.pages w3A w1classical.pages w3A r1!hapticsIDtriangle r3!music.note r5!P w1!homekit r1!image.playground r3!A r1!intelligence v2!Jxmark j1!logo p1!meditate r2!B r3!A p2!Cstack p4!A w1podcasts.pages w3A m1terminal p2B p3A m2A m2onE m4A t1!writing.tools
applelogo c1>!
applepencil f1! m1!adapter.usb.c m4!A m1!Iscribble r1!doubletap m1!gen1 m1!gen2 r1!hover r1!squeeze m1!tip
applescript c1! c1!A
appletv c1! w1!JZ w3!A w2!D w3!A c1!A
appletvremote f1!gen1 f2!A f1!gen2 f2!A f1!gen3 f2!A f1!gen4 f2!A
applewatch c1! m1!ILforward m4!rtl w1!JZ w2!D f1>!case.insetF r2!sizes c1!radiowavesOIH e1!sideH c1!P c1!watchface
apps c1!ipad w2!JZ w4!rtl w3!plus c2!landscape w2!onEportraitX w6!rtl c1!iphone w2!JZ w4!rtl c3!plus c2!landscape c3!rtl
appwindow m1swipeE
aqi d1high d1low d1medium w2gauge.open
arcade m1stick m2ILdown m4O m5>ILH r8outward m4H m4up m5ILdown m2console m3A
archivebox a1 c1B c2A a1A
arkit a1! f1!Jxmark
arrow a1>2T a3>B a4>A a2squarepath a13.trianglepath c1backward c2B r3dotted c3A c2C c3A f2to.line f4B f5A u4compact m4C m5A a1>branch m1>T a1clockwise a2B a3A c2>heart c3>A a2>!icloud a3>!A m2C m3A a1G a2B a3A a2>!icloud a3>!A m2C m3A a1down j2IlineRILup c2app p3X p4VD c3A m2!applewatch c2backward m3ILup.forward m7B m8A r7E r8A m7C m8A c3B r4dotted c4A c3C c4A m3toptrailingE m5A a2B w3Jpause w5A w4xmark w5A m3dotted a3A a2>doc a3>A r2document r3A c2forward c3ILup.backward c7B c8A r7E r8A m7C m8A c3B r4dotted c4A c3C c4A m3topleadingE m5A c2heart c3A a2O m3ILupH m7B m8A r7E r8A m7C m8A m3LupH m6B m7A m6C m7A a3B r4dotted a4A a3C a4A m3toprightE m5A a3!video a4!A j2!message j3!A a2H a3ILupO c7B c8A r7E r8A m7C m8A a3B r4dotted a4A a3C a4A m3topleftE m5A a2C a3A a2to.line a4>alt f4B f5A f4compact m4C m5A c1forward c2B r3dotted c3A w2folder w3A w4rtl w3rtl c2C c3A f2to.line f4B f5A u4compact m4C m5A a1O j2Iline.verticalILH a3H a4B a5A c4>righttriangleOrighttriangleH c8>A a4C a5A j4text.vertical c2LH c4B c5A c4C c5A a2B r3dotted a3A a2C a3A a2to.line a4>alt f4B f5A f4compact m4C m5A a1>merge c1>rectanglepath a1H j2Iline.verticalILO a2>LO a4>B a5>A a4>C a5>A a2B r3dotted a3A c2>doc.on.clipboard r2FfilterLH r2page.on.clipboard a2C a3A a2to.line a4>alt f4B f5A f4compact m4C m5A a1>swap c1>triangle.2T c4>camera c5>A c4>B c5>A c4>doc.on.clipboard m4>!icloud m5>!A c2>branch c2>capsulepath c2>merge c2>pull c2>swap c2>turn.upHB c6>A c5>diamond c6>A r1K2.clockwise r4rotate.90 r6camera r7A r6B r7A r6!icloud r7!A r6page.on.clipboard r3G r4rotate.90 r2bottomleft.capsulepath.clockwise r2branch r2clockwise r3heart r4A r3!icloud r4!A r3rotate.90 r2G r3!icloud r4!A r3rotate.90 r2OIHrighttriangleOrighttriangleH r9A r2merge r2pull r2rectanglepath r2swap r2topright.capsulepath.clockwise w2turn.upH r5B r6A r5diamond r6A r2upIdown.righttriangle.up.righttriangle.down r9A a1turn.downO a3H a2Odown a3up a2Hdown a3up c2up.forward.iphone c5A a3O a3H a1up a2Idown c4ILOIH j5sparkles a4B a5A c4>righttriangle.upArighttriangle.downA c6>righttriangle.down f8>A a4C a5A j4textR j3lineRILdown c3personEportrait c5turnO c6H a2Ldown a4B a5A a4C a5A c2backward c3ILdown.forward c7B c8A r7E r8A m7C m8A m3bottomtrailingE m5A c3B r4dotted c4A c3C c4A a2bin a3A a2B j3Jclock r3dotted a3A a2>doc a3>A c3>on.clipboard r2document r3A w2folder w3A c2forward m3ILdown.backward m7B m8A r7E r8A m7C m8A c3app c4A m3bottomleadingE m5A c3B r4dotted c4A c3C c4A c2heart c3A a2O a3ILdownH c7B c8A r7E r8A m7C m8A c4downHILupHIdownO c6magnifyingglass m3LdownH m6B m7A m6C m7A m3bottomrightE m5A a3B r4dotted a4A a3C a4A c2!message c3!A r2page.on.clipboard a2H m3ILdownO m7B m8A c7E c8A m7C m8A m3bottomleftE m5A a3B r4dotted a4A a3>diamond a4>A a3C a4A a3!video a4!A a2C a3A a2to.line a4>alt f4B f5A f4compact m4C m5A m2trash m3A c1uturn.backward c3B c4Jellipsis c4A c3C c4A a2down a3B a4A a3C a4A c2forward c3B c4A c3C c4A a2O a3B b4Jellipsis a4A a3C a4A a2H a3B a4A a3C a4A a2up a3B a4A a3C a4A
arrowkeys m1 m1downF m1A m1OF m1HF m1upF
arrowshape j1backward m2B m3A j2A c1bounce.forward c3A c2H c3A m1down m2B m3A m2A j1forward m2B m3A j2A j1O m2arrowshapeH m4A m2B m3A j2A j1H m2B m3A j2A c1turn.up.backward c42 c5B c6A c5A j4Jclock j6A j7rtl j6rtl c4B c5A c4A c3forward c4B c5A c4A a3O a42 c5B c6A a5A a4B a5A a4A a3H a4B a5A a4A m1up m2B m3A m2A c1zigzag.forward c3A c2H c3A
arrowtriangle c1backward c2B c3A c2A x2insetFtrailingthirdE c2C c3A a1down x22 x3A a2B a3A a2A a2C a3A c1forward c2B c3A c2A x2insetFtrailingthirdE c2C c3A a1O c2Iline.verticalIQH f8A a2B a3A a2A c3>Iline.verticalIQHA a2C a3A a1H c2Iline.verticalIQO f8A a2B a3A a2A c3>Iline.verticalIQOA a2C a3A a1up x22 x3A m2Qdown.windowO m5H a2B a3A a2A a2C a3A
aspectratio b1 b1A
asterisk f1 a1B a2A
at a1 a1Jminus a2plus c1B c2A
atom c1
audio p1jack.mono p2stereo
australian r1football r2B r3A r2A
australiandollarsign m1 m1>LT r2KGrotate.90 r1bank.building r3A m1B m2A r1gauge.chartUS r3YtopthirdW r1ring r2X m1C m2A
australsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
auto k1>brakesignal k1>headlight.high.beam k4>A k2>low.beam k4>A
automatic m1brakesignal m1headlight.high.beam m4A m2low.beam m4A
autostartstop k1 k1P k1VD
av j1remote j2A
axel k1>2 k2>frontIrear.engaged k3>engaged k2>rear.engaged
axle l12 m2driveshaft.disengaged l2frontIrear.engaged m3disengaged l3engaged m2rear.disengaged l3engaged m3lock
b a1B a2A a1C a2A
backpack j1 k1B k2A j1A w1sensor.tag.radiowavesOIH w7A
backward a1 f1B f2A a1end a2alt a3A j2B j3A a2A a1A c1frame c2A
badge c1plus.radiowaves.forward a3H
bag a1 a1Jminus a2plus j2questionmark j3M c1B c2A a1A a2Jminus a3plus j3questionmark j4M
bahtsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
balloon j1 j12 j2A j1A
bandage a1 a1A
banknote c1 c1A
barcode a1 a1viewfinder
barometer c1
base r1unit
baseball j1 j1B j2A j1diamond.bases r3outs.indicator j1A
basket j1 j1A
basketball j1 j1B j2A j1A
bathtub j1 j1A
battery a1>0 m10percent a1>100 c2>bolt c3>rtl j2>B j3>A m1100percent m2bolt m3rtl m2B m3A a1>25 m125percent f1>50 m150percent f1>75 m175percent
batteryblock k1 k1A k1P k2A r1stack r2Jsnowflake r4A r2A r2VD r4A
beach j1umbrella j2A
beats f1!earphones h1>!fit.pro h3>!chargingcase h4>!A h3>!O h3>!H m1!fitpro m2!chargingcase m3!A m2!O m2!H f1!headphones q1!pill q2!A f1!powerbeats l2!O r2!pro v3!2 v4!chargingcase v5!A v4!O v4!H r3!chargingcase r4!A r3!O r3!H l2!H f1!powerbeats3 l2!O l2!H f1>!powerbeatspro f2>!chargingcase f3>!A f2>!O f2>!H q1!solobuds q2!chargingcase q3!A q2!O q2!H f1>!studiobudO f2>!H f1!studiobuds f2!chargingcase f3!A r2!O r2!plus r3!chargingcase r4!A r3!O r3!H r2!H m1>!studiobudsplus m2>!chargingcase m3>!A m2>!O m2>!H
bed a1double w2JZ w4A f2B f3A a2A
bell a1 f1>Iwaveform f3>A j2wavesOIH j6A c1J f2B f3A c2A m2P m3A m4rtl m3rtl m2waveform m3A w3P w4A a1B a2A a1A a1P c2B c3A a2A f1C f2A
beziercurve r1
bicycle c1 c1B c2A w1sensor.tag.radiowavesOIH w7A
bin a1>xmark a2>A
binoculars c1 m1B m2A c1A
bird j1 m1B m2A j1A
birthday j1cake j2A
bitcoinsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
blinds j1Rclosed j2open j1vertical.closed j2open
blood w1pressure.cuff w3Jgauge.with.needle w7A w3A
bold a1 a1italic.underline a1underline
bolt a1 a1>Ja a3>A m2automatic m3A m2Z m3A j2clock j3A m2xmark m3A f1batteryblock f2A j1brakesignal c1car f2B f3A c2A a1B a2A a1A c2>batteryblock c3>A c1heart c2A a1R a2B a3A a2A a2!icloud a3!A s1house s2A g1ring.closed f1shield f2A a1P c2B c3A a2A f1C f2A k1VD k3A
bonjour c1!
book a1 m1Iwrench m3A w1Jplus w3A a1B a2A c1closed f2B f3A c2A a1A m1pages m2A
bookmark a1 c1B c2A a1A c1P c2A f1C f2A
books c1vertical f2B f3A c2A
box j1>truck j2>Jclock j4>A j5>rtl j4>rtl j2>A
brain f1 m1A m1Fhead.profile f1head.profile m3A
brakesignal j1 j1X
brazilianrealsign j1 m1>LT r2KGrotate.90 r1bank.building r3A d1B d2A r1gauge.chartUS r3YtopthirdW r1ring r2X d1C d2A
briefcase a1 f1B f2A a1A w1sensor.tag.radiowavesOIH w7A
bubble m1 r1Ipencil r3rtl m1B m2A m1A a1O a2IbubbleH a5A f3DbubbleH f6A m3text.bubbleH m6A m7rtl m6rtl f2B f3A a2A a1middle.bottom a3A a2top a3A a1H f2B f3A a2A
bubbles j1Isparkles j3A
building c1 c12 c2cropB c4A c2A c1columns f2B f3A c2A c1A
burn a1
burst a1 a1A
bus c1 c1doubledecker c2A c1A
button m1angledbottomRO m4A m3H m4A m1angledtop.verticalO m4A m3H m4A m1R m2A x2top x3A m3press m4A j1programmable j2C j3A m1roundedbottomR m3A m1roundedtopR m3A x1verticalO x3A m3press m4A x2H x3A m3press m4A
c a1B a2A a1C a2A
cabinet j1 j1A
cable m1coaxial f1connector f2R m2P s2video
cablecar f1 f1A
calendar a1 r1Iperson w1J m2Z m3rtl c2clock c3rtl c2D w2lock a2minus a2plus a1B a2A f1day.timeline.leading w4B w5A f3O w4B w5A f3H w4B w5A f3trailing w4B w5A
camera a1 c1aperture m1Jclock m3A c2ellipsis m3A a1B a2A a1A c2>Jellipsis c1filters i1macro i2B i3A r2P r3B r4A c1metering.center.weighted c4average c2matrix c2multispot c2none c2partial c2spot c2unknown c3M a1onE a3A a1>rotate a2>A w1sensor.tag.radiowavesOIH w7A f1shutter.button f3A a1viewfinder x2Jautomatic
candybarphone c1
capslock a1 a1A
capsule a1 f1bottomhalfF a1A f1>insetF f1UF r1on.capsule r3A r2E r3A c1portrait f2bottomhalfF c2A f2>insetF f2UF f2SF f2tophalfF f1SF f1tophalfF
captions a1bubble a2A
car b1 c12 c2A r1Jgearshape r3A c1B c2A f1ferry f2A a1A m1front.waves.down m4A r3OIHIup r8A k3up k4A k1rear m2Icollision.road.lane m6P k3tire.marks r5off k5P k2A r2hazardsign r3A k2road.lane k4X w5Q2.outward r4distance.1 r6Igauge.open.with.lines.needle.67percentIQ r52 r6Igauge.open.with.lines.needle.67percentIQ r53 r6Igauge.open.with.lines.needle.67percentIQ r54 r6Igauge.open.with.lines.needle.67percentIQ r55 r6Igauge.open.with.lines.needle.67percentIQ r4off r4wave.up r2tilt.road.lanes.curvedH k2waves.up k4A k1side k2air.circulate k4A k3fresh k4A k2ID k4A u2LOIH u6A k2Qdown k4A k3up k4Qdown k6A k4A k2A k2front.open r4crop r5A k4A r2hill.descent.control r5A m3down u4Igauge.open.with.lines.needle.25percentIQ u9needle.25percentIQA m4A m3up m4A m2lock m3A m3open m4A m2rearIcollisionIcar.side.front u9ILforward u9Isteeringwheel m9P m4DIcar.side.front r9off m4wave.3Icar.side.front r3crop.trunk.partition r6A k3open r4crop r5A k4A r3tow.hitch r5A r2roof.cargo.carrier r5A r5P r6A r1topQfrontO r5A r4H r5A r3rearO r5A r4H r5A k2door.frontOIfrontHIrearOIrearHopen k9rearOIrearHopenA k9rearOopen k9rearOopenA k9rearHopen k9rearHopenA k8open k9A k6rearOIrearHopen k9rearHopenA k8open k9A k7Hopen k9A k5open k6A k4HIrearOIrearHopen k9rearHopenA k8open k9A k7Hopen k9A k5open k6A k3rearOIrearHopen k9A k5open k6A k4Hopen k6A m3slidingOopen m6A m4Hopen m6A r2front.radiowaves.frontOIfrontIfrontH r9frontHA m2>frontleftQ m4>A m2>frontrightQ m4>A k2laneXQinward k6A k4Jsteeringwheel k6A k4departureO k6A u6P u7A k5H k6A u6P u7A s2radiowaves.2.frontOfront.frontH s9A s4rearOrear.rearH s9A k3front k4A k3rear k4A k4O k5IrearH k8A r5car.top.front r8A k5A k4H m5JD m7A m6xmark m7A r5car.top.front r8A k5A r2rear.radiowaves.rearOIrearIrearH r9rearHA m2>rearleftQ m4>A m2>rearrightQ m4>A r2video.rearO r5A r4H r5A m1windowO m3JD w4lock m4xmark m3D m3xmark m2H m3JD w4lock m4xmark m3D m3xmark
carbon j1dioxide.cloud j3A j1monoxide.cloud j3A
carrot j1 j1A
carseat m1O m21 m3A m22 m3A m23 m3A m2Iheat.waves m5A m2backrest.upIdown m6A m2fan m3A m2A m2forwardIbackward m5A m2massage m3A m2upIdown m5A m1H m21 m3A m22 m3A m23 m3A m2Iheat.waves m5A m2backrest.upIdown m6A m2fan m3A m2A m2forwardIbackward m5A m2massage m3A m2upIdown m5A
cart a1 r1Jclock r3A r4rtl r3rtl a2minus a2plus j2questionmark j3M j3rtl d1B d2A a1A a2Jminus a3plus j3questionmark j4M j4rtl
case c1 c1A
cat m1 m1B m2A m1A
cedisign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
cellularbars j1 w1B w2A
centsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
chair j1 j1A j1lounge j2A
chandelier j1 j1A
character d1 d1M r1bn d1book.closed d3M w3bn d3A d4M w4bn w4gu d4he d4N d4ja w4kn d4ko w4ml w4mni w4mr w4or w4pa w4sat w4si w4ta w4te d4th d4zh w3gu d3he d3N d3ja w3kn d3ko w3ml w3mni w3mr w3or w3pa w3sat w3si w3ta w3te d3th d3zh e1bubble e2M w2bn e2A e3M w3bn w3gu e3he f3N f3ja w3kn f3ko w3ml w3mni w3mr w3or w3pa w3sat w3si w3ta w3te f3th f3zh w2gu e2he f2N f2ja w2kn f2ko w2ml w2mni w2mr w2or w2pa w2sat w2si w2ta w2te f2th f2zh r1B r2M s2bn r2A r3M s3bn s3gu r3he r3N r3ja s3kn r3ko s3ml s3mni s3mr s3or s3pa s3sat s3si s3ta s3te r3th r3zh s2gu r2he r2N r2ja s2kn r2ko s2ml s2mni s2mr s2or s2pa s2sat s2si s2ta s2te r2th r2zh e1cursor.ibeam e3M u3bn u3gu e3he e3N e3ja u3kn e3ko u3ml u3mni u3mr u3or u3pa u3sat u3si u3ta u3te e3th e3zh j1duployan r1gu d1he d1N d1ja r1kn d1ko m1magnify m2M u2bn u2gu m2he m2N m2ja u2kn m2ko u2ml u2mni u2mr u2or u2pa u2sat u2si u2ta u2te m2th m2zh r1ml r1mni r1mr r1or r1pa j1phonetic r1sat r1si r1C r2M s2bn r2A r3M s3bn s3gu r3he r3N r3ja s3kn r3ko s3ml s3mni s3mr s3or s3pa s3sat s3si s3ta s3te r3th r3zh s2gu r2he r2N r2ja s2kn r2ko s2ml s2mni s2mr s2or s2pa s2sat s2si s2ta s2te r2th r2zh j1sutton r1ta r1te w1text.justify w3M w3bn w3gu w3he w3N w3ja w3kn w3ko w3ml w3mni w3mr w3or w3pa w3sat w3si w3ta w3te w3th w3zh e1textbox e2M u2Jsparkles u4M u4bn u4gu u4he u4N u4ja u4kn u4ko u4ml u4mni u4mr u4or u4pa u4sat u4si u4ta u4te u4th u4zh u2bn u2gu e2he e2N e2ja u2kn e2ko u2ml u2mni u2mr u2or u2pa u2sat u2si u2ta u2te e2th e2zh d1th d1zh
characters r1lowercase r2el r2ru r1uppercase r2el r2ru
chart a1bar c2>docR c4>A a2A r2Rpage r4A c2xaxis m3ascending m4Jclock m6rtl w3descending r2yaxis k1dots.scatter j1line.downtrend.xyaxis j4B j5A j2flattrend.xyaxis j4B j5A r2text.clipboard r4A f2uptrend.xyaxis f4B f5A a1pie a2A f1xyaxis.line
checkerboard c1>E f1>shield
checklist f1 j1checked j2rtl f1rtl j1unchecked
checkmark a1 w1app w2A m1!applewatch w1LKclockwise r3G f1bubble f2A m3rtl m2rtl a1B w2Jairplane w4A w3plus w4A j3questionmark j4M j4A j5M j3xmark j4A w2dotted a2A f2VD w4A f1diamond f2A m1>gobackward c1!icloud c2!A j1!message j2!A a1E a2A c2portrait c3A m2stack m3A a1seal a2A r2text.page r4A r5rtl r4rtl a1shield a2A a1C a2A
chevron c1backward c22 r2chevron.backward.dotted c2B c3A c2C c3A j2to.line n1compact.backward a2down n2forward a2O r3chevron.compactH a2H a2up r3chevron.compact.down r5Hchevron.compact.down.chevron.compactO a1down r22 a2B a3A r2dotted.2 r2forward.2 r3dotted.2 r2H2 r3dotted.2 a2C a3A c1forward c22 c2B c3A r2dotted.chevron.forward c2C c3A j2to.line a1O a22 r2chevronOdotted r3H a2B a3A f2forwardslash.chevronH a2>PchevronH a2C a3A j2to.line a1H a22 a2B a3A r2dotted.chevronH a2C a3A j2to.line a1up r22 a2chevron.down r4C r5A r3Hchevron.down.chevronO a2B a3A r2dotted.2 r2forward.2 r3dotted.2 r2H2 r3dotted.2 a2C a3A
chineseyuanrenminbisign m1 m1>LT r2KGrotate.90 r1bank.building r3A m1B m2A r1gauge.chartUS r3YtopthirdW r1ring r2X m1C m2A
circle a1 f1IlineR f4A m1JZ m3A m2D m3A m2minus m3A m2plus m3A m2questionmark m3M m3A m4M m2xmark m3A c1>bottomhalfA f2F m3inverse m1>bottomrighthalf.checkered r2pattern.checkered a1>bottomthird.split c1B c2A c1X c2>insetA f3>F j2E f1dotted m2IB m2B m3A a1A c2>CA m1Fipad m3A m3landscape m4A m2iphone m3A j2pattern.diagonallineE f1grid.2x1 f3A f3OF f3HF b22x2 b3A w3topleftZF a23x3 f3B f4A a3A c2cross c3>downA f4F c3A c3>OA f4F c3>HA f4F c3>upA f4F a2>hex a3>A f1hexagongrid f2B f3A f2A f1hexagonpath f2A f1>insetF a1>UA f2F m3inverse m3SstripedR m6inverse m2stripedR m4inverse w1onC w3intersection.dotted w3merge j1EX j2Fpattern.diagonalline a1>SA f2F m3inverse f1P f2A c1C f2A c1>tophalfA f2F m3inverse
circlebadge c1 c12 c2A c1A
circles c1>hexagongrid c2>A c1>hexagonpath c2>A
clear a1 a1A
clipboard j1 j1A
clock a1 d1>L2T c2>T r2K2Grotate.90 w3clockwise.rotate.90.path.dotted r3Grotate.90 j1J w2airplane w3A f2Z f3A f2D f3A j2A j2questionmark j3M j3A j4M j2xmark j3A f1B f2A a1A
cloud a1 a1bolt j2B j3A a2A a2rain j3B j4A a3A j1B j2A a1drizzle j2B j3A a2A a1A a1fog j2B j3A a2A a1hail j2B j3A a2A a1heavyrain j2B j3A a2A a1moon a2bolt j3B j4A a3A j2B j3A a2A a2rain j3B j4A a3A a1rain j2B j3A a2A r1rainbow.crop r3A m2>half m3>A a1sleet j2B j3A a2A a1snow j2B j3A a2A a1sun a2bolt j3B j4A a3A j2B j3A a2A a2rain j3B j4A a3A
coat r1 w1B w2A r1A
coloncurrencysign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
comb c1 c1A
command a1 c1B c2A c1C c2A
compass j1drawing
computermouse f1 f1A
cone c1 c1A
contact j1sensor j2A
contextualmenu c1>Icursorarrow w2pointerL
control a1
convertible r1side r2air.circulate r4A r3fresh r4A r2ID r4A u2LOIH u6A r3Kbackward r5A r4forward r5Ibackward r7A r5A r2Qdown r4A r3up r4Qdown r6A r4A r2A r2front.open r4crop r5A r4A r2hill.descent.control r5A r3down u4Igauge.open.with.lines.needle.25percentIQ u9needle.25percentIQA r4A r3up r4A r2lock r3A r3open r4A
cooktop j1 j1A
cpu c1 f1A
creditcard a1 f1>I123 w2numbers w1LK2.clockwise.rotate.90 c1B c2A a1A w1rewards w2A f1VD m3A j1viewfinder
cricket j1ball j2B j3A j2A
crop a1 a1rotate
cross c1 c1case k2B k3A c2A c1B c2A c1A f1vial f2A
crown c1 c1A
cruzeirosign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
cube a1 a1>box a2>A w1B w2A a1A c1transparent c2A
cup r1Iheat.waves r4A f2saucer f3A
curlybraces c1 c1C c2A
cursor a1>rays
cursorarrow c1> c1>IConCX c1>click c2>2 c2>Jclock c1>motionlines c2>click c1>rays u1>resize.north.east.south.east m1>P m2>C m3>A c1>C j2>A
curtains j1closed j1open
cylinder c1 c1A c1split.1x2 c3A
d a1B a2A a1C a2A
danishkronesign m1 m1>LT r2KGrotate.90 r1bank.building r3A m1B m2A r1gauge.chartUS r3YtopthirdW r1ring r2X m1C m2A
decrease a1indent a1quotelevel
degreesign r1celsius r1fahrenheit
dehumidifier j1 j1A
delete f1backward f2A f1forward f2A a1O a2A a1H a2A
deskclock c1 c1A
desktopcomputer a1 f1ILdown r2!macbook w1JZ w2shieldZ f1VD
deskview j1! j1!A
dial a1> a1>A j1high j2A j1low j2A c1>max c2>A j1medium j2A c1>min c2>A
diamond c1 f1bottomhalfF f1B f2A c1A f1>insetF f1UF f1SF f1tophalfF
dice f1 f1A
die c1face.1 c3A c22 c3A c23 c3A c24 c3A c25 c3A c26 c3A
digitalcrown x1! f1!Lclockwise f3!A f2!G f3!A x1!A x1!R f2!Lclockwise f4!A f3!G f4!A x2!A f2!press f3!A f1!press f2!A
directcurrent d1
dishwasher j1 m1B m2A j1A
display c1 c12 f1ILdown w2screwdriver c1VD
distribute r1R j2center j3A r2A j2O j3A j2H j3A r1vertical j2bottom j3A j2center j3A r2A j2top j3A
divide a1 a1B a2A a1C a2A
doc a1> a1>append c2>A c3>rtl c2>rtl j1>JLup j4>A m2>clock m3>A c2>ellipsis c2>gearshape c3>A c2>plus a1>B a2>A a1>A c2>Jellipsis c3>plus a1>on.clipboard a3>A a2>doc a3>A a1>plaintext c2>A m1>questionmark m2>M m2>A m3>M m3>rtl m2>rtl a1>richtext c2>M c2>A c3>M c3>he f3>N f3>ja f3>ko f3>th f3>zh c2>he f2>N f2>ja f2>ko f2>th f2>zh a1>text c2>below.ecg c4>A d5>rtl d4>rtl a2>A c3>viewfinder f2>image f3>A a2>magnifyingglass a2>viewfinder f1>viewfinder f2>A c1>zipper
dock c1LdownE c2upE c1E
document r1 r1JLup r4A r2clock r3A r2ellipsis r3A r2gearshape r3A r2plus r3A r1B r2A r1A r1on.clipboard r3A r2document r3A w2trash w3A r1viewfinder r2A
dog m1 m1B m2A m1A
dollarsign j1 j1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
dongsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
door j1french.closed j2open j1garage.closed j3VD j2double.bay.closed j5VD j4open j5VD j2open j3VD j1Ohand.closed j3open j1Hhand.closed j3open j1slidingOhand.closed j4open j2Hhand.closed j4open
dot c1arrowtriangles.upHdownOB s1car.top.radiowaves.2.rearOrear.rearH s9HA c1>BIcursorarrow f3hand.point.upOA w3pointerL f2viewfinder w1crosshair c1radiowaves.forward a2OIH a2H f2up.forward m1scope m2display m2laptopcomputer a1C a2A c1squareshape c2A c2split.2x2 f1viewfinder
dots i1>Iline.verticalIcursorarrowE w5pointerLE
dpad c1 c1>downA f2F c1A c1>OA f2F c1>HA f2F c1>upA f2F
drone r1 r1A
drop c1 f1B f2A j1degreesign j2A j2P j3A j4rtl j3rtl c1A m1halffull j1keypadE j3A m1transmission a1triangle a2A
dryer j1 m1B m2A j1A
duffle r1bag r2A
dumbbell j1 j1A
e a1B a2A a1C a2A
ear a1 f1>Iwaveform c1JZ m2waveform c1A c1VD
earbud w1O w1H
earbuds f1 w1bone.conduction w3O w3H f1case f2A w1in.ear w3O w3H w1stemless w2O w2H
earpods c1!
ecg r1>text.page r3>A r4>rtl r3>rtl
eject a1 c1B c2A a1A
electronic u1toll.collection u3E u4A u4P u5A u4VD u6A
ellipses a1>bubble a2>A
ellipsis a1 c1bubble c2A w1calendar a1B w2J w3A a2A f1curlybraces j1!message j2!A c1E c2A f1vertical.bubble f3A k1viewfinder
engine k1combustion m2JD m4A k2A u1emissionIdrop.2.water.wave.below r3D r3filter
entry j1lever.keypad j3A j3VD j5A
envelope a1 u1IL3.down u5A r3Kbranch r5A w2hand.raised w4A c1>Ltriangle.branch c4>A a1J a2A w2minus w3A m2person.crop m4A w2plus w3A f2shield.halfF f5A c3>leadinghalfA a1B a2A a1A c2>Jshield.trailinghalfA r1front r2A r3rtl r2rtl a1open j2Jclock w4A a2A s1stack s2A
environments w1! w1!B w2!A w1!A w1!P w2!B w3!A w2!A
equal a1 a1B a2A a1C a2A
eraser j1 w1Jxmark w3A j1A j1lineX j3A w1P w2A w1VD w3A
escape a1
esim c1 c1A
eurosign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
eurozonesign m1 m1>LT r2KGrotate.90 r1bank.building r3A m1B m2A r1gauge.chartUS r3YtopthirdW r1ring r2X m1C m2A
ev m1charger m2QO m4A m3H m4A m2D m3A m2A m2P m3A m1plug.ac.gb.t m5A m3type.1 m5A m42 m5A m2dc.ccs1 m4A m3ccs2 m4A m3chademo m4A m3gb.t m5A m3nacs m4A
exclamationmark a1 c12 c13 d1!applewatch c1>LT c2>triangle.2T r2K2.clockwise.rotate.90 r3Grotate.90 j1brakesignal a1bubble f2B f3A a2A a1B a2A a1!icloud a2!A j1lock j2A m1magnifyingglass s1!message s2!A a1octagon a2A j1questionmark j2M a1shield a2A a1C a2A m1tirepressure k1transmission a1triangle a2A t2text.page t4A t5rtl t4rtl m1warninglight m2A
externaldrive c1 c1JZ j2D c2icloud c2minus c2person.crop c2plus j2questionmark j3M c2timemachine c2wifi c2xmark c1connected.to.line.below c5A c1A c2JZ j3D c3icloud c3minus c3person.crop c3plus j3questionmark j4M c3timemachine c3wifi c3xmark j2VD j1VD
eye a1 c1B c2A a1A w1half.closed w3A a1P f2B f3A a2A f1C f2A f1VD f3A
eyebrow c1
eyedropper a1 a1full a1halffull
eyeglasses a1 m1P
eyes c1 c1inverse
f a1B a2A a1cursive a2B a3A w2P a1C a2A
face c1X c2A c1smiling c2>A j2inverse
faceid a1!
facemask f1 f1A
fan m1 j1Ilight.ceiling j4A w1JLupIdownILOIH w9IHA m2automatic m3A j1ceiling j2A w1B w2A j1desk j2A m1A j1floor j2A w1gauge.open j1oscillation j2A m1P m2A
fanblades f1> f1>A j1>P j2>A
faxmachine c1 j1A
ferry f1 f1A
fiberchannel c1>
fibrechannel f1
field m1of.view.ultrawide m4A m3wide m4A
figure m1 m12 j2Ichild.holdinghands j2arms.open m2B m3A r2Oholdinghands r2Hholdinghands j1american.football r3B r4A j1Ichild.holdinghands j1archery r2B r3A j1arms.open j1australian.football r3B r4A j1badminton r2B r3A j1barre r2B r3A j1baseball r2B r3A j1basketball r2B r3A j1bowling r2B r3A j1boxing r2B r3A m1child m2Ilock m4A m4open m5A m2B m3A j1climbing r2B r3A j1cooldown r2B r3A j1core.training r3B r4A j1cricket r2B r3A j1cross.training r3B r4A j1curling r2B r3A j1dance r2B r3A j1disc.sports r3B r4A j1>dress.line.vertical.figure j1elliptical r2B r3A j1equestrian.sports r3B r4A j1fall j2B j3A j1fencing r2B r3A r1field.hockey r3B r4A j1fishing r2B r3A j1flexibility r2B r3A j1golf r2B r3A j1gymnastics r2B r3A j1hand.cycling r3B r4A j1handball r2B r3A j1highintensity.intervaltraining r3B r4A j1hiking r2B r3A j1hockey r2B r3A j1hunting r2B r3A r1ice.hockey r3B r4A r2skating r3B r4A j1indoor.cycle r3B r4A r2rowing r3B r4A r2soccer r3B r4A j1jumprope r2B r3A j1kickboxing r2B r3A j1lacrosse r2B r3A j1martial.arts r3B r4A j1mindIbody r4B r5A j1mixed.cardio r3B r4A j1open.water.swim r4B r5A j1outdoor.cycle r3B r4A r2rowing r3B r4A r2soccer r3B r4A j1pickleball r2B r3A j1pilates r2B r3A j1play r2B r3A j1pool.swim r3B r4A j1racquetball r2B r3A f1roll r2B r3A j2runningpace r3B r4A j1rolling r2B r3A j1>rower j1rugby r2B r3A j1run j2B j3A k2Cstack k4A r2treadmill r3B r4A j1sailing r2B r3A k1seated.seatbelt k3Iairbag.off k5on r3Odrive.seats.1 r71 r8A r72 r8A r7A r62 r72 r82 r9A r83 r9A r8A r73 r82 r9A r83 r9A r8A r7A r63 r73 r83 r9A r8A r7A m2>side m3>air.distribution.lower m5>middle m6>Ilower m8>angled m5>upper m6>angledIlower.angled m8>middle m9>Ilower.angled k4>lower k4>upper k5>Ilower k4>windshield k3>airbag.off k5>2 k4>on k5>2 m3>automatic r3O w4air.distribution.indirect r6lower w7angledIupper.angled r6middle r7Ilower r9angled r6upper t7ImiddleIlower w7angledIdottedlineIlower.angled r9lower.angled r9middle r9middleIlower.angled r4airbag.off r62 r5on r62 r4automatic r4fan r4steeringwheel r4windshield.frontIheat.waves r9air.distribution.lower r9air.distribution.middle r9air.distribution.middleIlower r9air.distribution.upper r9air.distribution.upperIlower r9air.distribution.upperImiddle r9air.distribution.upperImiddleIlower r3H w4air.distribution.indirect r6lower w7angledIupper.angled r6middle r7Ilower r9angled r6upper t7ImiddleIlower w7angledIdottedlineIlower.angled r9lower.angled r9middle r9middleIlower.angled r4airbag.off r62 r5on r62 r4automatic w4child.lap r4fan r4steeringwheel r4windshield.frontIheat.waves r9air.distribution.lower r9air.distribution.middle r9air.distribution.middleIlower r9air.distribution.upper r9air.distribution.upperIlower r9air.distribution.upperImiddle r9air.distribution.upperImiddleIlower k3>windshield.frontIheat.waves m8>air.distribution.lower m9>distribution.middle m9>distribution.middleIlower m9>distribution.upper m9>distribution.upperIlower m9>distribution.upperImiddle m9>distribution.upperImiddleIlower r1skateboarding r2B r3A j1>skating j1skiing.crosscountry r3B r4A j2downhill r3B r4A j1snowboarding r2B r3A j1>soccer j1socialdance r2B r3A j1softball r2B r3A j1squash r2B r3A j1stair.stepper r3B r4A j1stairs r2B r3A c1stand r2dress r3line.vertical.figure c2line.dotted.figure.stand j1step.training r3B r4A j1strengthtraining.functional r3B r4A j2traditional r3B r4A j1surfing r2B r3A j1table.tennis r3B r4A j1taichi r2B r3A j1tennis r2B r3A j1trackIfield r4B r5A j1volleyball r2B r3A c1walk j2arrival c2B c3A j2departure c2diamond c3A j2motion m3VD w2suitcase.rolling w4B w5A r2treadmill r3B r4A r2triangle r3A j1water.fitness r3B r4A j1waterpolo r2B r3A c1wave c2B c3A j1wrestling r2B r3A j1yoga r2B r3A
filemenu c1>Icursorarrow c3>rtl w2pointerL w4rtl c2selection
film a1 f1B f2A a1A j1stack j2A
finder w1!
fire r1extinguisher r2A
fireplace j1 j1A
firewall j1 j1A
fireworks m1
fish j1 k1B k2A j1A
flag a1 f12.crossed j3B j4A f3A f1IflagFcrossed c1Jellipsis c3A j1>checkered j2>2.crossed k2>B k3>A a1B a2A a1A f1FIflag.crossed r1pattern.checkered r32.crossed r3B r4A u3lc a1P c2B c3A a2A f1C f2A
flame a1 f1B f2A a1A w1gauge.open
flashlight m1offB m3A b2A m1onB m3A b2A m1P m2B m3A
flask m1 m1A
fleuron j1 j1A
flip b1>R b2>A
flipphone c1
florinsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
flowchart a1 a1A
fluid r1batteryblock j1brakesignal r1coolant k1transmission
fn c1
folder a1 c1>Jgear f2gearshape a2minus a2person.crop a2plus c2questionmark c3M a1B a2A a1A c2>Jgear f3gearshape a3minus a3person.crop a3plus c3questionmark c4M
football j1> j1>B j2>A j1>A
fork f1knife f2B f3A
formfitting r1gamecontroller r2A
forward a1 f1B f2A a1end a2alt a3A j2B j3A a2A a1A c1frame c2A
fossil j1shell j2A
francsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
frying j1pan j2A
fuel u1filter.water
fuelpump f1 r1Ifilter m1QO m3A m2H m3A f1B f2A m1D m2A f1A m1P m2A w1thermometer w2A
function a1 u1M
fx a1
g a1B a2A a1C a2A
gamecontroller a1 r1B r2A a1A
gauge a1> a1>Jminus a2>plus w1chartUS w2YtopthirdW j1>high j1>low j1>medium j2>Jminus j3>plus w1open w2Sdotted.with.needleILKbackward m2with.lines.needle.33percent r6ILKfrom.0percent.to.50percent m7Q m8>from.0percent.to.50percent m567percentIQ m8Icar m584percent.exclamation m1with.dots.needle.0percent m4100percent m433percent m450percent m467percent m4bottom.0percent m5100percent m550percent m6Jminus m7plus m2needle m3A
gear a1 j1J f2Z f2questionmark j2rtl f2xmark f1B f2A
gearshape c1 c12 c2A j1>Ltriangle.2T r2K2.clockwise.rotate.90 f1B f2A c1A
gearshift m1layout.sixspeed
gift a1 c1B c2A a1A
giftcard c1 c1A
globe a1 f1americas f2A f1asia.australia f3A f1Jchevron.backward w2clock w3A j1central.south.asia j4A j1desk j2A f1europe.africa f3A w1A
glowplug k1
gobackward a1> a1>10 a2>M a2>N a1>15 a2>M a2>N a1>30 a2>M a2>N a1>45 a2>M a2>N f1>5 f2>M f2>N a1>60 a2>M a2>N a1>75 a2>M a2>N a1>90 a2>M a2>N a1>minus
goforward a1> a1>10 a2>M a2>N a1>15 a2>M a2>N a1>30 a2>M a2>N a1>45 a2>M a2>N f1>5 f2>M f2>N a1>60 a2>M a2>N a1>75 a2>M a2>N a1>90 a2>M a2>N a1>plus
graduationcap c1 f1B f2A c1A
graph w12d w13d
greaterthan a1 a1B a2A a1C a2A
greaterthanorequalto r1 r1B r2A r1C r2A
greetingcard c1 c1A
grid a1 a1B a2A
guaranisign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
guidepoint w1R w1vertical w2Qforward w2numbers
guitars a1 c1A
gym m1>bag m2>A
gyroscope c1
h a1B a2A a1C a2A c3>onCA c2onC f4A
hammer a1 f1B f2A a1A
hand j1>app j2>A a1draw r2Jellipsis r4A a2A r1palm.facing r3A r1pinch r2A c1point.down c3A a2O a3A a2H a3A c2up c3braille r4Jellipsis r6A c4A c3A c3O m4Itext m6A c4A a1raised k2app k3A k2brakesignal k3P f2B f3A a2A j2fingers.spread j4A r2palm.facing r4A a2P a3A f2C f3A f3onC f5A r1rays r2A c1tap c2A a1thumbsdown f2B f3A a2A w2Fhand.thumbsup w2hand.thumbsup w4A w4F s2P s3A a1thumbsup f2B f3A a2A s2P s3A c1wave c2A
handbag k1 m1B m2A k1A w1sensor.tag.radiowavesOIH w7A
hands m1Isparkles m3A c1clap c2A c1>sparkles c2>A
hanger m1
hare a1 m1B m2A a1A
hat r1cap r2A r1widebrim r2A
hazardsign k1 k1A
head r1>!profileLforwardIvision.pro m5>!visionpro x2!vision.pro.remove
headlight k1daytime k2A k1fog k2A j1high.beam j3A j1low.beam j3A
headphones a1 c1B c2A t1dots w1over.ear w1sensor.tag.radiowavesOIH w7A r1P
headset r1 r1B r2A
hearingaid c1>ear
hearingdevice j1Isignal.meter j4A f1ear j2A
heart a1 w1Jbolt w3A w3P w4A a1B a2A a1A w1gauge.open f1E f2A a1P a2B a3A a2A f1C f2A r1text.clipboard r3A c2C c3A
heat k1element.windshield m1waves r2Ifan w2B w3A w2gauge.open
heater j1vertical j2A
helm a1
helmet r1 r1A
hexagon a1 f1bottomhalfF a1A f1UF f1SF f1tophalfF
hifireceiver j1 j1A
hifispeaker a1 c12 r2Jminus r4A r3plus r4A c2A f1!Iappletv f3!A j4!rtl j3!rtl c2!homepod r3!Jminus r5!A r4!plus r5!A c3!A r3!mini r4!Jminus r6!A r5!plus r6!A r4!A e2>!homepodmini e3>!A r1Lforward r3A r1Jminus r3A r2plus r3A a1A
highlighter c1 w1Jellipsis
hockey j1puck j2B j3A j2A
hold j1brakesignal
homekit c1>!
homepod c1! c1!2 r2!Jminus r4!A r3!plus r4!A c2!A f1!Iappletv f3!A j4!rtl j3!rtl r2!homepod.mini r4!Jminus r6!A r5!plus r6!A r4!A e2>!homepodmini e3>!A r1!Lforward r3!A w1!JZ w3!A w4!rtl w3!rtl r2!minus r3!A r2!plus r3!A c1!A r1!mini r2!2 r3!Jminus r5!A r4!plus r5!A r3!A w2!Iappletv w4!A w5!rtl w4!rtl r2!Lforward r4!A w2!JZ w4!A w5!rtl w4!rtl r3!minus r4!A r3!plus r4!A r2!A
homepodmini e1>! e1>!2 e2>!A f1>!Iappletv f3>!A j4>!rtl j3>!rtl e1>!A
horn m1 m1blast m2A m1A
hourglass a1 m1>Ilock r1Jeye w2lock c2plus a1>bottomhalfA f2F f1B f2A a1>tophalfA f2F
house a1 k1Iflag k3B k4A k3A r1JD r3A r2wifi r3A c1B c2A a1A k1lodge k2B k3A k2A r1P r2A
hryvniasign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
humidifier j1 j1Idroplets j3A w2ellipsis w3A j1A
humidity f1 f1A
hurricane a1 j1B j2A
hydrogen u1 u1B u2A u1C u2A
i a1B a2A a1C a2A
icloud a1! a1!ILdown a4!A a3!up a4!A a1!B a2!A w1!X a1!A a1!P a2!A f1!C f2!A
increase a1indent a1quotelevel
indianrupeesign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
infinity c1 d1B d2A
info a1 j1bubble j2A m3rtl m2rtl a1B a2A u2text.page u4A u5rtl u4rtl j1C j2A t1triangle t2A k1windshield
inhaler r1 r1A
inset r1!Fapplewatch.case r2bottomhalfE r4portrait r3tophalfE w2bottomleading.bottomtrailingE r3E r4portrait w2bottomleft.bottomrightE r3E r4portrait r2bottomrightE r4portrait r2bottomthirdE r4portrait r3C r2bottomtrailingE r4portrait r2capsule r3portrait r2centerE r4Jplus r4portrait r2B r3X w3P r2diamond r2leadinghalfLleadingE r3E r4portrait r3toptrailing.bottomtrailingE r3trailinghalfE r2leadingthirdE r4portrait r3C r2ULOE r3E r4portrait r3SE r3topright.bottomrightE w2YmiddlethirdWE r3E r4portrait r3C r2oval r3portrait w2pano r2E r3>Icursorarrow r4personF t6B t7A x6P x7rtl w4pointerL r3Jrecord r3onE r3portrait r2SLHE r3UE r3E r4portrait r2WE r4portrait r3C r2C r3X r2tophalf.bottomhalfE r3bottomleft.bottomrightE r3E r4portrait r2topleading.bottomleading.trailinghalfE r3E r4portrait r2topleft.bottomleftSE r3E r4portrait r3topright.bottomhalfE r4bottomleft.bottomrightE r2toprightE r4portrait w2topthird.middlethird.bottomthirdE r3E r4portrait r3C r2toptrailingE r4portrait r2trailinghalfLtrailingE r3leadinghalfE r3E r4portrait r2trailingthirdE r4portrait r3C r2triangle r2tv
internaldrive c1 c1A
ipad c1! f1ILforward f2>!iphone k3>!P w1!JZ p2!D r2!location d2!play m1!case m2!Iiphone.case k1!gen1 p2!JD r3!location k3!play w2!crop.homebuttonB k2!landscape p3!JD r4!location k4!play r3!P w2!sizes r2!P k1!gen2 p2!JD r3!location k3!play k2!landscape p3!JD r4!location k4!play r3!P w2!sizes r2!P c1>!homebutton d2>!Jplay c2>!landscape d3>!Jplay c1!landscape w2!Iapplewatch r3!iphone r4!P w3!ipod p2!JD r3!location d3!play f1rear.camera m1!sizes
iphone c1! f1>ILforward r4inward r4outward m3>!OILH r7!inward r3Hinward r4outward w2!ipod w2!vision.pro r1!app.switcher w1!JZ p2!D r2!location d2!play m1!case f1!B f2!A r1!cropB r1!dock.motorized.viewfinder k1!gen1 r2!ILO p2!JD r3!location k3!play k2!B k3!A r2!cropB w3!homebuttonB k2!landscape r3!P r2!motion k2!radiowavesOIH k6!B k7!A w2!sizes k2!P k3!B k4!A k1!gen2 r2!ILOILHinward p2!JD r3!location k3!play k2!B k3!A r2!cropB k2!landscape r3!P r2!motion k2!radiowavesOIH k6!B k7!A w2!sizes k2!P k3!B k4!A k1!gen3 r2!ILOILHinward p2!JD r3!location k3!play k2!B k3!A r2!cropB k2!landscape r3!P r2!motion k2!radiowavesOIH k6!B k7!A w2!sizes k2!P k3!B k4!A c1>!homebutton d2>!Jplay f2>!B f3>!A d2>!landscape c2>!radiowavesOIH f6>!B f7>!A c2>!P f3>!B f4>!A d1!landscape r1!motion w1pattern.diagonalline w3onEportraitX c1!radiowavesOIH f5!B f6!A f1rear.camera m1!sizes c1!P f2!B f3!A f1!smartbatterycase.gen1 f2!gen2
ipod c1! w1!Iapplewatch w2!vision.pro r1!shuffle.gen1 r2!gen2 r2!gen3 r2!gen4 r1!touch r2!landscape r2!P
ipodshuffle c1>!gen1 c1>!gen2 c1>!gen3 c1>!gen4
ipodtouch c1>! d1>!landscape f1>!P
italic a1
ivfluid f1bag f2A
j a1B a2A a1C a2A c3>onCA c2onC f4A
jacket r1 w1B w2A r1A w1sensor.tag.radiowavesOIH w7A
k c1 a1B a2A a1C a2A
kashida m1arabic
key c1 r12.on.ring r4A r1car.radiowaves.forward r4A r5rtl r4rtl u2side u3A r1card r2A w1B w2A u1convertible.side u3A c1A k1R k2A c1!icloud c2!A k1radiowaves.forward k3A m3P m4A w1sensor.tag.radiowavesOIH w7A w1shield w2A m1P m2A u1suv.side u3A u1truck.pickup.side u4A i1viewfinder
keyboard a1 c1Jellipsis j3A j2eye j3A a1chevron.compact.down j4A c3O j4A f1A c1macwindow c1onehandedO j3A c2H j3A
kipsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
kph k1 k1B k2A
l m1button.roundedbottomR m4A a1B a2A c1joystick c2>down c3>A c2A f2press.down f4A f2tilt.down f4A f3O f4A f3H f4A f3up f4A c1>Eroundedbottom c3>A a1C a2A
l1 m1button.roundedbottomR m4A m1B m2A c1>Eroundedbottom c3>A
l2 m1button.angledtop.verticalO m5A m2roundedtopR m4A m1B m2A c1>Eroundedtop c3>A
l3 m1button.angledbottomRO m5A
l4 m1buttonR m3A
ladybug c1 m1B m2A c1A r1P r2B r3A r2A
lamp j1ceiling j2A j2inverse j1desk j2A j1floor j2A j1table j2A
lane k1
lanyardcard f1 f1A
laptopcomputer c1 f1ILdown j2>!ipad c2>!iphone w1JZ k1P f1VD
largecircle a1>AB
larisign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
laser m1burst
lasso a1 f1>Isparkles m1Jsparkles c1>sparkles
latch c12.case c3A
laurel j1leading s2laurel.trailing j1trailing
lb m1button.roundedbottomR m4A m1B m2A c1>Eroundedbottom c3>A
leaf c1 a1>LT c2>triangleT r2Kclockwise f1B f2A c1A
left m1 m1B m2A
lessthan a1 a1B a2A a1C a2A
lessthanorequalto r1 r1B r2A r1C r2A
level c1 c1A
licenseplate m1 m1A
lifepreserver c1 c1A
light j1beacon.max j3A j2min j3A j1cylindrical.ceiling j3A j3inverse a1max a1min k1overheadO k3A k2H k3A j1panel j2A j1recessed j23 j3A j3inverse j2A j2inverse j1ribbon j2A j1strip.2 j3A
lightbulb a1 j12 j2A f1B f2A a1A j1led j2A j2wide j3A m1max m2A m1min m2JD m4A m2A a1P a2A
lightrail m1 m1A
lightspectrum m1R
lightswitch j1off j2A j2C j3A j1on j2A j2C j3A
line f12RdecreaseB f5A c13.crossed.swirlB c5A f2R m3button.angledtop.verticalH m7A f3B f4A f3decrease f4B f5A c1diagonal c2>L w2KupH w5Odown c1>R2.decreaseB c5>A a2>3 c3>B c4>A a3>decrease a4>B a5>A c2starAlineR
lines f1measurementR w3aligned.bottom m2vertical
lineweight c1
link a1 c1Jplus a1B a2A a1!icloud a2!A
lirasign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
list c1Ifilm a1bullet w2Jellipsis a2belowE f2B f3A j2clipboard j3A a2indent c2E f3A f3portrait f4A j1clipboard j2A a1dash w2Jellipsis f2headerE w4A a1number c2M w2Jellipsis w4N w4rtl f2N a2rtl c1star c1triangle
livephoto a1! c1>!Ja m2!automatic a1!play a1!P
lizard j1 m1B m2A j1A
lm m1buttonR m3A
location a1 r1app r2A a1B a2A a1A c2viewfinder f1magnifyingglass a1north f2B f3A a2A a2line a3A a1P j2B j3A a2A f1C f2A c1viewfinder
lock a1 m1appX d1!applewatch w1JZ w3A m2clock m3A w2xmark w3A a1B m2dotted a2A f1desktopcomputer f1display c1>doc c2>A r1document r2A a1A w1heart w2A a1!icloud a2!A f1ipad f1iphone f1laptopcomputer a1open f2!applewatch f2desktopcomputer f2display a2A f2ipad f2iphone f2laptopcomputer k2rotation j2VD j4A c1E w2X c2A c2onE r4X c4A c2stack c3A a1rotation a2>open a1shield a2A a1P a2A c1C w2X c2A c2stack c3A j1VD j3A
logo f1>!playstation f1>!xbox
long u1text.pageIpencil u5A
loupe c1
lsb m1button.angledbottomRO m5A
lt m1button.roundedtopR m4A m1B m2A c1>Eroundedtop c3>A
lungs c1 c1A
m a1B a2A a1C a2A
m1 m1buttonR m3A
m2 m1buttonR m3A
m3 m1buttonR m3A
m4 m1buttonR m3A
macbook m1! r1!Iapplewatch k2!ipad k2!iphone w2!ipod r2!vision.pro m2>!visionpro w1!JZ w2!D w2!shieldZ m1!gen1 w2!sizes m1!gen2 w2!sizes w1!sizes r1!P w1!VD
macmini c1! w1!JZ w3!A c1!A u1!gen2 u2!A u1!gen3 u2!A
macpro c1!gen1 f2!A c1!gen2 c2!A c1!gen3 w2!Jckeckmark w4!A f2!A c2!server
macstudio j1! w1!JZ w3!A j1!A
macwindow a1 m1>Icursorarrow m3>rtl w2pointerL w4rtl c1Jplus c1onE c3rtl w1stack
magazine f1 f1A
magicmouse f1! f1!A
magnifyingglass a1 a1B a2A
magsafe f1!batterypack f2!A
mail c1 c1Itext.magnifyingglass c4rtl c1A c1stack c2A
malaysianringgitsign r1 r1LKGrotate.90 r1bank.building r3A r1B r2A r1gauge.chartUS r3YtopthirdW r1ring r2X r1C r2A
manatsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
map a1 f1B f2A a1A
mappin a1 a1Iellipse m3B m4A b1B b2A a1P f2B f3A f1C f2A
matter r1!logo
mecca r1
medal j1 j1A p1star p2A
mediastick f1
medical j1thermometer j2A
megaphone c1 c1A
memories a1 s1JZ a2minus a2plus s2xmark u1P
memorychip c1 f1A
menubar c1LdownE c2upE c1dockE c3Jrecord c1E
menucard f1 f1A
message a1! f1>!Iwaveform f3>!A j1!J j2!B j3!A j4!rtl j3!rtl j2!A j3!rtl j2!FA j4!rtl j2!rtl m2!waveform m3!A a1!B a2!A a1!A
metronome a1 c1A
mic a1> j1>Isignal.meter j4>A f1>Jplus j2>xmark a1>B a2>A a1>A f2>Jplus j3>xmark a1>P f2>B f3>A a2>A f1>C f2>A
microbe j1 j1B j2A j1A
microphone r1 r1Isignal.meter r4A r1Jellipsis r3A r2plus r3A r2xmark r3A r1B r2A r1A r1P r2B r3A r2A r1C r2A
microwave j1 j1A
millsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
minus a1 w1LKclockwise r3G a1B a2A c1diamond c2A f1forwardslash.plus a1magnifyingglass k1plusIfluid.batteryblock c2batteryblock k3D k4A c3A k3P k4A k3stack u4QO u6A u5H u6IQO u9A u6A k4D k5A k4A w2lines.measurementRaligned.bottom a1E a2A c2portrait c3A a1>Pplus a1C a2A
mirror j1sideO k3ILturn.downH k4heat.waves j2H k3ILturn.downO k4heat.waves
moon a1 a1B a2A m1dust m2B m3A m2A a1A j1haze j2B j3A j2A r1road.lanes a1stars j2B j3A a2A a1zzz a2A
moonphase j1first.quarter j3inverse j1full.moon j3inverse j1last.quarter j3inverse j1new.moon j3inverse j1waning.crescent j3inverse j2gibbous j3inverse j1waxing.crescent j3inverse j2gibbous j3inverse
moonrise m1 m1B m2A m1A
moonset m1 m1B m2A m1A
moped r1 r1A
mosaic c1 c1A
motorcycle r1 r1A
mount c1 c1A
mountain k12 k2B k3A k2A
mouth c1 c1A
move c13d
movieclapper m1 m1A
mph k1 k1B k2A
mug k1 k1A
multiply a1 a1B a2A a1C a2A
music a1>house a2>A a1>mic f2>B f3>A r1microphone r2B r3A a1note w2LKclockwise c2house c3A a2list w2P w2Cstack w4A f2tv f3A w1pages w2A c1quarternote.3
mustache c1 c1A
n a1B a2A a1C a2A
nairasign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
network c1 f1Jshield.halfF m1P
newspaper c1 f1B f2A c1A
norwegiankronesign m1 m1>LT r2KGrotate.90 r1bank.building r3A m1B m2A r1gauge.chartUS r3YtopthirdW r1ring r2X m1C m2A
nose c1 c1A
nosign a1 j1app j2A u1Jclock
note c1> c1>text c2>Jplus
notequal r1 r1B r2A r1C r2A
number a1 a1B a2A a1C a2A
numbers r1 r1M w1bn w1gu r1N w1km w1kn w1ml w1mni w1mr w1my w1or w1pa r1E r2M r2A r3M r3N r2N w1sat w1te
numbersign j1
o a1B a2A a1C a2A
oar j12.crossed r3B r4A
octagon c1 f1bottomhalfF c1A f1UF f1SF f1tophalfF
oilcan k1 r1Ithermometer r3A k1A
opticaldisc c1 j1A
opticaldiscdrive c1 c1A
opticid m1! m1!A
option a1
oval c1 f1bottomhalfF c1A f1>insetF f1UF c1portrait f2bottomhalfF c2A f2>insetF f2UF f2SF f2tophalfF f1SF f1tophalfF
oven j1 j1A
p a1B a2A a1C a2A
p1 m1buttonR m3A
p2 m1buttonR m3A
p3 m1buttonR m3A
p4 m1buttonR m3A
pad w1header
paddleshifter m1O m2A m1H m2A
paint w1bucket.classic
paintbrush a1 a1A c1pointed c2A
paintpalette c1 c1A
pano a1 m1Jplay m3A a1A
paperclip a1 c1Jellipsis b1B b2A
paperplane a1 c1B c2A a1A
paragraph a1>
paragraphsign c1
parentheses f1
parkinglight j1 j1A
parkingsign f1 j1brakesignal j2P f1B f2A r1radiowaves.downHoff m2OIH r5P m2HIsafetycone r1C r2A m1steeringwheel
party j1popper j2A
pause a1 a1B a2A a1A a1E a2A
pawprint f1 f1B f2A f1A
pc c1
peacesign f1
pedal m1accelerator m2A m1brake m2A m1clutch m2A
pedestrian j1gate.closed w3VD j2open w3VD
pencil a1 a1>IellipsisE m2list.clipboard m4rtl a2outline j2ruler j3A m2scribble a1B a2A j1line a1P a1!tip a2!cropB c4!JLforward m7!A a5!minus m6!A a5!plus m6!A m4!A
pentagon f1 f1bottomhalfF f1A f1UF f1SF f1tophalfF
percent a1 c1M
person a1 a12 r2LKG w2J w3A j3gearshape j4A m3!key m4!A r3minus r4A r3plus r4A c2B c3A f2cropCstack f5A a2A j2>gobackward w2shield w3A j2P j3A a2>Cstack a4>A f2wave.2 f4A a13 a2A f2sequence f3A c1>ILOILH r7outward j2background.dotted m3stripedR f1Jclock f3A i2!key i3!A a2minus a3>A a2plus a3>A j2shieldZ j4A r3D r4A m1bubble m2A j1bust m2B m3A j2A u1ZIxmark u4rtl a1B a2A f1crop.artframe r2Jmagnifyingglass r4A a2B f3J a4Z f4clock f5A w4ellipsis w5A a4>exclam c4D f5A f4A a4minus f4moon f5A a4plus c4questionmark c5M f5A f6M a4xmark k3X m4B m5A a3A a4JZ a5>exclam c5>D a5minus a5plus c5>questionmark c6>M a5xmark a2E j3Jplus j5A a3A f3stack f4A a2C n3Jcamera n5A n4video n5A a3A c4>IatE f3FIatE f7A r3onCangled r6A a1A c2>ILOILH r8outward c2Jminus c3plus c2Z u3Ixmark u5rtl c3rtl c2questionmark c3M c3rtl c2turn.down c3O c3H c2viewfinder c2xmark c3rtl a1!icloud a2!A j1line.dotted.person j4A m1P m2A w1!spatialaudio.3dA w2!A w2!stereo.3dA w3!A f1textE f3A w3VD w5A f1wave.2 f3A
personalhotspot a1 f1B f2A r1P
perspective a1
peruviansolessign r1 r1LKGrotate.90 r1bank.building r3A r1B r2A r1gauge.chartUS r3YtopthirdW r1ring r2X r1C r2A
pesetasign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
pesosign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
pet w1carrier w2B w3A w2A
phone a1 f1>Iwaveform f3>A a1LdownO j4A a2H j3A a2upH j4B j5A j4A j1JZ r2clock r3A a2plus m2waveform m3A m1bubble m2A m3rtl c2>O c3>A m2rtl a1B a2A c1connection j2A a1down a2B a3A a2A j2wavesOIH a1A a2>LdownO a3>H a3>upH j2JZ a3plus c2>connection w1pause w2B w3A w2A
photo a1 f1artframe m2B m3A m1JLdown m4A m2Z m3A r2D r3A s2magnifyingglass s3A m2plus m3A u2shieldD u4A f1B f2A a1A a2onEA a1onE c3angled r4A j1stack j2A u1VD u3A d1tv
pi u1 u1B u2A u1C u2A
pianokeys c1 c1inverse
pill j1 j1B j2A j1A
pills c1 f1B f2A c1A
pin a1 b1B b2A a1A a1P a2A f1C f2A
pip c1 c1enter c1exit c1A c1remove c1swap
pipe j1Idrop j3A
placeholdertext c1A
platter f12Fipad f4landscape f3iphone f4landscape f1!bottom.applewatch.case g1FbottomILdown.iphone f3!applewatch.case g3iphone g2topILup.iphone f3!applewatch.case g3iphone f1!top.applewatch.case
play a1 a1B a2A j1desktopcomputer w1diamond w2A j1display a1A m1house m2A j1laptopcomputer a1E a2A f2onE f4B f5A f4A c1P c2A f1C f2A k2stack k3A d1tv d2A
playpause a1 j1B j2A a1A
playstation j1!logo
plus a1 a1app a2A r1LKclockwise w3G a1bubble a2A w1capsule w2A a1B p2X a2A c1diamond c2A f1forwardslash.minus a1magnifyingglass c1!message c2!A u1minus.capsule u3A a1E a2A c3>on.folderA a4EA c2on.folder f4A a3E c2portrait c3A a1>Pminus a1C f2X a2A a3onCA a2onC c1viewfinder
plusminus a1 a1B a2A
point f13.connected.trianglepath.dotted f2Fconnected.trianglepath.dotted m1bottomleftFforward.to.point.topright.scurvepath r2forward.toLtriangle.scurvepath r7A r6uturn.scurvepath r8A m4>Quturn.scurvepath m7>A m4point.toprightFscurvepath m6scurvepath m7A c1>Atopleft.down.curvedto.pointAbottomright.up f1>Ftopleft.down.curvedto.point.bottomright.up m1forward.to.point.capsulepath m5A c1>topleft.down.curvedto.point.bottomright.up f7>A f5>Fbottomright.up m3to.point.bottomright.curvepath m7A m6Fcurvepath m2Fdown.to.point.bottomright.curvepath r1toprightLtriangle.backward.to.point.bottomleftFscurvepath r8scurvepath r9A r2FLtriangle.backward.to.point.bottomleft.scurvepath
pointer w1L w2IConCX w2click w32 w3Jclock w2ipad w3IConCX w3rays w3P w4C w5A w3C w4A w2motionlines w3click w2rays w2P w3C w4A w2C w3A
polishzlotysign m1 m1>LT r2KGrotate.90 r1bank.building r3A m1B m2A r1gauge.chartUS r3YtopthirdW r1ring r2X m1C m2A
popcorn j1 j1B j2A j1A
power a1 f1B f2A f1dotted
powercord m1 m1A
powermeter r1
poweroff c1
poweron c1
poweroutlet j1strip j2A j1type.a j3A j3C j4A j2b j3A j3C j4A j2c j3A j3C j4A j2d j3A j3C j4A j2e j3A j3C j4A j2f j3A j3C j4A j2g j3A j3C j4A j2h j3A j3C j4A j2i j3A j3C j4A j2j j3A j3C j4A j2k j3A j3C j4A j2l j3A j3C j4A j2m j3A j3C j4A j2n j3A j3C j4A j2o j3A j3C j4A
powerplug f1 f1A r1portrait r2A
powersleep c1
printer a1 c1dotmatrix c2A c3>IpaperA f2FIpaper r5inverse r2inverse a1A c2>IpaperA f1FIpaper r4inverse r1inverse
progress r1indicator
projective a1
purchased a1 a1B a2A
puzzlepiece c1 f1extension f2A c1A
pyramid c1 c1A
q a1B a2A a1C a2A
qrcode a1 a1viewfinder
questionmark a1 f1app f2M f2X f3M f2A f3M c1M j1bubble j2M j2A j3M a1B c2M r2X r3M a2A c3M a1diamond c2M a2A c3M c1folder c2M c2A c3M k1keyF s1!message t2!M s2!A t3!M a1C c2M c2X c3M a2A c3M r1text.page r3M r3A r4M r4rtl r3rtl a1!video c2!M a2!A c3!M a3>!rtl a2>!rtl
quote a1bubble a2A c3rtl c2rtl f1closing f1opening
quotelevel j1
r m1button.roundedbottomR m4A a1B a2A c1joystick c2>down c3>A c2A f2press.down f4A f2tilt.down f4A f3O f4A f3H f4A f3up f4A c1>Eroundedbottom c3>A a1C a2A c3>onCA c2onC f4A
r1 m1button.roundedbottomR m4A m1B m2A c1>Eroundedbottom c3>A
r2 m1button.angledtop.verticalH m5A m2roundedtopR m4A m1B m2A c1>Eroundedtop c3>A
r3 m1button.angledbottomRH m5A
r4 m1buttonR m3A
radicand x1squareroot x2M
radio c1 c1A
radiowaves a1>O a1>H
rainbow m1
rays a1
rb m1button.roundedbottomR m4A m1B m2A c1>Eroundedbottom c3>A
receipt t1 t1A
record c1B c2A
recordingtape a1 j1B j2A
rectangle a1 f12.swap f13.group m3bubble m4A f4>O f5>A w3X f3A a2>offgrid c3>bubbleO c5>A a3>A a1ILupHILdownO a9P f2hand.point.upO f6A f6F a2paperclip c2pencilIellipsis c5rtl c2text.magnifyingglass c4rtl c1Q2.inward c3outward a1JZ c2minus d2person.crop c2plus x2sparkles x3A a2xmark f1bottomhalfF f2>insetF c1>bottomthird.insetA f3>F c1>center.insetA f3>F f4>Jplus m1>checkered a1compress.vertical c1connected.to.line.below c1X c2Ipaperclip c2Jrecord a1>dock r1expand.diagonal a2vertical a1A a2JZ c3minus d3person.crop c3plus a3xmark a2onEangledA a4A c5>B c6>A c5>PA f1FIhand.point.upO a1grid.1x2 a3A w21x3 w3A a22x2 a3A s23x1 s3A a23x2 a3A r23x3 r3A f1>inset.bottomleadingF c2>bottomleftA f3>F c2>bottomrightA f3>F f2>bottomtrailingF c2>A f2>F m3>Icursorarrow f4>personF m3>Jrecord f3>onE f2>topleadingF c2>topleftA f3>F c2>toprightA f3>F f2>toptrailingF m1landscape.rotate w3P h1leadinghalfF f2>insetF f4>Lleading f1>leadingthird.insetF c1>UA f2F c2>insetA c4>LO f3>F f4>LO c1>YinsetA f3>F a1onE a3angled m3Jgearshape m3button.angledtop.verticalO m7A f3B f4A r3X c3P f4B f5A f4A f3C f4A r1pattern.checkered c1portrait j2ILforward j5A f4H f5A c2Q2.inward c4outward m2Jplus m4A f2bottomhalfF f3>insetF f2>bottomleading.insetF f2>bottomleft.insetF f2>bottomright.insetF f2>bottomthird.insetF f2>bottomtrailing.insetF f2>center.insetF c2A f2>insetF f2>leadinghalf.insetF f2>leadingthird.insetF f2UF f3>insetF f2>YinsetF f2onEportrait j5angled j6A f5A f5P f6A f2SF f3>insetF f2>WinsetF m2rotate w3P f2P f3A f2split.2x1 f4A f4P f5A f2tophalfF f3>insetF f2>topleading.insetF f2>topleft.insetF f2>topright.insetF f2>topthird.insetF f2>toptrailing.insetF f2>trailinghalf.insetF f2>trailingthird.insetF m1ratio.16.to.9 m5A m23.to.4 m5A m24.to.3 m5A m29.to.16 m5A c1>SA f2F c2>insetA c4>LH f3>F f4>LH c1>WinsetA f3>F c1>roundedbottom c2>A c1>roundedtop c2>A c1P c2A c1split.1x2 c3A c22x1 c3A f3P f4A c22x2 c3A a23x1 a3A a23x3 a3A a1stack a2Jminus a3person.crop f5A f3play f4A a3plus a2A a3Jminus a4>person.crop a4plus a2>person.crop a4>A w2P w3A f1tophalfF f2>insetF d1>topthird.inset e3>A f3>F h1trailinghalfF f2>insetF f4>Ltrailing f1>trailingthird.insetF
refrigerator j1 j1A
repeat a1 a11 f2M d2B f3M d3A f4M f4N f3N f2N w1Jxmark u3>BA d1B d2A
restart c1 c1B f2A
retarder k1brakesignal m2ID m2P
return a1 f1O f1H
rhombus a1 a1A
richtext r1page r2M r2A r3M r3he r3N r3ja r3ko r3th r3zh r2he r2N r2ja r2ko r2th r2zh
right m1 m1B m2A
righttriangle m1 m1A m1split.diagonal m3A
ring w1 w1X
rm m1buttonR m3A
road k1laneQ2.inward u4outward j1lanes j2curvedO j3H
robotic r1vacuum u2IQup u5A u3ellipsis u4A r2A
roller j1shade.closed j2open
roman j1shade.closed j2open
rosette a1
rotate c13d m2B m3A m2A a1O a2A a1H a2A
rsb m1button.angledbottomRH m5A
rt m1button.roundedtopR m4A m1B m2A c1>Eroundedtop c3>A
rublesign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
rugbyball r1 r1B r2A r1A
ruler c1 c1A
rupeesign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
s a1B a2A a1C a2A
safari a1! a1!A
sailboat j1 k1B k2A j1A
scale c13d
scalemass c1 c1A
scanner c1 c1A
scissors a1 b1Jellipsis f1B f2A
scooter f1
scope a1
screwdriver f1 f1A
scribble a1 c1variable
scroll c1 c1A
sdcard c1 c1A
seal c1 c1A
selection a1pin.in.out
sensor j1 j1A w1radiowavesOIH w5A f1tag.radiowaves.forward f4A
server c1rack
service w1dog w2A
shadow c1
shared j1>!with.you m3>!B m4>!A j3>!P
sharedwithyou r1! r1!B r2!A r1!P
shareplay f1! f1!P
shazam j1!logo j2!A
shekelsign j1 m1>LT r2KGrotate.90 r1bank.building r3A c1B c2A r1gauge.chartUS r3YtopthirdW r1ring r2X c1C c2A
sheqelsign a1>B a2>A a1>C a2>A
shield a1 d1>checkerboard m1>checkered a1A a1>UA c3>P f2F m3JZ f3P m3VD r1pattern.checkered f1SF a1P a2A
shift a1 a1A
shippingbox c1 j1ILbackward j4A f1B f2A c1A
shoe m1 m12 m2A w1LKupIdown w6A w4H w5B w6A w5A m1B m2A m1A
shoeprints j1A
shower j1 j1A j1handheld j2A j1sidejet j2A
shuffle a1 d1B d2A
sidebar c1leading a1O a1H c1squares.leading c2O c2H c2trailing c1trailing
signature a1 c1M c1he f1ja f1th f1zh
signpost k1IQup k4B k5A k4A c1O k2B k3A c2A c1H k2IO k4B k5A k4A k2B k3A c2A
simcard c1 c12 c2A c1A
singaporedollarsign r1 r1LKGrotate.90 r1bank.building r3A r1B r2A r1gauge.chartUS r3YtopthirdW r1ring r2X r1C r2A
sink j1 j1A
siri w1!
skateboard m1 m1A
skew a1
skis m1 m1A
slash a1B a2A
sleep c1 f1B f2A
slider r1R2LKG j3>gobackward f3>EILtriangle.2T r6K2.clockwise.rotate.90 m3C j4JLdown j4onC a23 w2belowBUF w6inverse w4SF w6inverse a3E j3CICF c4>AIC f4FIC m3sun.max x4min c1vertical.3
slowmo a1
smallcircle a1B a2A a1>AB a3>A f1FB f3A
smartphone m1
smiley a1> a1>A
smoke a1 j1B j2A a1A
snow a1>
snowboard m1 m1A
snowflake f1 f1B f2A k1road.lane k3X k1P
soccerball j1 j1B j2A j3inverse j2inverse j1inverse
sofa j1 j1A
sos k1 k1B k2A
space j1
sparkle c1 f1magnifyingglass w1text.clipboard w3A
sparkles a1 w12 c1Estack c3A c1>CAonC f2FonC f1tv f2A
spatial w1!capture w2!A w2!on.hexagon w4!A w2!P w3!A
speaker a1 a1>1 a2>A a1>2 a2>A a1>3 a2>A f1JD f3A f1B f2A a1A j1minus j2A j1plus j2A a1P c2B c3A c4rtl c3rtl a2A a3rtl a2rtl j1C j2A w1VD w3A c1wave.1 r3arrowtriangles.upHdownO c3A c22 m3bubble m4A m5rtl j4>O j5>A j6>rtl j5>rtl m4rtl c3B c4A c3A c23 c3A a1zzz a2A a3rtl a2rtl
speedometer a1>
spigot j1 j1A
spoon u1serving
sportscourt a1 j1B j2A a1A
sprinkler j1 j1Idroplets j3A j1A
square a1 j12.layers.3d j4bottomF m4A j4topF c2>stack.3d c4>bottomA f5>F c4>topA f5>F j13.layers.3d j4bottomF g4down.backward j6Prtl g5forward j6Prtl g5O h6P g5H h6P j4middleF j4P j4topF c2>stack.3d c4>bottomA f5>F c4>middleA f5>F h4>P c4>topA f5>F a1ILdown s4JZ s6A r5clock r6A s5xmark s6A a4A a4onC a6A a3up u4JZ u6A o5clock o6A f4B f5A a4A a4onC a6A f4VD r6A c2atE f4A a2line.verticalIC a6>A f6F a2pencil j3B j4A m1Q4.outward m1Jplus m3A c1>bottomhalfA f2F j1>bottomthird.insetF c1B c2A c1X c2>insetA f3>F j1dotted a1A a2>Iline.verticalIC f7A a5>CA a2onBA c3>C a4A c2text.grid.1x2 f1FIline.verticalIC f2onC a1grid.2x2 a3A c23x1.below.line.grid.1x2 f7A c3>Abelow.line.grid.1x2 c3folderJplus c4AJplus a23x2 a3A c23x3 c3>bottomleftA f4F c3>bottommiddleA f4F c3>bottomrightA f4F c3A c4>C c3>middleA f4F c3>middleleftA f4F c3>middlerightA f4F f3C r4Jellipsis c3>topleftA f4F c3>topmiddleA f4F c3>toprightA f4F a24x3A f1>insetF j1>leadingthird.insetF a1>UA f2F j1>YinsetF a1onB a2C j3Jperson.crop j6A c3X j3intersectionX c3squareshape.controlhandles m1resize m2down m2up a1>SA f2F j1>WinsetF c1P c2A a1split.1x2 a3A a22x1 a3A a22x2 a3A c2bottomrightquarter c3A c2diagonal c32x2 c4A c3A a1stack a2>3d.down.dottedline c4forward c5A a4H a5A c3forward.dottedline c5A a3up c4>Ja c6>A m5automatic m6A a4A a4P a5A m4VD m6A a2A f1textC f3A c1>tophalfA f2F j1>topthird.insetF j1>trailingthird.insetF
squareroot r1
squares a1belowE j1leadingE m3A
squareshape c1 c1controlhandles.on.squareshape.controlhandles c1>Xsquareshape j1>dotted.split.2x2 m2squareshape c1A c1split.2x2 c3>dotted u4inside u5Ioutside u4outside c23x3 c1>squareshapeX m2dotted
stairs j1
star a1 f1bubble f2A a1B a2A a1A u1hexagon u2A c1>leadinghalfA f2F a1>UA x1E x2A a1P a2A c1C c2A j2onC j4A
staroflife a1 c1B c2A a1A m1shield m2A
steeringwheel k1 r1Ihands k2heat.waves k2key m2liquid.wave k2>lock r1LKGIclockwise m1QO m2H m1JD w2lock m1B m2A k1D k1road.lane k3X k1P
sterlingsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
stethoscope c1 f1B f2A
stop a1 a1B a2A a1A
stopwatch a1 a1A
storefront m1 m1B m2A m1A
stove j1 j1A
strikethrough a1 w1double
stroke w1line.diagonal w3P
stroller k1 k1A
studentdesk b1
suit a1club a2A a1diamond a2A a1heart a2A a1spade a2A
suitcase f1 f1cart f2A w1B w2A f1A k1rolling w2Ifilm w4B w5A w4A w3suitcase w4B w5A w4A w2B w3A k2A
sum a1 c1M
sun f1>Ihorizon j3>B j4>A f3>A a1dust j2B j3A a2A a1haze j2B j3A a2A m1horizon m2B m3A m2A r1UF a1max f2B f3A a2A j2VD j4A a1min a2A m1rain m2B m3A m2A r1SF m1snow m2B m3A m2A
sunglasses m1 m1A
sunrise a1 j1B j2A a1A
sunset a1 j1B j2A a1A
surfboard m1 m1A
suspension r1shock
suv k1side k2air.circulate k4A k3fresh k4A k2ID k4A u2LOIH u6A k2Qdown k4A k3up k4Qdown k6A k4A k2A k2front.open r4crop r5A k4A r2hill.descent.control r5A m3down u4Igauge.open.with.lines.needle.25percentIQ u9needle.25percentIQA m4A m3up m4A m2lock m3A m3open m4A k2rear.open r4crop r5A k4A r2roof.cargo.carrier r5A r5P r6A
swatchpalette j1 j1A
swedishkronasign m1 m1>LT r2KGrotate.90 r1bank.building r3A m1B m2A r1gauge.chartUS r3YtopthirdW r1ring r2X m1C m2A
swift c1!
swiftdata m1!
swirl m1BSF m4inverse
switch c12 j1programmable j2A j2C j3A
syringe j1 j1A
t a1>bubble c2>M a2>A c3>M c3>he c2>he a1B a2A a1C a2A
table a1> a1>Jmore a3>A a1>A j1furniture j2A
tablecells c1 c1Jellipsis c3>A c1A f2Jellipsis
tachometer r1
tag a1 a1B a2A a1A c1P c2A f1C f2A
taillight k1fog k2A
takeoutbag f1IcupIstraw f5A
target c1
teddybear j1 j1A
teletype a1! a1!answer f2!B f3!A c1!B c2!A
tengesign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
tennis j1racket j2B j3A
tennisball j1 j1B j2A j1A
tent j1 k12 k2B k3A k2A k1B k2A j1A
terminal c1> c1>A
testtube f12
text a1aligncenter a1alignleft a1alignright c1Icommand.macwindow a1append a1JZ c3rtl a2minus a2plus a2star a2xmark w1below.folder w3A c2photo c3A d4rtl d3rtl c1book.closed c3A a1bubble r2Jclock r4A r5rtl r4rtl a2A c3rtl c2rtl a1>cursor c2>M c2>he c2>N c2>ja c2>ko c2>th c2>zh r1document r2A a1insert a1justify g2leading g2O g2H g2trailing a1>justifyleft a1>justifyright w1!line.2.summary w4!Jxmark w2!3.summary j2firstIQforward j2lastIQforward r2magnify c1magnifyingglass c2rtl w1pad.header w3Jclock w5rtl w4plus r1page r2Jmagnifyingglass r2A r2P r3A r4rtl r3rtl a1quote c2rtl w1E w2A r2page r3A c1redaction w1CF f1viewfinder j1word.spacing
textbox a1> c1>M c1>he c1>N c1>ja c1>ko c1>th c1>zh
textformat a1 j1>12 j2>M j2>N m2>km m2>my a1>123 c2>M f2>N a1>abc a2>dottedunderline a1alt r2M u2bn r2el u2gu r2he r2N r2ja u2kn r2ko u2ml u2mni u2mr u2or u2pa u2sat u2si u2ta u2te r2th r2zh r1M u1bn r1characters r2M r2LOIH r6M u6bn r6el u6gu r6he r6N r6ja u6kn r6ko u6ml u6mni u6mr u6or u6pa r6ru u6sat u6si u6ta u6te r6th r6zh u2bn r2dottedunderline r3M u3bn r3el u3gu r3he r3N r3ja u3kn r3ko u3ml u3mni u3mr u3or u3pa r3ru u3sat u3si u3ta u3te r3th r3zh r2el u2gu r2he r2N r2ja u2kn r2ko u2ml u2mni u2mr u2or u2pa r2ru u2sat u2si u2ta u2te r2th r2zh r1el u1gu r1he r1N r1ja u1kn r1ko u1ml u1mni u1mr r1numbers r2M r2bn r2gu r2N r2km r2kn r2ml r2mni w2mr r2my r2or r2pa r2sat r2te u1or u1pa u1sat u1si a1size d2M r2bn r2gu d2he d2N d2ja r2kn d2ko d2larger d3M r3bn r3gu d3he d3N d3ja r3kn d3ko r3ml r3mni r3mr r3or r3pa r3sat r3si r3ta r3te d3th d3zh r2ml r2mni r2mr r2or r2pa r2sat r2si d2smaller d3M r3bn r3gu d3he d3N d3ja r3kn d3ko r3ml r3mni r3mr r3or r3pa r3sat r3si r3ta r3te d3th d3zh r2ta r2te d2th d2zh a1subscript d2M u2bn u2gu d2he d2N d2ja u2kn d2ko u2ml u2mni u2mr u2or u2pa u2sat u2si u2ta u2te d2th d2zh a1superscript d2M u2bn u2gu d2he d2N d2ja u2kn d2ko u2ml u2mni u2mr u2or u2pa u2sat u2si u2ta u2te d2th d2zh u1ta u1te r1th r1zh
theatermask j1Ipaintbrush j3A
theatermasks f1 f1B f2A f1A
thermometer a1> w1Iellipsis k2liquid.waves r4snowflake r4VD j1brakesignal w1gauge.open j1high j1low j1medium j2P a1snowflake j2B j3A a1sun j2B j3A c2A w1tirepressure k1transmission r1variable m2Ifigure m4B m5A w2Jclock w3play
ticket c1 w1B w2A c1A
timelapse a1
timeline c1selection
timer a1 j1B j2A c1C
tire r1 r1Jsnowflake
tirepressure m1
togglepower c1
toilet j1 k1B k2A j1A
tornado a1 j1B j2A
tortoise a1 m1B m2A a1A
torus d1
touchid c1!
tow r1hitch r2D r3A r2A
traction m1control.tirepressure m3D m3P
train f1side.front.car f2middle.car f2rear.car
tram c1 w1card w2A c1B c2A a1A f2tunnel c1>tunnelA
translate p1!
transmission k1
trapezoid f1IlineR f4A f3vertical f4A
trash a1 a1B a2A a1A a1P f2B f3A a2A f2C f3A f1C f2A
tray a1 a12 a2A a1ILdown a4A a3up a4A w1J w2A c1B c2A a1A a1full a2A
tree k1 k1B k2A k1A
triangle a1 f1bottomhalfF c1B c2A a1A f1>insetF a1>UA f2F a1>SA f2F f1tophalfF
triangleshape m1 m1A
trophy j1 j1B j2A j1A
tropicalstorm a1 j1B j2A
truck m1box m2Jclock m4A m5rtl m4rtl m2A m1pickup.side m3air.circulate m5A m4fresh m5A m3ID m5A u3LOIH u7A m3Qdown m5A m4up m5Qdown m7A m5A m3A m3front.open r5crop r6A m5A m3hill.down u5Igauge.open.with.lines.needle.25percentIQ u9lines.needle.25percentIQA m5A m4up m5A m3lock m4A m4open m5A r1side.hill.descent.control r5A r2roof.cargo.carrier r5A r5P r6A
tsa r1 r1B r2A r1P
tshirt f1 m1B m2A f1A
tugriksign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
tuningfork a1
turkishlirasign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
tv a1 c1IhifispeakerA d2mediabox j3A m1Jwifi m3A a1B a2A a1A f1>insetF a1>music.note a3>A m1P m2A
u a1B a2A a1C a2A
uiwindow a1split.2x1
umbrella a1 w1B w2A a1A w1gauge.open j1percent j2M j2A j3M w1sensor.tag.radiowavesOIH w7A
underline a1 w1double
v a1B a2A a1C a2A
vent w1heat.waves.upward
vial j1viewfinder
video a1! f1>!Iwaveform f3>!A c1!JZ f2!ellipsis a2!plus a3>!A m2!waveform m3!A m1!bubble m2!A m3!rtl c2>!O c3>!A m2!rtl a1!B a2!A j1doorbell j2A a1!A c2!JZ f3!ellipsis c3!plus a1!P m2!B m3!A a2!A f1!C f2!A
videoprojector j1 j1A
view a12d a13d
viewfinder a1 a1B a2A m1rectangular m1VD
vision r1!pro r2!ILforward r5!A w2!JZ w4!A r3!D r4!A r3!play r4!A r2!B r3!A r2!A r2!P r3!B r4!A r3!A r2!VD r4!A
visionpro m1>! m1>!ILforward m4>!A m1>!JD m3>!A m2>!play m3>!A m1>!B m2>!A m1>!A m1>!P m2>!B m3>!A m2>!A
voiceover m1!
volleyball j1 j1B j2A j1A
w a1B a2A a1C a2A
wake c1 f1B f2A
wallet r1bifold r2A c1pass c2A w1sensor.tag.radiowavesOIH w7A
wand t1Ioutline t3inverse a2rays a3inverse r2sparkles r3inverse a2>stars a3>inverse
warninglight m1 m1A
washer j1 m1B m2A j1A
watch m1analog
watchface f1!applewatch.case
water j1waves j2>ILdown j5>VD r4Kdown r6VD r5up j4>up j2P
waterbottle m1 m1A
wave c13.backward c3B c4A r2down r3car.side r5A r3B r4A r3convertible.side r5A r3pickup.side r5A r3suv.side r5A c2forward c3B c4A c2O c3B c4A c2H c3B c4A r2up r3B r4A
waveform a1 f1>Imagnifyingglass f2>mic m2personF s1JZ f2D m2magnifyingglass m2>mic r2microphone f2minus f2plus s2xmark a1B a2A w1low w1mid a1path a2Jminus a3plus a2ecg s3magnifyingglass c3E c4A s3text s4clipboard s5A s6rtl s5rtl s4page s5A s6rtl s5rtl s4rtl j1P
web j1camera j2A
wheelchair r1
widget r1extralarge r2Jplus r1large r2Jplus r1medium r2Jplus r1small r2Jplus
wifi a1 w1Jlock f1B f2A a1D m2B m3A j1router j2A a1P f1C f2A
wind a1 j1B j2A a1snow j2B j3A
window j1awning j2closed j1casement j2closed j1ceiling j2closed j1R j2closed j1shade.closed j2open j1vertical.closed j2open
windshield j1>frontIfluid k4Ispray k3heat.waves k3spray j3wiper j4Idrop k5spray k4D k4intermittent j1>rearIfluid k4Ispray k3heat.waves k3spray j3wiper k4Idrop k5spray k4D k4intermittent
wineglass j1 j1A
wonsign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
wrench a1> j1adjustable j2A c1Iscrewdriver c3A a1>A
wrongwaysign k1 k1A
x a1B a2A a1C a2A a1>squareroot
xbox j1!logo
xmark a1 f1app f2A c1bin c2B c3A c2A a1B w2Jairplane w4A a2A c1diamond c2A a1!icloud a2!A a1octagon a2A a1E a2A c2portrait c3A a1seal a2A a1shield a2A a1C a2A r1triangleBC r4A
xserve c1! m1!raid
y a1B a2A a1C a2A
yensign j1 m1>LT r2KGrotate.90 r1bank.building r3A a1B a2A r1gauge.chartUS r3YtopthirdW r1ring r2X a1C a2A
yieldsign m1 m1A
z a1B a2A a1C a2A
zipper r1page
zl m1button.roundedtopR m4A c1>Eroundedtop c3>A
zr m1button.roundedtopR m4A c1>Eroundedtop c3>A
zzz a1
"""#

  static let renames = #"""
010LKclockwise 0goforward.10
010LKclockwiseM 0goforward.10M
010LKclockwiseN 0goforward.10N
010LKG 0gobackward.10
010LKGM 0gobackward.10M
010LKGN 0gobackward.10N
015LKclockwise 0goforward.15
015LKclockwiseM 0goforward.15M
015LKclockwiseN 0goforward.15N
015LKG 0gobackward.15
015LKGM 0gobackward.15M
015LKGN 0gobackward.15N
030LKclockwise 0goforward.30
030LKclockwiseM 0goforward.30M
030LKclockwiseN 0goforward.30N
030LKG 0gobackward.30
030LKGM 0gobackward.30M
030LKGN 0gobackward.30N
045LKclockwise 0goforward.45
045LKclockwiseM 0goforward.45M
045LKclockwiseN 0goforward.45N
045LKG 0gobackward.45
045LKGM 0gobackward.45M
045LKGN 0gobackward.45N
05LKclockwise 0goforward.5
05LKclockwiseM 0goforward.5M
05LKclockwiseN 0goforward.5N
05LKG 0gobackward.5
05LKGM 0gobackward.5M
05LKGN 0gobackward.5N
060LKclockwise 0goforward.60
060LKclockwiseM 0goforward.60M
060LKclockwiseN 0goforward.60N
060LKG 0gobackward.60
060LKGM 0gobackward.60M
060LKGN 0gobackward.60N
075LKclockwise 0goforward.75
075LKclockwiseM 0goforward.75M
075LKclockwiseN 0goforward.75N
075LKG 0gobackward.75
075LKGM 0gobackward.75M
075LKGN 0gobackward.75N
090LKclockwise 0goforward.90
090LKclockwiseM 0goforward.90M
090LKclockwiseN 0goforward.90N
090LKG 0gobackward.90
090LKGM 0gobackward.90M
090LKGN 0gobackward.90N
0air.conditioner 0ac
0air.conditionerP 0acP
0airplay.audio 0airplayaudio
0airplay.audioJD 0airplayaudioJD
0airplay.audioB 0airplayaudioB
0airplay.audioBA 0airplayaudioBA
0airplay.video 0airplayvideo
0airplay.videoJD 0airplayvideoJD
0airplay.videoB 0airplayvideoB
0airplay.videoBA 0airplayvideoBA
0airpods.max 0airpodsmax
0airpods.pro 0airpodspro
0airpods.pro.chargingcase.wireless 0airpodspro.chargingcase.wireless
0airpods.pro.chargingcase.wirelessA 0airpodspro.chargingcase.wirelessA
0airpods.pro.chargingcase.wireless.radiowavesOIH 0airpodspro.chargingcase.wireless.radiowavesOIH
0airpods.pro.chargingcase.wireless.radiowavesOIHA 0airpodspro.chargingcase.wireless.radiowavesOIHA
0airpods.proO 0airpodproO
0airpods.proH 0airpodproH
0american.football 0football
0american.footballB 0footballB
0american.footballBA 0footballBA
0american.footballA 0footballA
0append.page 0doc.append
0append.pageA 0doc.appendA
0append.pageArtl 0doc.appendArtl
0append.page.rtl 0doc.append.rtl
0apple.homekit 0homekit
0apple.logo 0applelogo
0apple.terminal 0terminal
0apple.terminalA 0terminalA
0arcade.stickILOILHoutward 7H
0Ldown.document 2doc
0Ldown.documentA 2docA
0Ldown.to.line.compact 4alt
0LOLH 1HLO
0LOLHB 1HLOB
0LOLHBA 1HLOBA
0LOLHC 1HLOC
0LOLHCA 1HLOCA
0LOto.line.compact 4alt
0LHpage.on.clipboard 2doc.on.clipboard
0LHto.line.compact 4alt
0LK2.clockwise.rotate.90 12T 1triangle.2T
0LK2.clockwise.rotate.90.camera 1triangle.2Tcamera 0camera.rotate
0LK2.clockwise.rotate.90.cameraA 1triangle.2TcameraA 0camera.rotateA
0LK2.clockwise.rotate.90B 12TB 1triangle.2TB
0LK2.clockwise.rotate.90BA 12TBA 1triangle.2TBA
0LK2.clockwise.rotate.90.icloud 1triangle.2Ticloud
0LK2.clockwise.rotate.90.icloudA 1triangle.2TicloudA
0LK2.clockwise.rotate.90.page.on.clipboard 1triangle.2Tdoc.on.clipboard
0LKbranch 1branch 1triangle.branch
0LKclockwise 0goforward
0LKclockwise.heart 1clockwise.heart
0LKclockwise.heartA 1clockwise.heartA
0LKclockwise.icloud 1clockwise.icloud
0LKclockwise.icloudA 1clockwise.icloudA
0LKG 0gobackward
0LKGicloud 1Gicloud
0LKGicloudA 1GicloudA
0LKGrotate.90 1T
0LKOIHrighttriangleOrighttriangleH 1OIHrighttriangleOrighttriangleH 0flipR
0LKOIHrighttriangleOrighttriangleHA 1OIHrighttriangleOrighttriangleHA 0flipRA
0LKmerge 1merge 1triangle.merge
0LKpull 1triangle.pull
0LKrectanglepath 1rectanglepath
0LKswap 1swap 1triangle.swap
0LKtopright.capsulepath.clockwise 1triangle.capsulepath
0LKturn.upHB 1triangle.turn.upHB
0LKturn.upHBA 1triangle.turn.upHBA
0LKturn.upHdiamond 1triangle.turn.upHdiamond 1upHdiamond
0LKturn.upHdiamondA 1triangle.turn.upHdiamondA 1upHdiamondA
0LKupIdown.righttriangle.up.righttriangle.down 1upIdown.righttriangle.up.righttriangle.down
0LKupIdown.righttriangle.up.righttriangle.downA 1upIdown.righttriangle.upArighttriangle.downA 6righttriangle.downA
0Lup.document 2doc
0Lup.documentA 2docA
0Lup.page.on.clipboard 2doc.on.clipboard
0Lup.to.line.compact 4alt
0QOIline.verticalIQHA 2AIline.verticalIQHA
0QHIline.verticalIQOA 2AIline.verticalIQOA
0australiandollarsignLKGrotate.90 2T
0australsignLKGrotate.90 2T
0automatic.brakesignal 0auto.brakesignal
0automatic.headlight.high.beam 0auto.headlight.high.beam
0automatic.headlight.high.beamA 0auto.headlight.high.beamA
0automatic.headlight.low.beam 0auto.headlight.low.beam
0automatic.headlight.low.beamA 0auto.headlight.low.beamA
0axle.2 0axel.2
0axle.2.frontIrear.engaged 0axel.2.frontIrear.engaged
0axle.2.front.engaged 0axel.2.front.engaged
0axle.2.rear.engaged 0axel.2.rear.engaged
0bahtsignLKGrotate.90 2T
0battery.0percent 10
0battery.100percent 1100
0battery.100percent.bolt 1100.bolt
0battery.100percent.bolt.rtl 1100.bolt.rtl
0battery.100percentB 1100B
0battery.100percentBA 1100BA
0battery.25percent 125
0battery.50percent 150
0battery.75percent 175
0beats.fitpro 1fit.pro
0beats.fitpro.chargingcase 1fit.pro.chargingcase
0beats.fitpro.chargingcaseA 1fit.pro.chargingcaseA
0beats.fitproO 1fit.proO
0beats.fitproH 1fit.proH
0beats.powerbeats.pro 1powerbeatspro
0beats.powerbeats.pro.chargingcase 1powerbeatspro.chargingcase
0beats.powerbeats.pro.chargingcaseA 1powerbeatspro.chargingcaseA
0beats.powerbeats.proO 1powerbeatsproO
0beats.powerbeats.proH 1powerbeatsproH
0beats.studiobudsO 1studiobudO
0beats.studiobuds.plus 1studiobudsplus
0beats.studiobuds.plus.chargingcase 1studiobudsplus.chargingcase
0beats.studiobuds.plus.chargingcaseA 1studiobudsplus.chargingcaseA
0beats.studiobuds.plusO 1studiobudsplusO
0beats.studiobuds.plusH 1studiobudsplusH
0beats.studiobudsH 1studiobudH
0bellJwaveform 1Iwaveform
0bellJwaveformA 1IwaveformA
0bitcoinsignLKGrotate.90 2T
0boltJautomatic 2a
0boltJautomaticA 2aA
0bolt.batteryblock 1Abatteryblock
0bolt.batteryblockA 1AbatteryblockA
0brazilianrealsignLKGrotate.90 2T
0button.roundedbottomR 0Eroundedbottom
0button.roundedbottomRA 0EroundedbottomA
0button.roundedtopR 0Eroundedtop
0button.roundedtopRA 0EroundedtopA
0cameraJellipsisA 1AJellipsis
0car.topQfrontO 2frontleftQ
0car.topQfrontOA 2frontleftQA
0car.topQfrontH 2frontrightQ
0car.topQfrontHA 2frontrightQA
0car.topQrearO 2rearleftQ
0car.topQrearOA 2rearleftQA
0car.topQrearH 2rearrightQ
0car.topQrearHA 2rearrightQA
0cedisignLKGrotate.90 2T
0centsignLKGrotate.90 2T
0character 0a
0character.book.closed 0a.book.closed
0character.book.closedM 0a.book.closedM
0character.book.closedA 0a.book.closedA
0character.book.closedAM 0a.book.closedAM
0character.book.closedAhe 0a.book.closedAhe
0character.book.closedAN 0a.book.closedAN
0character.book.closedAja 0a.book.closedAja
0character.book.closedAko 0a.book.closedAko
0character.book.closedAth 0a.book.closedAth
0character.book.closedAzh 0a.book.closedAzh
0character.book.closed.he 0a.book.closed.he
0character.book.closedN 0a.book.closedN
0character.book.closed.ja 0a.book.closed.ja
0character.book.closed.ko 0a.book.closed.ko
0character.book.closed.th 0a.book.closed.th
0character.book.closed.zh 0a.book.closed.zh
0character.bubble 0t.bubble
0character.bubbleM 0t.bubbleM
0character.bubbleA 0t.bubbleA
0character.bubbleAM 0t.bubbleAM
0character.bubbleAhe 0t.bubbleAhe
0character.bubble.he 0t.bubble.he
0character.cursor.ibeam 0text.cursor
0character.cursor.ibeamM 0text.cursorM
0character.cursor.ibeam.he 0text.cursor.he
0character.cursor.ibeamN 0text.cursorN
0character.cursor.ibeam.ja 0text.cursor.ja
0character.cursor.ibeam.ko 0text.cursor.ko
0character.cursor.ibeam.th 0text.cursor.th
0character.cursor.ibeam.zh 0text.cursor.zh
0character.magnify 0a.magnify
0character.textbox 0textbox
0character.textboxM 0textboxM
0character.textbox.he 0textbox.he
0character.textboxN 0textboxN
0character.textbox.ja 0textbox.ja
0character.textbox.ko 0textbox.ko
0character.textbox.th 0textbox.th
0character.textbox.zh 0textbox.zh
0characters.uppercase 0abc
0chart.barRpage 2docR
0chart.barRpageA 2docRA
0ZLKG 1gobackward
0chevronOforwardslash.chevronH 2PchevronH
0chineseyuanrenminbisignLKGrotate.90 2T
0BbottomhalfF 2A
0Bbottomrighthalf.pattern.checkered 2checkered
0Bgrid.cross.downF 4A
0Bgrid.crossOF 4A
0Bgrid.crossHF 4A
0Bgrid.cross.upF 4A
0Bhexagongrid 1grid.hex 0circles.hexagongrid
0BhexagongridA 1grid.hexA 0circles.hexagongridA
0Bhexagonpath 0circles.hexagonpath
0BhexagonpathA 0circles.hexagonpathA
0BUF 2A
0BSF 2A
0BCA 1ACA
0BtophalfF 2A
0clockLK2Grotate.90 22T
0clockLKGrotate.90 2T
0cloud.rainbow.crop 2half
0cloud.rainbow.cropA 2halfA
0coloncurrencysignLKGrotate.90 2T
0contextualmenuIpointerL 2cursorarrow
0creditcardInumbers 2123
0cruzeirosignLKGrotate.90 2T
0danishkronesignLKGrotate.90 2T
0dial.high 1max
0dial.highA 1maxA
0dial.low 0dial 1min
0dial.lowA 1A 1minA
0dockE 0Edock
0document 0doc
0documentJLup 0docJLup
0documentJLupA 0docJLupA
0documentJclock 0docJclock
0documentJclockA 0docJclockA
0documentJellipsis 0docJellipsis
0documentJellipsisA 0docAJellipsis
0documentJgearshape 0docJgearshape
0documentJgearshapeA 0docJgearshapeA
0documentJplus 0docJplus
0documentJplusA 0docAJplus
0documentB 0docB
0documentBA 0docBA
0documentA 0docA
0document.on.clipboard 0doc.on.clipboard
0document.on.clipboardA 0doc.on.clipboardA
0document.on.document 0doc.on.doc
0document.on.documentA 0doc.on.docA
0document.viewfinder 0doc.text.viewfinder 1viewfinder
0document.viewfinderA 0doc.textAviewfinder 1viewfinderA
0dollarsignLKGrotate.90 2T
0dongsignLKGrotate.90 2T
0dotBIpointerL 3cursorarrow
0dotsIline.verticalIpointerLE 5cursorarrowE
0dpad.downF 2A
0dpadOF 2A
0dpadHF 2A
0dpad.upF 2A
0duffle.bag 0gym.bag
0duffle.bagA 0gym.bagA
0earJwaveform 1Iwaveform
0ellipsis.bubble 0ellipses.bubble
0ellipsis.bubbleA 0ellipses.bubbleA
0envelopeILKbranch 1Ltriangle.branch
0envelopeILKbranchA 1Ltriangle.branchA
0envelopeJshield.halfF 3leadinghalfA
0envelopeJshield.halfFA 1AJshield.trailinghalfA
0eurosignLKGrotate.90 2T
0eurozonesignLKGrotate.90 2T
0DLK2.clockwise.rotate.90 2triangle.2T
0DLKGrotate.90 2T
0face.smiling 0smiley
0face.smiling.inverse 2A 0smileyA
0fan 0fanblades
0fanA 0fanbladesA
0fanP 0fanbladesP
0fanPA 0fanbladesPA
0fibrechannel 0fiberchannel
0figure.indoor.rowing 1rower
0figure.indoor.soccer 1soccer
0figure.seated.sideO 2side
0figure.seated.sideOair.distribution.lower 3air.distribution.lower 4lower
0figure.seated.sideOair.distribution.middle 3air.distribution.middle 4upper
0figure.seated.sideOair.distribution.middleIlower 3air.distribution.middleIlower 4upperIlower
0figure.seated.sideOair.distribution.middleIlower.angled 3air.distribution.middleIlower.angled
0figure.seated.sideOair.distribution.upper 3air.distribution.upper 4windshield
0figure.seated.sideOair.distribution.upper.angledIlower.angled 3air.distribution.upper.angledIlower.angled
0figure.seated.sideOair.distribution.upper.angledImiddle 3air.distribution.upper.angledImiddle
0figure.seated.sideOair.distribution.upper.angledImiddleIlower.angled 3air.distribution.upper.angledImiddleIlower.angled
0figure.seated.sideOairbag.off 3airbag.off
0figure.seated.sideOairbag.off.2 3airbag.off.2
0figure.seated.sideOairbag.on 3airbag.on
0figure.seated.sideOairbag.on.2 3airbag.on.2
0figure.seated.sideOautomatic 3automatic
0figure.seated.sideOwindshield.frontIheat.waves 3windshield.frontIheat.waves
0figure.seated.sideOwindshield.frontIheat.waves.air.distribution.lower 3windshield.frontIheat.waves.air.distribution.lower
0figure.seated.sideOwindshield.frontIheat.waves.air.distribution.middle 3windshield.frontIheat.waves.air.distribution.middle
0figure.seated.sideOwindshield.frontIheat.waves.air.distribution.middleIlower 3windshield.frontIheat.waves.air.distribution.middleIlower
0figure.seated.sideOwindshield.frontIheat.waves.air.distribution.upper 3windshield.frontIheat.waves.air.distribution.upper
0figure.seated.sideOwindshield.frontIheat.waves.air.distribution.upperIlower 3windshield.frontIheat.waves.air.distribution.upperIlower
0figure.seated.sideOwindshield.frontIheat.waves.air.distribution.upperImiddle 3windshield.frontIheat.waves.air.distribution.upperImiddle
0figure.seated.sideOwindshield.frontIheat.waves.air.distribution.upperImiddleIlower 3windshield.frontIheat.waves.air.distribution.upperImiddleIlower
0figure.skateboarding 1skating
0figure.stand.dress.line.vertical.figure 1dress.line.vertical.figure
0filemenuIpointerL 2cursorarrow
0filemenuIpointerLrtl 2cursorarrow.rtl
0flag.pattern.checkered 1checkered
0flag.pattern.checkered.2.crossed 1checkered.2.crossed
0flag.pattern.checkeredB 1checkeredB
0flag.pattern.checkeredBA 1checkeredBA
0florinsignLKGrotate.90 2T
0folderJgearshape 2gear
0folderAJgearshape 3gear
0francsignLKGrotate.90 2T
0gauge.open.with.lines.needle.33percentILKfrom.0percent.to.50percent 7Qfrom.0percent.to.50percent
0gauge.with.dots.needle.67percent 0speedometer
0gauge.with.dots.needle.bottom.0percent 1low
0gauge.with.dots.needle.bottom.100percent 1high
0gauge.with.dots.needle.bottom.50percent 0gauge 1medium
0gauge.with.dots.needle.bottom.50percentJminus 1Jminus 1mediumJminus
0gauge.with.dots.needle.bottom.50percentJplus 1Jplus 1mediumJplus
0gearshapeLK2.clockwise.rotate.90 2triangle.2T
0guaranisignLKGrotate.90 2T
0hConCA 2AonCA
0hand.raised.app 1app
0hand.raised.appA 1appA
0handsIsparkles 1sparkles
0handsIsparklesA 1sparklesA
0head.profile.vision.pro.remove 2LforwardIvision.pro 5visionpro
0hearingdevice.ear 0hearingaid.ear
0hifispeakerIhomepod.mini 2homepodmini
0hifispeakerIhomepod.miniA 2homepodminiA
0homepodIhomepod.mini 2homepodmini
0homepodIhomepod.miniA 2homepodminiA
0homepod.mini 0homepodmini
0homepod.mini.2 0homepodmini.2
0homepod.mini.2A 0homepodmini.2A
0homepod.miniIappletv 0homepodminiIappletv
0homepod.miniIappletvA 0homepodminiIappletvA
0homepod.miniIappletvArtl 0homepodminiIappletvArtl
0homepod.miniIappletv.rtl 0homepodminiIappletv.rtl
0homepod.miniA 0homepodminiA
0hourglassJlock 1Ilock
0hourglass.bottomhalfF 2A
0hourglass.tophalfF 2A
0hryvniasignLKGrotate.90 2T
0indianrupeesignLKGrotate.90 2T
0insetFapplewatch.case 0applewatch.case.insetF
0insetFbottomhalfE 0Ebottomhalf.insetF
0insetFbottomhalfEportrait 0Eportrait.bottomhalf.insetF
0insetFbottomleadingE 0Einset.bottomleadingF
0insetFbottomleadingEportrait 0Eportrait.bottomleading.insetF
0insetFbottomleftE 0Einset.bottomleftA 3F
0insetFbottomleftEportrait 0Eportrait.bottomleft.insetF
0insetFbottomrightE 0Einset.bottomrightA 3F
0insetFbottomrightEportrait 0Eportrait.bottomright.insetF
0insetFbottomthirdE 0Ebottomthird.insetA 3F
0insetFbottomthirdEportrait 0Eportrait.bottomthird.insetF
0insetFbottomthirdC 0Cbottomthird.insetF
0insetFbottomtrailingE 0Einset.bottomtrailingF
0insetFbottomtrailingEportrait 0Eportrait.bottomtrailing.insetF
0insetFcapsule 0capsule.insetF
0insetFcapsule.portrait 0capsule.portrait.insetF
0insetFcenterE 0Ecenter.insetA 3F
0insetFcenterEJplus 0Ecenter.insetFJplus
0insetFcenterEportrait 0Eportrait.center.insetF
0insetFB 0BinsetF 0largecircleAB
0insetFBX 0BXinsetA 3F
0insetFdiamond 0diamond.insetF
0insetFleadinghalfLleadingE 0Eleadinghalf.insetFLleading
0insetFleadinghalfE 0Eleadinghalf.insetF
0insetFleadinghalfEportrait 0Eportrait.leadinghalf.insetF
0insetFleadingthirdE 0Eleadingthird.insetF
0insetFleadingthirdEportrait 0Eportrait.leadingthird.insetF
0insetFleadingthirdC 0Cleadingthird.insetF
0insetFULOE 0EUinsetALO 3FLO
0insetFUE 0EUinsetA 3F
0insetFUEportrait 0EportraitUinsetF
0insetFYE 0EYinsetA 3F
0insetFYEportrait 0EportraitYinsetF
0insetFYC 0CYinsetF
0insetFoval 0oval.insetF
0insetFoval.portrait 0oval.portrait.insetF
0insetFE 0EinsetA 2F
0insetFEIpersonF 0EinsetFIpersonF
0insetFEIpointerL 4cursorarrow 0EinsetFIcursorarrow
0insetFEJrecord 0EinsetFJrecord
0insetFEonE 0EinsetFonE
0insetFEportrait 0Eportrait.insetF
0insetFSLHE 0ESinsetALH 3FLH
0insetFSE 0ESinsetA 3F
0insetFSEportrait 0EportraitSinsetF
0insetFWE 0EWinsetA 3F
0insetFWEportrait 0EportraitWinsetF
0insetFWC 0CWinsetF
0insetFC 0CinsetF
0insetFCX 0CXinsetA 3F
0insetFtophalfE 0Etophalf.insetF
0insetFtophalfEportrait 0Eportrait.tophalf.insetF
0insetFtopleadingE 0Einset.topleadingF
0insetFtopleadingEportrait 0Eportrait.topleading.insetF
0insetFtopleftE 0Einset.topleftA 3F
0insetFtopleftEportrait 0Eportrait.topleft.insetF
0insetFtoprightE 0Einset.toprightA 3F
0insetFtoprightEportrait 0Eportrait.topright.insetF
0insetFtopthirdE 0Etopthird.inset 3A 3F
0insetFtopthirdEportrait 0Eportrait.topthird.insetF
0insetFtopthirdC 0Ctopthird.insetF
0insetFtoptrailingE 0Einset.toptrailingF
0insetFtoptrailingEportrait 0Eportrait.toptrailing.insetF
0insetFtrailinghalfLtrailingE 0Etrailinghalf.insetFLtrailing
0insetFtrailinghalfE 0Etrailinghalf.insetF
0insetFtrailinghalfEportrait 0Eportrait.trailinghalf.insetF
0insetFtrailingthirdE 0Etrailingthird.insetF
0insetFtrailingthirdEportrait 0Eportrait.trailingthird.insetF
0insetFtrailingthirdC 0Ctrailingthird.insetF
0insetFtriangle 0triangle.insetF
0insetFtv 0tv.insetF
0ipad.gen1 1homebutton
0ipad.gen1Jplay 1homebuttonJplay
0ipad.gen1.landscape 1homebutton.landscape
0ipad.gen1.landscapeJplay 1homebutton.landscapeJplay
0ipad.landscapeIiphone 1Iiphone
0ipad.landscapeIiphoneP 1IiphoneP
0iphoneILforward.inward 3forward
0iphoneILOILHinward 6H
0iphone.gen1 1homebutton
0iphone.gen1Jplay 1homebuttonJplay
0iphone.gen1B 1homebuttonB
0iphone.gen1BA 1homebuttonBA
0iphone.gen1.landscape 1homebutton.landscape
0iphone.gen1.radiowavesOIH 1homebutton.radiowavesOIH
0iphone.gen1.radiowavesOIHB 1homebutton.radiowavesOIHB
0iphone.gen1.radiowavesOIHBA 1homebutton.radiowavesOIHBA
0iphone.gen1P 1homebuttonP
0iphone.gen1PB 1homebuttonPB
0iphone.gen1PBA 1homebuttonPBA
0ipod.shuffle.gen1 0ipodshuffle.gen1
0ipod.shuffle.gen2 0ipodshuffle.gen2
0ipod.shuffle.gen3 0ipodshuffle.gen3
0ipod.shuffle.gen4 0ipodshuffle.gen4
0ipod.touch 0ipodtouch
0ipod.touch.landscape 0ipodtouch.landscape
0ipod.touchP 0ipodtouchP
0jConCA 2AonCA
0kipsignLKGrotate.90 2T
0l.button.roundedbottomR 1Eroundedbottom
0l.button.roundedbottomRA 1EroundedbottomA
0l.joystick.press.down 2down
0l.joystick.press.downA 2downA
0l1.button.roundedbottomR 1Eroundedbottom
0l1.button.roundedbottomRA 1EroundedbottomA
0l2.button.roundedtopR 1Eroundedtop
0l2.button.roundedtopRA 1EroundedtopA
0larisignLKGrotate.90 2T
0lassoJsparkles 1Isparkles 1sparkles
0lb.button.roundedbottomR 1Eroundedbottom
0lb.button.roundedbottomRA 1EroundedbottomA
0leafLKclockwise 2T 2triangleT
0line.2RdecreaseB 1R2.decreaseB
0line.2RdecreaseBA 1R2.decreaseBA
0line.3R 1R3
0line.3RB 1R3B
0line.3RBA 1R3BA
0line.3Rdecrease 1R3.decrease
0line.3RdecreaseB 1R3.decreaseB
0line.3RdecreaseBA 1R3.decreaseBA
0line.diagonalKupH 2L
0lirasignLKGrotate.90 2T
0livephotoJautomatic 2a
0lock.document 1doc
0lock.documentA 1docA
0lock.open.rotation 1rotation.open
0lt.button.roundedtopR 1Eroundedtop
0lt.button.roundedtopRA 1EroundedtopA
0macbookIipad 0laptopcomputerIipad
0macbookIiphone 0laptopcomputerIiphone
0macbookIvision.pro 2visionpro
0macwindowIpointerL 2cursorarrow
0macwindowIpointerLrtl 2cursorarrow.rtl
0manatsignLKGrotate.90 2T
0messageJwaveform 1Iwaveform
0messageJwaveformA 1IwaveformA
0microphone 0mic
0microphoneIsignal.meter 0micIsignal.meter
0microphoneIsignal.meterA 0micIsignal.meterA
0microphoneJplus 0micJplus
0microphoneJplusA 0micAJplus
0microphoneJxmark 0micJxmark
0microphoneJxmarkA 0micAJxmark
0microphoneB 0micB
0microphoneBA 0micBA
0microphoneA 0micA
0microphoneP 0micP
0microphonePB 0micPB
0microphonePBA 0micPBA
0microphonePA 0micPA
0microphoneC 0micC
0microphoneCA 0micCA
0millsignLKGrotate.90 2T
0minusLKG 0gobackward.minus
0minus.forwardslash.plus 1Pplus
0music.microphone 1mic
0music.microphoneB 1micB
0music.microphoneBA 1micBA
0music.note.house 1house
0music.note.houseA 1houseA
0music.note.tv 0tv.music.note
0music.note.tvA 0tv.music.noteA
0nairasignLKGrotate.90 2T
0norwegiankronesignLKGrotate.90 2T
0numbers 0textformat.123
0numbersM 0textformat.123M
0numbersN 0textformat.123N
0numbersE 0123E
0numbersEM 0123EM
0numbersEA 0123EA
0numbersEAM 0123EAM
0numbersEAN 0123EAN
0numbersEN 0123EN
0pad.header 0note
0paragraphsign 0paragraph
0person.2LKG 2gobackward
0person.2.cropCstack 2Cstack
0person.2.cropCstackA 2CstackA
0personILOILHoutward 6H
0person.cropBJD 4exclam
0person.cropBJDA 3AJexclam 5D
0person.cropBJquestionmarkA 3AJquestionmark
0person.cropBJquestionmarkAM 3AJquestionmarkM
0person.cropEstack 0Estack.person.crop
0person.cropEstackA 0Estack.person.cropA
0person.cropCFIatE 3AIatE
0personAILOILHoutward 7H
0personAJminus 1JminusA
0personAJplus 1JplusA
0pesetasignLKGrotate.90 2T
0pesosignLKGrotate.90 2T
0phoneLdownOA 1ALdownO
0phoneLHA 1ALH
0phoneLupHA 1ALupH
0phoneJwaveform 1Iwaveform
0phoneJwaveformA 1IwaveformA
0phone.bubble 2O
0phone.bubbleA 2OA
0phone.connectionA 1Aconnection
0playstation.logo 0logo.playstation
0plusLKclockwise 0goforward.plus
0plus.forwardslash.minus 1Pminus
0plusEon.folderA 2Aon.folderA
0point.bottomleft.forward.toLtriangle.uturn.scurvepath 4Quturn.scurvepath
0point.bottomleft.forward.toLtriangle.uturn.scurvepathA 4Quturn.scurvepathA
0point.topleft.down.to.point.bottomright.curvepath 3curvedto.point.bottomright.up
0point.topleft.down.to.point.bottomright.curvepathA 1Atopleft.down.curvedto.pointAbottomright.up 1topleft.down.curvedto.point.bottomright.upA
0point.topleft.down.to.point.bottomrightFcurvepath 3curvedto.pointFbottomright.up
0point.topleftFdown.to.point.bottomright.curvepath 1Ftopleft.down.curvedto.point.bottomright.up
0pointerL 0cursorarrow 1resize.north.east.south.east
0pointerLIConCX 0cursorarrowIConCX
0pointerLclick 0cursorarrow.click
0pointerLclick.2 0cursorarrow.click.2
0pointerLclickJclock 0cursorarrow.clickJclock
0pointerLmotionlines 0cursorarrow.motionlines
0pointerLmotionlines.click 0cursorarrow.motionlines.click
0pointerLrays 0cursor.rays 0cursorarrow.rays
0pointerLP 0cursorarrowP
0pointerLPC 0cursorarrowPC
0pointerLPCA 0cursorarrowPCA
0pointerLC 0cursorarrowC
0pointerLCA 0cursorarrowCA
0polishzlotysignLKGrotate.90 2T
0printer.dotmatrixFIpaper 2AIpaperA
0printerFIpaper 1AIpaperA
0questionmark.text.page 0doc.questionmark
0questionmark.text.pageM 0doc.questionmarkM
0questionmark.text.pageA 0doc.questionmarkA
0questionmark.text.pageAM 0doc.questionmarkAM
0questionmark.text.pageArtl 0doc.questionmarkArtl
0questionmark.text.page.rtl 0doc.questionmark.rtl
0questionmark.videoM 2rtl
0questionmark.videoAM 3rtl
0r.button.roundedbottomR 1Eroundedbottom
0r.button.roundedbottomRA 1EroundedbottomA
0r.joystick.press.down 2down
0r.joystick.press.downA 2downA
0rConCA 2AonCA
0r1.button.roundedbottomR 1Eroundedbottom
0r1.button.roundedbottomRA 1EroundedbottomA
0r2.button.roundedtopR 1Eroundedtop
0r2.button.roundedtopRA 1EroundedtopA
0radicand.squareroot 0x.squareroot
0rb.button.roundedbottomR 1Eroundedbottom
0rb.button.roundedbottomRA 1EroundedbottomA
0E3.group 2offgrid
0E3.group.bubble 4O 2offgrid.bubbleO
0E3.group.bubbleA 4OA 2offgrid.bubbleOA
0E3.groupA 2offgridA
0EIpencilIellipsis 0pencilIellipsisE
0EUF 2A
0EonEB 1AonEAB
0EonEBA 1AonEABA
0EonEPA 1AonEAPA
0Epattern.checkered 0checkerboardE 0Echeckered
0ESF 2A
0EstackJperson.cropA 2AJperson.crop
0repeatJxmark 3BA
0richtext.page 0doc.richtext
0richtext.pageM 0doc.richtextM
0richtext.pageA 0doc.richtextA
0richtext.pageAM 0doc.richtextAM
0richtext.pageAhe 0doc.richtextAhe
0richtext.pageAN 0doc.richtextAN
0richtext.pageAja 0doc.richtextAja
0richtext.pageAko 0doc.richtextAko
0richtext.pageAth 0doc.richtextAth
0richtext.pageAzh 0doc.richtextAzh
0richtext.page.he 0doc.richtext.he
0richtext.pageN 0doc.richtextN
0richtext.page.ja 0doc.richtext.ja
0richtext.page.ko 0doc.richtext.ko
0richtext.page.th 0doc.richtext.th
0richtext.page.zh 0doc.richtext.zh
0rt.button.roundedtopR 1Eroundedtop
0rt.button.roundedtopRA 1EroundedtopA
0rublesignLKGrotate.90 2T
0rupeesignLKGrotate.90 2T
0sharedwithyou 0shared.with.you
0sharedwithyouB 0shared.with.youB
0sharedwithyouBA 0shared.with.youBA
0sharedwithyouP 0shared.with.youP
0shekelsignLKGrotate.90 2T
0shekelsignB 0sheqelsignB
0shekelsignBA 0sheqelsignBA
0shekelsignC 0sheqelsignC
0shekelsignCA 0sheqelsignCA
0shieldUF 2A
0shieldUFP 2AP
0shield.pattern.checkered 0checkerboard.shield 0shield.checkerboard 1checkered
0shippingbox 0cube.box
0shippingboxA 0cube.boxA
0sleep 0Bbottomthird.split
0sliderR2LKG 3gobackward
0sliderR2EILK2.clockwise.rotate.90 6triangle.2T
0sliderRbelowCFIC 4AIC
0smallcircleFB 1AB
0smallcircleFBA 1ABA
0snowflake 0snow
0sparklesCFonC 2AonC
0speaker.wave.1 11
0speaker.wave.1A 11A
0speaker.wave.2 12
0speaker.wave.2.bubble 4O
0speaker.wave.2.bubbleA 4OA
0speaker.wave.2.bubbleArtl 4OArtl
0speaker.wave.2.bubble.rtl 4Ortl
0speaker.wave.2A 12A
0speaker.wave.3 13
0speaker.wave.3A 13A
0C2.layers.3d 2stack.3d
0C2.layers.3d.bottomF 2stack.3d.bottomA 5F
0C2.layers.3d.topF 2stack.3d.topA 5F
0C3.layers.3d 2stack.3d
0C3.layers.3d.bottomF 2stack.3d.bottomA 5F
0C3.layers.3d.middleF 2stack.3d.middleA 5F
0C3.layers.3dP 2stack.3dP
0C3.layers.3d.topF 2stack.3d.topA 5F
0CIline.verticalICF 6A
0CbottomhalfF 2A
0CAIline.verticalICA 5CA
0CFIline.verticalIC 1AIline.verticalIC
0CFonC 1AonC
0Cgrid.3x1.below.line.grid.1x2A 3Abelow.line.grid.1x2
0Cgrid.3x3.bottomleftF 4A
0Cgrid.3x3.bottommiddleF 4A
0Cgrid.3x3.bottomrightF 4A
0Cgrid.3x3.middleF 4A
0Cgrid.3x3.middleleftF 4A
0Cgrid.3x3.middlerightF 4A
0Cgrid.3x3C 3AC
0Cgrid.3x3.topleftF 4A
0Cgrid.3x3.topmiddleF 4A
0Cgrid.3x3.toprightF 4A
0CUF 2A
0CSF 2A
0Cstack.3d.forward.dottedline 3down.dottedline
0Cstack.3d.upJautomatic 5a
0Cstack.3d.upJautomaticA 5aA
0CtophalfF 2A
0squareshape.dotted.squareshape 1Xsquareshape
0squareshape.split.2x2.dotted.inside 3dotted
0squareshape.split.2x2.dotted.insideIoutside 1dotted.split.2x2
0squareshape.squareshape.dotted 2X
0star.leadinghalfF 2A 1UA
0steeringwheelJlock 1Ilock
0sterlingsignLKGrotate.90 2T
0sun.horizon 1Ihorizon
0sun.horizonB 1IhorizonB
0sun.horizonBA 1IhorizonBA
0sun.horizonA 1IhorizonA
0swedishkronasignLKGrotate.90 2T
0tablecells 0table
0tablecellsJellipsis 0tableJmore
0tablecellsA 0tableA
0tablecellsAJellipsis 0tableJmoreA 0tablecellsJellipsisA
0tengesignLKGrotate.90 2T
0text.document 0doc.text
0text.documentA 0doc.textA
0text.justifyO 1justifyleft
0text.justifyH 1justifyright
0text.pad.header 0note.text
0text.pad.headerJplus 0note.textJplus
0text.page 0doc.plaintext
0text.pageJmagnifyingglass 0doc.text.magnifyingglass
0text.pageA 0doc.plaintextA
0textEpage 0doc.text.image
0textEpageA 0doc.text.imageA
0textformat.characters 1abc
0textformat.characters.dottedunderline 1abc.dottedunderline
0textformat.numbers 112
0textformat.numbersM 112M
0textformat.numbersN 112N
0textformat.numbers.km 112.km
0textformat.numbers.my 112.my
0thermometer.medium 0thermometer
0tramAtunnel 1tunnelA
0triangleUF 2A
0triangleSF 2A
0truck.box 0box.truck
0truck.boxJclock 0box.truckJclock
0truck.boxJclockA 0box.truckJclockA
0truck.boxJclockArtl 0box.truckJclockArtl
0truck.boxJclock.rtl 0box.truckJclock.rtl
0truck.boxA 0box.truckA
0tugriksignLKGrotate.90 2T
0turkishlirasignLKGrotate.90 2T
0videoJwaveform 1Iwaveform
0videoJwaveformA 1IwaveformA
0video.bubble 2O
0video.bubbleA 2OA
0videoAJplus 1JplusA
0vision.pro 0visionpro
0vision.proILforward 0visionproILforward
0vision.proILforwardA 0visionproILforwardA
0vision.proJD 0visionproJD
0vision.proJDA 0visionproJDA
0vision.proJplay 0visionproJplay
0vision.proJplayA 0visionproJplayA
0vision.proB 0visionproB
0vision.proBA 0visionproBA
0vision.proA 0visionproA
0vision.proP 0visionproP
0vision.proPB 0visionproPB
0vision.proPBA 0visionproPBA
0vision.proPA 0visionproPA
0wandIsparkles 2stars
0wandIsparkles.inverse 2stars.inverse
0water.wavesILKdown 4down
0water.wavesILKdownVD 4downVD
0water.wavesILKup 4up
0wave.3O 0radiowavesO
0wave.3H 0radiowavesH
0waveformJmagnifyingglass 1Imagnifyingglass
0waveformJmicrophone 1Imic 1Jmic
0waveform.path.ecg.text.page 0doc.text.below.ecg 0ecg.text.page
0waveform.path.ecg.text.pageA 0doc.text.below.ecgA 0ecg.text.pageA
0waveform.path.ecg.text.pageArtl 0doc.text.below.ecgArtl 0ecg.text.pageArtl
0waveform.path.ecg.text.page.rtl 0doc.text.below.ecg.rtl 0ecg.text.page.rtl
0windshield.frontIspray 3fluid
0windshield.rearIspray 3fluid
0wonsignLKGrotate.90 2T
0wrench.adjustable 0wrench
0wrench.adjustableA 1A
0xbox.logo 0logo.xbox
0xmark.bin 0bin.xmark
0xmark.binA 0bin.xmarkA
0yensignLKGrotate.90 2T
0zipper.page 0doc.zipper
0zl.button.roundedtopR 1Eroundedtop
0zl.button.roundedtopRA 1EroundedtopA
0zr.button.roundedtopR 1Eroundedtop
0zr.button.roundedtopRA 1EroundedtopA
"""#

  static let restrictions = #"""
Apple Intelligence: 0apple.intelligence 2Jxmark
Apple Pencil: 0applepencil 1adapter.usb.c 4A 1Iscribble 1doubletap 1gen1 1gen2 1hover 1squeeze 1tip
Apple TV: 0appletv 1JZ 3A 2D 3A 1A 0appletvremote.gen1 2A 1gen2 2A 1gen3 2A 1gen4 2A 0hifispeakerIappletv 3A 4rtl 3rtl
Apple Vision Pro: 0head.profile.vision.pro.remove 0vision.pro 2ILforward 5A 2JZ 4A 3D 4A 3play 4A 2B 3A 2A 2P 3B 4A 3A 2VD 4A
Apple Vision Pro and MacBook: 0macbookIvision.pro
Apple Watch: 0applewatch 1ILforward 4rtl 1JZ 2D 1case.sizes 1radiowavesOIH 1sideH 1P 1watchface 0Ldown.applewatch 0Zapplewatch 0Dapplewatch 0insetFapplewatch.case 0lock.applewatch 1open.applewatch 0platter.bottom.applewatch.case 1Fbottom.applewatch.case 2top.applewatch.case 1top.applewatch.case 0watchface.applewatch.case
Apple's ARKit: 0arkit 1Jxmark
Apple's Accessibility features: 0accessibility 1JLupH 1A 0voiceover
Apple's AirPlay: 0airplay.audio 2JD 2B 3A 1video 2JD 2B 3A
Apple's AirPods: 0airpod.gen3O 2H 1O 1H 0airpods 1chargingcase 2A 2wireless 3A 1gen3 2chargingcase.wireless 4A 1gen4 2chargingcase.wireless 4A 2O 2H
Apple's AirPods Max: 0airpods.max
Apple's AirPods Pro: 0airpods.pro 2chargingcase.wireless 4A 4radiowavesOIH 8A 2O 2H
Apple's AirPort Express: 0airport.express
Apple's AirPort Extreme: 0airport.extreme 2tower
Apple's AirTag: 0airtag 1A 1radiowaves.forward 3A 4rtl 3rtl
Apple's App Clips: 0appclip
Apple's AppleScript language: 0applescript 1A
Apple's Bonjour networking: 0bonjour
Apple's Desk View: 0deskview 1A
Apple's Digital Crown: 0digitalcrown 1Lclockwise 3A 2G 3A 1A 1R 2Lclockwise 4A 3G 4A 2A 2press 3A 1press 2A
Apple's EarPods: 0earpods
Apple's Environments feature: 0environments 1B 2A 1A 1P 2B 3A 2A
Apple's Face ID feature: 0faceid
Apple's FaceTime app: 0LdownOvideo 4A 1upHvideo 4A 0questionmark.video 2M 2A 3M 0video 1JZ 2ellipsis 2plus 2waveform 3A 1bubble 2A 3rtl 2rtl 1B 2A 1A 2JZ 3ellipsis 3plus 1P 2B 3A 2A 1C 2A
Apple's Finder app: 0finder
Apple's HomeKit: 0apple.homekit
Apple's HomePod: 0hifispeakerIhomepod 3Jminus 5A 4plus 5A 3A 0homepod 12 2Jminus 4A 3plus 4A 2A 1Lforward 3A 1JZ 3A 4rtl 3rtl 2minus 3A 2plus 3A 1A
Apple's HomePod and Apple TV: 0homepodIappletv 3A 4rtl 3rtl
Apple's HomePod and HomePod mini: 0homepodIhomepod.mini 4Jminus 6A 5plus 6A 4A
Apple's HomePod mini: 0hifispeakerIhomepod.mini 4Jminus 6A 5plus 6A 4A 0homepod.mini 22 3Jminus 5A 4plus 5A 3A 2Lforward 4A 2JZ 4A 5rtl 4rtl 3minus 4A 3plus 4A 2A
Apple's HomePod mini and Apple TV: 0homepod.miniIappletv 4A 5rtl 4rtl
Apple's Image Playground app: 0apple.image.playground 3A
Apple's Live Photos feature: 0livephoto 1Jautomatic 1play 1P
Apple's Mac Pro: 0macpro.gen1 2A 1gen2 2A 1gen3 2Jckeckmark 4A 2A 2server
Apple's Mac Studio: 0macstudio 1JZ 3A 1A
Apple's Mac mini: 0macmini 1JZ 3A 1A 1gen2 2A 1gen3 2A
Apple's MacBook: 0desktopcomputerImacbook 0macbook 1JZ 2D 2shieldZ 1gen1 2sizes 1gen2 2sizes 1sizes 1P 1VD
Apple's MacBook and Apple Watch: 0macbookIapplewatch
Apple's MacBook and iPad: 0macbookIipad
Apple's MacBook and iPhone: 0macbookIiphone
Apple's MacBook and iPod: 0macbookIipod
Apple's MagSafe Battery Pack: 0magsafe.batterypack 2A
Apple's Magic Mouse: 0magicmouse 1A
Apple's Markup feature: 0pencil.tip.cropB 4JLforward 7A 5minus 6A 5plus 6A 4A
Apple's Meditation in Fitness+: 0apple.meditate 2B 3A 2Cstack 4A
Apple's Messages app: 0Ldown.message 3A 1up.message 3A 0Zmessage 2A 0ellipsis.message 2A 0Dmessage 2A 0message 1J 2B 3A 4rtl 3rtl 2A 3rtl 2FA 4rtl 2rtl 2waveform 3A 1B 2A 1A 0plus.message 2A 0questionmark.message 2M 2A 3M
Apple's Optic ID feature: 0opticid 1A
Apple's Safari browser: 0safari 1A
Apple's SharePlay: 0shareplay 1P
Apple's Shared With You feature: 0sharedwithyou 1B 2A 1P
Apple's Shazam: 0shazam.logo 2A
Apple's Siri: 0siri
Apple's Spatial Audio: 0person.spatialaudio.3dA 2A 2stereo.3dA 3A
Apple's Spatial Scene feature: 0spatial.capture 2A 2on.hexagon 4A 2P 3A
Apple's Swift programming language: 0swift
Apple's SwiftData: 0swiftdata
Apple's Teletype feature: 0teletype 1answer 2B 3A 1B 2A
Apple's Touch ID feature: 0touchid
Apple's Writing Tools: 0apple.writing.tools
Apple's Xserve: 0xserve
Apple's Xserve RAID: 0xserve.raid
Apple's iCloud service: 0LK2.clockwise.rotate.90.icloud 7A 2clockwise.icloud 4A 2Gicloud 4A 0boltRicloud 3A 0Zicloud 2A 0Dicloud 2A 0icloud 1ILdown 4A 3up 4A 1B 2A 1X 1A 1P 2A 1C 2A 0key.icloud 2A 0link.icloud 2A 0lock.icloud 2A 0person.icloud 2A 0xmark.icloud 2A
Apple's iPad: 0apps.ipad 2JZ 4rtl 3plus 2landscape 2onEportraitX 6rtl 0ipad 1JZ 2D 2location 2play 1gen1 2JD 3location 3play 2crop.homebuttonB 2landscape 3JD 4location 4play 3P 2sizes 2P 1gen2 2JD 3location 3play 2landscape 3JD 4location 4play 3P 2sizes 2P 1landscape 2JD 3location 3play 1sizes
Apple's iPad and Apple Watch: 0ipad.landscapeIapplewatch
Apple's iPad and iPhone: 0ipad.landscapeIiphone 4P
Apple's iPad and iPhone case: 0ipad.caseIiphone.case
Apple's iPad and iPod: 0ipad.landscapeIipod
Apple's iPad case: 0ipad.case
Apple's iPhone: 0apps.iphone 2JZ 4rtl 3plus 2landscape 3rtl 0iphone 1ILOILHinward 1app.switcher 1JZ 2D 2location 2play 1B 2A 1cropB 1gen1 2ILO 2JD 3location 3play 2B 3A 2cropB 3homebuttonB 2landscape 3P 2motion 2radiowavesOIH 6B 7A 2sizes 2P 3B 4A 1gen2 2ILOILHinward 2JD 3location 3play 2B 3A 2cropB 2landscape 3P 2motion 2radiowavesOIH 6B 7A 2sizes 2P 3B 4A 1gen3 2ILOILHinward 2JD 3location 3play 2B 3A 2cropB 2landscape 3P 2motion 2radiowavesOIH 6B 7A 2sizes 2P 3B 4A 1landscape 1motion 1radiowavesOIH 5B 6A 1sizes 1P 2B 3A
Apple's iPhone Smart Battery Case: 0iphone.smartbatterycase.gen1 2gen2
Apple's iPhone and Vision Pro: 0iphoneIvision.pro
Apple's iPhone and iPod: 0iphoneIipod
Apple's iPhone case: 0iphone.case
Apple's iPod: 0ipod
Apple's iPod and Apple Watch: 0ipodIapplewatch
Apple's iPod and Vision Pro: 0ipodIvision.pro
Apple's iPod shuffle: 0ipod.shuffle.gen1 2gen2 2gen3 2gen4
Apple's iPod touch: 0ipod.touch 2landscape 2P
Apple's translation features: 0translate
Beats Fit Pro: 0beats.fitpro 2O 2H
Beats Fit Pro case: 0beats.fitpro.chargingcase 3A
Beats Pill: 0beats.pill 2A
Beats Powerbeats: 0beats.powerbeats 2O 2H
Beats Powerbeats Pro: 0beats.powerbeats.pro 3O 3H
Beats Powerbeats Pro 2: 0beats.powerbeats.pro.2 4O 4H
Beats Powerbeats Pro 2 case: 0beats.powerbeats.pro.2.chargingcase 5A
Beats Powerbeats Pro case: 0beats.powerbeats.pro.chargingcase 4A
Beats Powerbeats3: 0beats.powerbeats3 2O 2H
Beats Solo Buds: 0beats.solobuds 2O 2H
Beats Solo Buds case: 0beats.solobuds.chargingcase 3A
Beats Studio Buds: 0beats.studiobuds 2O 2H
Beats Studio Buds Plus: 0beats.studiobuds.plus 3O 3H
Beats Studio Buds Plus case: 0beats.studiobuds.plus.chargingcase 4A
Beats Studio Buds case: 0beats.studiobuds.chargingcase 3A
Beats earphones: 0beats.earphones
Beats headphones: 0beats.headphones
Microsoft's Xbox: 0xbox.logo
Sign in with Apple: 0apple.logo
Sony's PlayStation: 0playstation.logo
accessories and software that are compatible with the DockKit API: 0iphone.dock.motorized.viewfinder
creating or signing in with a passkey: 0personJkey 3A
drawing experiences that are based on PencilKit: 0pencil.tip
music based haptic feedback for software that is compatible with the Core Haptics API: 0apple.hapticsIDtriangle 3music.note 5P
sharing or using a shared password or passkey: 0person.2Jkey 4A
the Apple Intelligence summary feature: 0text.line.2.summary 4Jxmark 23.summary
the Connectivity Standards Alliance Matter connectivity protocol: 0matter.logo
"""#
}
