/** What shops say of themselves, by their English text. */
export const hindiShops: Record<string, string> = {
  "Our own picks from the whole market": "पूरे बाज़ार से हमारी पसंद",
  "We run this market, and on this stall stands what we buy ourselves: a short list that changes with the season.":
    "यह बाज़ार हम चलाते हैं, और इस ठेले पर वही है जो हम ख़ुद ख़रीदते हैं: एक छोटी सूची, जो मौसम के साथ बदलती है।",
  "Pots that feel right in the hand": "बर्तन, जो हाथ में अच्छे लगें",
  "Two potters, one kiln and a waiting list for the blue glaze. What we do not throw ourselves comes from workshops an hour away.":
    "दो कुम्हार, एक भट्ठी और नीले ग्लेज़ के लिए लंबी क़तार। जो हम ख़ुद नहीं बनाते, वह घंटे भर दूर की कार्यशालाओं से आता है।",
  "Pans for people who cook": "पकाने वालों के लिए पैन",
  "Our grandfather tinned copper in the bazaar. We sell pans now, and still tin them when you ask.":
    "हमारे दादा बाज़ार में ताँबे पर क़लई करते थे। अब हम पैन बेचते हैं, और कहने पर क़लई भी करते हैं।",
  "Food with a name behind it": "खाना, जिसके बनाने वाले को हम जानते हैं",
  "Honey, oil and grain from forty farms, each of which we can find on a map without looking it up.":
    "चालीस फ़ार्मों का शहद, तेल और अनाज; हर एक का पता हमें नक़्शे के बिना याद है।",
  "Good things take their time": "अच्छी चीज़ें समय लेती हैं",
  "A cellar, a smokehouse and a bakery under one roof. We send on Tuesdays and Thursdays so nothing waits over a weekend.":
    "एक तहख़ाना, एक स्मोकहाउस और एक बेकरी, सब एक छत के नीचे। हम मंगलवार और गुरुवार को भेजते हैं, ताकि कुछ भी वीकेंड पर न रुके।",
  "Coffee by the day, not the month": "महीने की नहीं, आज की कॉफ़ी",
  "We roast in fifteen-kilo batches and write the date on every bag, because that is the only number that matters.":
    "हम पंद्रह-पंद्रह किलो भूनते हैं और हर बैग पर तारीख़ लिखते हैं, क्योंकि मायने वही रखती है।",
  "Furniture for rooms with one window": "एक खिड़की वाले कमरों का फ़र्नीचर",
  "We design in a flat of forty square metres and it shows. Everything fits through a normal stairwell.":
    "हम चालीस वर्ग मीटर के फ़्लैट में डिज़ाइन करते हैं, और यह दिखता है। सब कुछ आम सीढ़ियों से निकल जाता है।",
  "Light you can smell": "रोशनी, जिसकी ख़ुशबू है",
  "Candles poured in the morning, lamps hammered in the afternoon. Our street is called the street of the lamp makers.":
    "सुबह मोमबत्तियाँ ढलती हैं, दोपहर को लैंप गढ़े जाते हैं। हमारी गली का नाम ही लैंप बनाने वालों की गली है।",
  "Clean, sorted, done": "साफ़, सजा, तैयार",
  "We tested two hundred brooms so that you need one.": "हमने दो सौ झाड़ू परखीं, ताकि आपको एक ही चाहिए हो।",
  "Plants that want to live": "पौधे, जो जीना चाहते हैं",
  "A nursery behind a railway arch. We only send what we would plant, and the vans are electric.":
    "रेल के मेहराब के पीछे एक नर्सरी। हम वही भेजते हैं जो ख़ुद लगाते, और हमारी गाड़ियाँ बिजली से चलती हैं।",
  "Bought once": "एक बार ख़रीदें",
  "Third generation of toolmakers. If the handle breaks, send us the head and we fit a new one for free.":
    "औज़ार बनाने वालों की तीसरी पीढ़ी। हत्था टूट जाए तो सिरा हमें भेजें, हम मुफ़्त में नया लगा देंगे।",
  "Clothes that are sewn, not assembled": "कपड़े, जो जोड़े नहीं, सिले जाते हैं",
  "Eleven tailors and a cutter who has been with us for thirty years. We make small runs and mend what we made.":
    "ग्यारह दर्ज़ी और एक कटिंग मास्टर, जो तीस साल से हमारे साथ हैं। हम कम बनाते हैं और जो बनाया उसकी मरम्मत भी करते हैं।",
  "Dressed for the weather there is": "जैसा मौसम, वैसा पहनावा",
  "It rains here two days out of three. What we sell has been worn on the other two as well.":
    "यहाँ तीन में से दो दिन बारिश होती है। जो हम बेचते हैं, वह हर मौसम में पहना जा चुका है।",
  "For people under one metre twenty": "एक मीटर बीस से कम क़द वालों के लिए",
  "Clothes and toys chosen by two mothers, tested by five children and one dog.":
    "दो माँओं के चुने कपड़े और खिलौने, पाँच बच्चों और एक कुत्ते के परखे हुए।",
  "Shoes you can have resoled": "जूते, जिनका तला बदला जा सके",
  "Made in the valley where everybody's uncle makes shoes. We stock the soles, too.":
    "उस घाटी में बने जहाँ हर किसी के चाचा जूते बनाते हैं। तले भी हमारे पास मिलते हैं।",
  "Bags with somewhere to be": "बैग, जिन्हें कहीं पहुँचना है",
  "Cut, stitched and riveted in a former silk mill. Ten years of repairs are included, and people use them.":
    "एक पुरानी रेशम मिल में कटे, सिले और रिवेट किए हुए। दस साल की मरम्मत शामिल है, और लोग इसका फ़ायदा उठाते हैं।",
  "Small things that shine": "छोटी चीज़ें, जो चमकती हैं",
  "A goldsmith and a bead stringer share a bench by the window, and argue about the radio.":
    "एक सुनार और एक मोती पिरोने वाली खिड़की के पास एक ही बेंच पर बैठते हैं और रेडियो पर झगड़ते हैं।",
  "Electronics that can be opened": "इलेक्ट्रॉनिक्स, जिन्हें खोला जा सके",
  "We only sell devices we have taken apart. If we could not put it back together, it is not here.":
    "हम वही डिवाइस बेचते हैं जिन्हें हम खोल चुके हैं। जो दोबारा न जुड़ा, वह यहाँ नहीं है।",
  "Hear it, see it, keep it": "सुनिए, देखिए, रखिए",
  "Sound and picture for people who would rather listen than read about cables.":
    "आवाज़ और तस्वीर, उनके लिए जो केबलों के बारे में पढ़ने के बजाय सुनना चाहते हैं।",
  "Plain jars, good contents": "सादे डिब्बे, अच्छा सामान",
  "Mixed in a back room with a very good scale. We print the whole recipe, because there is nothing to hide.":
    "पीछे के कमरे में बहुत अच्छे तराज़ू पर मिलाया हुआ। हम पूरी विधि छापते हैं, क्योंकि छिपाने को कुछ नहीं।",
  "Scent from the old quarter": "पुराने मोहल्ले की ख़ुशबू",
  "Our family has distilled roses for five generations, each certain that the one before used too much.":
    "हमारा परिवार पाँच पीढ़ियों से गुलाब का अर्क़ निकालता है, और हर पीढ़ी को लगता है कि पिछली ने ज़्यादा गुलाब डाले।",
  "Get out and come back hungry": "बाहर जाइए, भूख लेकर लौटिए",
  "We rent in winter, repair in autumn and sell all year. Ask us what not to buy.":
    "हम सर्दियों में किराए पर देते हैं, पतझड़ में मरम्मत करते हैं और साल भर बेचते हैं। हमसे पूछिए कि क्या न ख़रीदें।",
  "Anything that rolls": "जो भी पहियों पर चले",
  "Bikes, boards and scooters, built on the bench you see behind the counter.":
    "साइकिलें, बोर्ड और स्कूटर, काउंटर के पीछे दिखती उसी बेंच पर जोड़े हुए।",
  "Toys that survive siblings": "खिलौने, जो भाई-बहनों से बच निकलें",
  "Found in an attic, restored in a cellar, sold on the ground floor since 1987.":
    "अटारी में मिले, तहख़ाने में सुधारे, और 1987 से निचली मंज़िल पर बिकते हैं।",
  "Books, paper and things to make": "किताबें, काग़ज़ और हाथ के काम",
  "A small press with a shop in front. We print in two directions and bind in one.":
    "एक छोटा छापाख़ाना, आगे दुकान। हम दो दिशाओं में छापते हैं और एक में जिल्द बाँधते हैं।",
  "Instruments with a voice": "वाद्य, जिनकी अपनी आवाज़ है",
  "Two luthiers and a drummer. Everything is tuned on the day it leaves, including us.":
    "दो वाद्य बनाने वाले और एक ड्रमर। भेजने के दिन सब कुछ सुर में लाया जाता है, हम भी।",
  "Sounds, scores and studio gear": "साउंड, शीट म्यूज़िक और स्टूडियो का सामान",
  "We record weather, kitchens and crowds, and sell the gear we do it with.":
    "हम मौसम, रसोइयाँ और भीड़ रिकॉर्ड करते हैं, और वही सामान बेचते हैं जिससे यह करते हैं।",
};
