/** Products and what is said of them, by their English text. */
export const hindiKitchen: Record<string, string> = {
  Teapot: "टीपॉट",
  "Pours in a clean arc and does not dribble down the spout.": "एकसार धार में चाय डालता है और टोंटी से टपकता नहीं।",
  "Tea-for-One Set": "टी-फ़ॉर-वन सेट",
  "Pot and cup stack into each other, so an afternoon tea takes the space of a saucer.":
    "पॉट और कप एक-दूसरे में समा जाते हैं, इसलिए शाम की चाय बस एक तश्तरी जितनी जगह लेती है।",
  "Gourd & Straw Set": "तुंबी और स्ट्रॉ सेट",
  "Made for slow sipping, with a strainer that keeps the leaves where they belong.":
    "धीरे-धीरे चुस्की लेने के लिए; इसकी छलनी पत्तियों को उनकी जगह रोके रखती है।",
  "Pour-Over Set": "पोर-ओवर सेट",
  "The spiral ribs give the water time, so the cup tastes rounder than from a machine.":
    "घुमावदार धारियाँ पानी को समय देती हैं, इसलिए स्वाद मशीन की कॉफ़ी से ज़्यादा भरपूर आता है।",
  "Cold Brew Jar": "कोल्ड ब्रू जार",
  "Fill it in the evening, lift out the filter at breakfast.": "शाम को भरिए, सुबह नाश्ते पर फ़िल्टर निकाल लीजिए।",
  "Coffee Canister": "कॉफ़ी कैनिस्टर",
  "A one-way valve lets gas out and keeps air away from fresh beans.":
    "वन-वे वाल्व गैस को बाहर जाने देता है और हवा को ताज़े बीन्स से दूर रखता है।",
  Mug: "मग",
  "A handle that fits three fingers and a foot ring that leaves no mark.":
    "तीन उँगलियों का हैंडल और ऐसा तला जो निशान नहीं छोड़ता।",
  "Travel Tumbler": "ट्रैवल टंबलर",
  "Keeps a drink hot from the front door to the second meeting.": "घर के दरवाज़े से दूसरी मीटिंग तक ड्रिंक गरम रखता है।",
  "Bubble Tea Cup": "बबल टी कप",
  "Wide straw, tight lid, and no more single-use cups on the way home.":
    "चौड़ी स्ट्रॉ, कसकर बंद ढक्कन और घर लौटते हुए अब कोई डिस्पोज़ेबल कप नहीं।",
  "Frying Pan": "फ़्राइंग पैन",
  "Heats evenly right to the rim, so the last pancake is as golden as the first.":
    "किनारे तक एक जैसा गरम होता है, इसलिए आख़िरी पैनकेक भी पहले जितना सुनहरा बनता है।",
  "Paella Pan": "पाएया पैन",
  "Two loop handles and a shallow dimpled base for a crisp bottom layer of rice.":
    "दो हैंडल और उथला तला, जिससे चावल की निचली परत कुरकुरी बनती है।",
  "Crêpe Pan": "क्रेप पैन",
  "A low rim that lets a spatula slip under the thinnest batter.":
    "नीचा किनारा, ताकि पलटा सबसे पतले घोल के नीचे भी आसानी से सरक जाए।",
  Casserole: "कैसरोल",
  "Brown, braise and serve in one pot; the lid sends the steam back down.":
    "एक ही बर्तन में भूनिए, पकाइए और परोसिए; ढक्कन भाप को वापस नीचे भेजता है।",
  "Fondue Set": "फ़ॉन्ड्यू सेट",
  "Six forks, one warm pot, and a reason to sit together until late.": "छह काँटे, एक गरम बर्तन और देर तक साथ बैठने का बहाना।",
  "Steam Basket": "स्टीमर बास्केट",
  "Two tiers that sit on the pot you already own.": "दो मंज़िलें, जो आपके मौजूदा बर्तन पर ही टिक जाती हैं।",
  "Loaf Tin": "ब्रेड टिन",
  "Straight sides and a rolled rim, for a loaf that slices like the baker's.":
    "सीधी दीवारें और मुड़ा किनारा, ताकि ब्रेड बेकरी जैसी कटे।",
  "Muffin Mould": "मफ़िन मोल्ड",
  "Twelve cups that let go without a knife.": "बारह कप, जो बिना चाकू के मफ़िन छोड़ देते हैं।",
  "Cake Stand": "केक स्टैंड",
  "Lifts a plain sponge to the height it deserves.": "सादे केक को भी वह ऊँचाई देता है जिसका वह हक़दार है।",
  "Chef's Knife": "शेफ़ नाइफ़",
  "Balanced just ahead of the handle; goes through an onion by its own weight.":
    "हैंडल के ठीक आगे संतुलित; प्याज़ को अपने ही वज़न से काट देता है।",
  Cleaver: "क्लीवर",
  "A broad blade that also carries what it has chopped to the pan.": "चौड़ी ब्लेड, जो कटा हुआ सामान पैन तक भी पहुँचा देती है।",
  "Pizza Cutter": "पिज़्ज़ा कटर",
  "One pass, straight through the crust, toppings where they were.": "एक ही बार में आर-पार, और टॉपिंग अपनी जगह पर।",
  "Cutlery Set": "कटलरी सेट",
  "Weight in the hand and a brushed finish that hides the years.":
    "हाथ में अच्छा वज़न और ब्रश्ड फ़िनिश, जो सालों के निशान छिपा लेती है।",
  "Serving Spoon": "सर्विंग स्पून",
  "Deep enough for stew, flat enough for rice.": "तरी के लिए गहरा, चावल के लिए चपटा।",
  "Chopstick Set": "चॉपस्टिक सेट",
  "Square at the top so they stay put, fine at the tip for a single grain.":
    "ऊपर से चौकोर ताकि लुढ़कें नहीं, सिरे पर पतली ताकि एक दाना भी पकड़ लें।",
  "Kitchen Timer": "किचन टाइमर",
  "Turn it once and get on with something else; it rings until you come.":
    "एक बार घुमाइए और दूसरे काम में लग जाइए; आपके आने तक बजता रहेगा।",
  "Salt Cellar": "नमकदानी",
  "A lid that swings aside with one floury finger.": "ढक्कन, जो आटे सनी एक उँगली से भी खिसक जाता है।",
  "Ice Cube Tray": "आइस क्यूब ट्रे",
  "Large clear cubes that melt slowly and slip out without a fight.":
    "बड़े, साफ़ क्यूब, जो धीरे पिघलते हैं और आसानी से निकल आते हैं।",
  "Dinner Plate Set": "डिनर प्लेट सेट",
  "Thin at the rim, strong at the foot, happy in the dishwasher.": "किनारे पर पतली, तले में मज़बूत, डिशवॉशर में बेफ़िक्र।",
  "Bowl & Spoon Set": "बाउल और चम्मच सेट",
  "The right depth for soup at noon and cereal at midnight.": "दोपहर के सूप और आधी रात के सीरियल, दोनों के लिए सही गहराई।",
  "Noodle Bowl": "नूडल बाउल",
  "Steep sides keep the broth hot; a notch in the rim holds the chopsticks.":
    "ऊँची दीवारें शोरबे को गरम रखती हैं; किनारे का खाँचा चॉपस्टिक थामता है।",
  "Water Glass Set": "वॉटर ग्लास सेट",
  "Plain, clear and stackable: the glass you reach for every day.":
    "सादे, पारदर्शी और एक-दूसरे पर रखने लायक: रोज़ हाथ में आने वाले गिलास।",
  "Stem Glass Set": "स्टेम ग्लास सेट",
  "A fine rim and a drawn stem, tested in a real dishwasher.": "पतला किनारा और लंबी डंडी, असली डिशवॉशर में परखे हुए।",
  "Mocktail Glass Set": "मॉकटेल ग्लास सेट",
  "Tall enough for ice, fruit and a straw that does not fall out.": "इतने ऊँचे कि बर्फ़, फल और स्ट्रॉ सब आराम से टिकें।",
  "Carafe Set": "कैराफ़ सेट",
  "Keeps water cool on the table and looks good half empty.": "मेज़ पर पानी ठंडा रखता है और आधा ख़ाली भी सुंदर दिखता है।",
  "Bento Box": "बेंटो बॉक्स",
  "Three compartments and a lid that really seals: no soup in the bag.":
    "तीन खाने और सचमुच बंद होने वाला ढक्कन: बैग में सूप नहीं गिरेगा।",
  "Storage Jar": "स्टोरेज जार",
  "See what is left, stack what is full.": "जो बचा है वह दिखता है, जो भरा है वह ऊपर-ऊपर रख जाता है।",
  "Takeout Box": "टेकआउट बॉक्स",
  "Folds flat when lunch is over.": "खाना ख़त्म होते ही मोड़कर चपटा कर लीजिए।",
};
