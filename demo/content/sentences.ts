import type { CareKey } from "./materials.ts";
import type { Words } from "./tongues.ts";

export const CARE: Readonly<Record<CareKey | "plant" | "power" | "cupboard" | "bathroom", Words>> = {
  oil: [
    "Wipe with a damp cloth; a drop of oil now and then.",
    "يُمسح بقماش رطب مع قطرة زيت بين حين وآخر.",
    "Pasa un paño húmedo y, de vez en cuando, una gota de aceite.",
    "गीले कपड़े से पोंछें; कभी-कभी तेल की एक बूँद लगाएँ।",
  ],
  rinse: [
    "Wash by hand and dry at once.",
    "غسل يدوي ثم تجفيف فوري.",
    "Lava a mano y seca enseguida.",
    "हाथ से धोएँ और तुरंत सुखाएँ।",
  ],
  wipe: ["Wipe clean with a damp cloth.", "يكفي المسح بقماش رطب.", "Limpia con un paño húmedo.", "गीले कपड़े से पोंछ लें।"],
  wash: ["Machine wash cold.", "غسل آلي بماء بارد.", "Lava a máquina en frío.", "मशीन में ठंडे पानी से धोएँ।"],
  cool: [
    "Wash by hand in cool water, dry flat.",
    "غسل يدوي بماء بارد وتجفيف مسطّح.",
    "Lava a mano en frío y seca en plano.",
    "ठंडे पानी में हाथ से धोएँ, फैलाकर सुखाएँ।",
  ],
  leather: [
    "Feed with leather balm twice a year.",
    "يُدهن ببلسم الجلد مرتين في السنة.",
    "Nutre con bálsamo para cuero dos veces al año.",
    "साल में दो बार लेदर बाम लगाएँ।",
  ],
  dust: ["Dust with a soft cloth.", "يُنظّف بقماش ناعم.", "Quita el polvo con un paño suave.", "मुलायम कपड़े से धूल झाड़ें।"],
  plant: [
    "Fresh water, bright light, no drafts.",
    "ماء نظيف وضوء وافر بعيداً عن التيّار.",
    "Agua fresca, mucha luz y sin corrientes.",
    "ताज़ा पानी, अच्छी रोशनी, तेज़ हवा से बचाव।",
  ],
  power: [
    "Wipe with a dry cloth; keep away from water.",
    "يُمسح بقماش جاف بعيداً عن الماء.",
    "Limpia con un paño seco y mantén lejos del agua.",
    "सूखे कपड़े से पोंछें; पानी से दूर रखें।",
  ],
  cupboard: [
    "Store cool and dry; once opened, use within weeks.",
    "يُحفظ في مكان بارد جاف ويُستهلك خلال أسابيع من فتحه.",
    "Guarda en lugar fresco y seco; una vez abierto, úsalo en pocas semanas.",
    "ठंडी, सूखी जगह रखें; खोलने के बाद कुछ हफ़्तों में इस्तेमाल कर लें।",
  ],
  bathroom: [
    "Close well and store below 77 °F (25 °C).",
    "يُغلق جيداً ويُحفظ دون 25 درجة.",
    "Cierra bien y guarda por debajo de 25 °C.",
    "अच्छी तरह बंद करके 25 °C से नीचे रखें।",
  ],
};

/** Last sentences of a description; {shop} and {city} are filled in. */
export const CLOSINGS: readonly Words[] = [
  [
    "Packed in paper and sent from {city}.",
    "يُغلّف بالورق ويُرسل من {city}.",
    "Envuelto en papel y enviado desde {city}.",
    "काग़ज़ में पैक होकर {city} से भेजा जाता है।",
  ],
  [
    "Questions? {shop} answers, usually the same day.",
    "عندك سؤال؟ يجيبك {shop} في اليوم نفسه غالباً.",
    "¿Preguntas? {shop} responde, casi siempre el mismo día.",
    "कोई सवाल? {shop} जवाब देता है, अक्सर उसी दिन।",
  ],
  [
    "{shop} checks each piece before it leaves.",
    "يفحص {shop} كل قطعة قبل إرسالها.",
    "En {shop} revisan cada pieza antes de que salga.",
    "{shop} भेजने से पहले हर पीस जाँचता है।",
  ],
  [
    "Ships from {city}, as a gift on request.",
    "يُشحن من {city} مع تغليف هدية عند الطلب.",
    "Sale de {city}, con envoltorio de regalo si lo pides.",
    "{city} से भेजा जाता है, कहने पर गिफ़्ट पैक के साथ।",
  ],
];

/** What digital goods end with. */
export const DIGITAL_CLOSINGS: readonly Words[] = [
  [
    "The download link comes by email as soon as it's paid for.",
    "يصل رابط التنزيل بالبريد فور الدفع.",
    "El enlace de descarga llega por correo en cuanto se paga.",
    "भुगतान होते ही डाउनलोड लिंक ईमेल से मिल जाता है।",
  ],
  [
    "Download it on any device; updates are free.",
    "نزّله على أي جهاز، والتحديثات مجانية.",
    "Descárgalo en cualquier dispositivo; las actualizaciones son gratis.",
    "किसी भी डिवाइस पर डाउनलोड करें; अपडेट मुफ़्त हैं।",
  ],
];

export const DIGITAL_USES: readonly Words[] = [
  [
    "Start tonight; there is nothing to wait for.",
    "ابدأ الليلة، فلا شيء ينتظر التوصيل.",
    "Empieza esta noche; no hay que esperar ningún envío.",
    "आज रात ही शुरू करें; किसी डिलीवरी का इंतज़ार नहीं।",
  ],
  [
    "No subscription, no account, no expiration date.",
    "بلا اشتراك ولا حساب ولا تاريخ انتهاء.",
    "Sin suscripción, sin cuenta y sin caducidad.",
    "न सब्सक्रिप्शन, न अकाउंट, न एक्सपायरी।",
  ],
];

/** What any thing of a top category is good for. */
export const USES: Readonly<Record<string, readonly Words[]>> = {
  kitchen: [
    [
      "A present for someone who has just moved in.",
      "هدية لمن انتقل إلى بيت جديد.",
      "Un regalo para quien acaba de mudarse.",
      "नए घर में आए किसी के लिए अच्छा तोहफ़ा।",
    ],
    [
      "For kitchens where people actually cook.",
      "للمطابخ التي يُطبخ فيها فعلاً.",
      "Para cocinas en las que de verdad se cocina.",
      "उन रसोइयों के लिए जहाँ सचमुच खाना बनता है।",
    ],
    [
      "Earns its place in a small kitchen.",
      "يستحق مكانه في مطبخ صغير.",
      "Se gana su sitio en una cocina pequeña.",
      "छोटी रसोई में भी अपनी जगह बना लेता है।",
    ],
  ],
  pantry: [
    [
      "Bring it as a guest and you'll be asked back.",
      "خذه معك في زيارة وستُدعى مرة أخرى.",
      "Llévalo de visita y te volverán a invitar.",
      "मेहमान बनकर ले जाइए, दोबारा बुलाए जाएँगे।",
    ],
    [
      "The list of ingredients fits on one line.",
      "قائمة المكوّنات في سطر واحد.",
      "La lista de ingredientes cabe en una línea.",
      "सामग्री की सूची एक लाइन में आ जाती है।",
    ],
    [
      "We keep a second one in the cupboard, to be safe.",
      "نحتفظ بآخر في الخزانة احتياطاً.",
      "Guardamos otro en la despensa, por si acaso.",
      "एहतियात के लिए हम अलमारी में एक और रखते हैं।",
    ],
  ],
  home: [
    [
      "Makes a rented room feel like yours.",
      "يجعل الغرفة المستأجرة كأنها بيتك.",
      "Hace que un cuarto alquilado parezca tuyo.",
      "किराए के कमरे को भी अपना-सा बना देता है।",
    ],
    [
      "You notice it on the first evening, and then it belongs.",
      "تلاحظه في الليلة الأولى ثم يصير جزءاً من البيت.",
      "Llama la atención la primera noche y luego ya es de la casa.",
      "पहली शाम नज़र आता है, फिर घर का हिस्सा हो जाता है।",
    ],
    [
      "Goes with nearly everything you already have.",
      "ينسجم مع معظم ما عندك.",
      "Combina con casi todo lo que ya tienes.",
      "आपके पास जो है, लगभग सबके साथ जँचता है।",
    ],
  ],
  garden: [
    [
      "For a balcony as much as for an acre.",
      "للشرفات كما للبساتين.",
      "Para un balcón tanto como para una finca.",
      "बालकनी के लिए भी, बड़े बाग़ के लिए भी।",
    ],
    [
      "A good start for people with no green thumb yet.",
      "بداية طيبة لمن لم يجرّب البستنة بعد.",
      "Un buen comienzo para quien aún no tiene mano con las plantas.",
      "जिन्होंने अभी बाग़वानी शुरू ही की है, उनके लिए अच्छी शुरुआत।",
    ],
  ],
  clothing: [
    [
      "True to size; between two, take the larger.",
      "القياس دقيق، وإن احترت فخذ الأكبر.",
      "Talla exacta; si dudas entre dos, elige la mayor.",
      "साइज़ सही है; दो के बीच उलझें तो बड़ा लें।",
    ],
    [
      "Made in small runs, and mended by us when it needs it.",
      "يُصنع بكميات صغيرة، ونصلحه لك عند الحاجة.",
      "En series cortas, y lo remendamos cuando hace falta.",
      "कम संख्या में बना, और ज़रूरत पड़ने पर मरम्मत हम करते हैं।",
    ],
  ],
  accessories: [
    [
      "The kind of thing strangers ask you about.",
      "من الأشياء التي يسألك عنها الغرباء.",
      "De esas cosas por las que te preguntan los desconocidos.",
      "ऐसी चीज़ जिसके बारे में अनजान लोग भी पूछते हैं।",
    ],
    [
      "Wears in, not out.",
      "يزداد جمالاً مع الوقت ولا يبلى.",
      "Con el uso mejora, no se gasta.",
      "इस्तेमाल से निखरता है, घिसता नहीं।",
    ],
  ],
  electronics: [
    [
      "Spare parts are kept for seven years.",
      "قطع الغيار متوفرة سبع سنوات.",
      "Guardamos repuestos durante siete años.",
      "स्पेयर पार्ट्स सात साल तक मिलते हैं।",
    ],
    [
      "Two years of warranty, handled by us and not by a form.",
      "ضمان سنتين نتولّاه نحن مباشرة.",
      "Dos años de garantía, que atendemos nosotros y no un formulario.",
      "दो साल की वारंटी, जिसे फ़ॉर्म नहीं, हम सँभालते हैं।",
    ],
  ],
  beauty: [
    ["A little goes a long way.", "يكفي القليل منه.", "Con un poco basta.", "थोड़ा-सा ही काफ़ी है।"],
    [
      "Never tested on animals.",
      "لم يُختبر على الحيوانات.",
      "Nunca se prueba en animales.",
      "जानवरों पर कभी परखा नहीं गया।",
    ],
    [
      "Morning or evening, it takes one minute.",
      "دقيقة واحدة صباحاً أو مساءً.",
      "De mañana o de noche, lleva un minuto.",
      "सुबह हो या शाम, बस एक मिनट।",
    ],
  ],
  sports: [
    [
      "For the first season and the tenth.",
      "للموسم الأول وللعاشر أيضاً.",
      "Para la primera temporada y para la décima.",
      "पहले सीज़न के लिए भी और दसवें के लिए भी।",
    ],
    [
      "Good enough for the club, friendly enough for the park.",
      "يليق بالنادي ويناسب الحديقة.",
      "A la altura del club y a gusto en el parque.",
      "क्लब के लायक़ भी, पार्क के लिए दोस्ताना भी।",
    ],
  ],
  toys: [
    [
      "Loved by small hands, approved by tired parents.",
      "تحبّه الأيدي الصغيرة ويرتاح له الأهل.",
      "Gusta a las manos pequeñas y a los padres cansados.",
      "नन्हे हाथों की पसंद, थके माता-पिता की सहमति।",
    ],
    [
      "No batteries to find on a Sunday.",
      "لا بطاريات تبحث عنها يوم العطلة.",
      "Sin pilas que buscar un domingo.",
      "इतवार को बैटरी ढूँढने का झंझट नहीं।",
    ],
    [
      "Good for one child and better for two.",
      "ممتع لطفل واحد وأمتع لاثنين.",
      "Para uno está bien, para dos mejor.",
      "एक बच्चे के लिए अच्छा, दो के लिए और अच्छा।",
    ],
  ],
  books: [
    [
      "For rainy Sundays and long train rides.",
      "لأيام المطر والقطارات الطويلة.",
      "Para domingos de lluvia y trenes largos.",
      "बरसाती इतवारों और लंबी रेल यात्राओं के लिए।",
    ],
    [
      "A present that is easy to wrap.",
      "هدية يسهل تغليفها.",
      "Un regalo fácil de envolver.",
      "ऐसा तोहफ़ा जिसे लपेटना आसान है।",
    ],
  ],
  music: [
    [
      "Tuned and tried before it is packed.",
      "يُضبط ويُجرَّب قبل تغليفه.",
      "Se afina y se prueba antes de empaquetarse.",
      "पैक करने से पहले सुर मिलाकर परखा जाता है।",
    ],
    [
      "For living rooms and patient neighbors.",
      "للبيوت وللجيران الصبورين.",
      "Para salones y vecinos pacientes.",
      "बैठक और सब्र वाले पड़ोसियों के लिए।",
    ],
  ],
};
