import type { Words } from "./tongues.ts";

/** A video that a shop made of what it sells; `shows`: the folders of its goods, in the order of the video. */
export type VideoContent = {
  slug: string;
  shopSlug: string;
  shows: readonly string[];
  title: Words;
  description: Words;
  daysAgo: number;
};

export const VIDEOS: readonly VideoContent[] = [
  {
    slug: "from-the-kiln-to-the-table",
    shopSlug: "hearth-and-clay",
    shows: ["serving-bowl", "brass-handle-teapot", "espresso-cup"],
    title: ["From the kiln to the table", "من الفرن إلى المائدة", "Del horno a la mesa", "भट्टी से मेज़ तक"],
    description: [
      "What came out of the kiln this week, in the light of the workshop window.",
      "ما خرج من الفرن هذا الأسبوع، أمام نافذة الورشة.",
      "Lo que salió del horno esta semana, a la luz de la ventana del taller.",
      "इस हफ़्ते भट्टी से जो निकला, कार्यशाला की खिड़की की रोशनी में।",
    ],
    daysAgo: 3,
  },
  {
    slug: "a-morning-at-the-roaster",
    shopSlug: "morning-roast",
    shows: ["coffee-ethiopia", "coffee-dark"],
    title: ["A morning at the roaster", "صباح عند المحمصة", "Una mañana en el tostadero", "रोस्टर पर एक सुबह"],
    description: [
      "Fifteen kilos, eleven minutes, and the bag that comes of it.",
      "خمسة عشر كيلوغرامًا وإحدى عشرة دقيقة، والكيس الذي يخرج منها.",
      "Quince kilos, once minutos y la bolsa que sale de ahí.",
      "पंद्रह किलो, ग्यारह मिनट, और उससे बनने वाला बैग।",
    ],
    daysAgo: 6,
  },
  {
    slug: "four-square-meters",
    shopSlug: "north-room",
    shows: ["three-legged-stool", "linen-lamp", "tray-table"],
    title: ["Four square meters", "أربعة أمتار مربعة", "Cuatro metros cuadrados", "चार वर्ग मीटर"],
    description: [
      "One corner, three ways to furnish it, and all of them fit through the door.",
      "زاوية واحدة وثلاث طرق لتأثيثها، وكلها تمرّ من الباب.",
      "Un rincón, tres formas de amueblarlo, y todas pasan por la puerta.",
      "एक कोना, उसे सजाने के तीन तरीक़े, और सब दरवाज़े से अंदर आ जाते हैं।",
    ],
    daysAgo: 10,
  },
  {
    slug: "straight-from-the-press",
    shopSlug: "paper-kite",
    shows: ["book-orchard", "linen-journals", "book-small-kitchens"],
    title: ["Straight from the press", "من المطبعة مباشرة", "Recién salidos de la imprenta", "सीधे छापेख़ाने से"],
    description: [
      "Bound this week, still smelling of ink, and lighter than they look.",
      "جُلّدت هذا الأسبوع وما زالت رائحة الحبر فيها، وهي أخف مما تبدو.",
      "Encuadernados esta semana, aún huelen a tinta y pesan menos de lo que parece.",
      "इसी हफ़्ते जिल्द बँधी, स्याही की ख़ुशबू बाक़ी, और दिखने से हल्की।",
    ],
    daysAgo: 14,
  },
  {
    slug: "packed-for-the-weekend",
    shopSlug: "goal-and-trail",
    shows: ["steel-bottle", "yoga-mat", "tennis-balls"],
    title: ["Packed for the weekend", "جاهزون لعطلة الأسبوع", "Listos para el fin de semana", "वीकेंड की तैयारी"],
    description: [
      "What goes into our own bags on a Friday afternoon, and what stays at home.",
      "ما نضعه في حقائبنا عصر الجمعة، وما نتركه في البيت.",
      "Lo que metemos en nuestras mochilas un viernes por la tarde, y lo que se queda en casa.",
      "शुक्रवार की शाम हम अपने बैग में क्या रखते हैं, और क्या घर पर छोड़ते हैं।",
    ],
    daysAgo: 20,
  },
  {
    slug: "out-of-the-attic",
    shopSlug: "toy-attic",
    shows: ["wooden-rainbow", "building-blocks", "stacking-rings"],
    title: ["Out of the attic", "من العلّية", "Recién bajado del desván", "अटारी से निकले"],
    description: [
      "Three toys that have survived a year with five children.",
      "ثلاث ألعاب صمدت عامًا كاملًا مع خمسة أطفال.",
      "Tres juguetes que han sobrevivido un año con cinco niños.",
      "तीन खिलौने जो पाँच बच्चों के साथ एक साल टिके रहे।",
    ],
    daysAgo: 27,
  },
];

/** What is read under a video, line after line. */
export const VIDEO_CAPTIONS: Readonly<Partial<Record<string, readonly Words[]>>> = {
  "from-the-kiln-to-the-table": [
    [
      "A wide bowl, speckled by the clay itself.",
      "وعاء واسع نقّطه الطين نفسه.",
      "Una fuente ancha, moteada por el propio barro.",
      "चौड़ा कटोरा, चित्तियाँ मिट्टी की अपनी।",
    ],
    [
      "A teapot with a handle of brass.",
      "إبريق شاي بمقبض من النحاس.",
      "Una tetera con asa de latón.",
      "पीतल के हत्थे वाली केतली।",
    ],
    [
      "And a cup for the last sip.",
      "وفنجان لآخر رشفة.",
      "Y una taza para el último sorbo.",
      "और आख़िरी घूँट के लिए एक प्याला।",
    ],
  ],
  "a-morning-at-the-roaster": [
    [
      "Fifteen kilos of green beans.",
      "خمسة عشر كيلوغرامًا من البن الأخضر.",
      "Quince kilos de café verde.",
      "पंद्रह किलो कच्ची फलियाँ।",
    ],
    ["Eleven minutes in the drum.", "إحدى عشرة دقيقة في الأسطوانة.", "Once minutos en el tambor.", "ड्रम में ग्यारह मिनट।"],
    [
      "And into the bag, with the date on it.",
      "ثم إلى الكيس، وعليه التاريخ.",
      "Y a la bolsa, con la fecha.",
      "और फिर बैग में, तारीख़ के साथ।",
    ],
  ],
};
