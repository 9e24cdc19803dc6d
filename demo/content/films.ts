import type { Told } from "./coupons.ts";

/** A film that a shop made of what it sells; its length in seconds comes from how many things it shows. */
export type FilmContent = { slug: string; shopSlug: string; title: Told; description: Told; daysAgo: number };

export const FILMS: readonly FilmContent[] = [
  {
    slug: "from-the-kiln-to-the-table",
    shopSlug: "hearth-and-clay",
    title: ["From the kiln to the table", "من الفرن إلى المائدة", "Del horno a la mesa", "भट्टी से मेज़ तक"],
    description: [
      "What came out of the kiln this week, turned once round in the light of the workshop window.",
      "ما خرج من الفرن هذا الأسبوع، في دورة واحدة أمام نافذة الورشة.",
      "Lo que salió del horno esta semana, girado una vez a la luz de la ventana del taller.",
      "इस हफ़्ते भट्टी से जो निकला, कार्यशाला की खिड़की की रोशनी में एक बार घुमाकर।",
    ],
    daysAgo: 3,
  },
  {
    slug: "a-morning-at-the-roaster",
    shopSlug: "morning-roast",
    title: ["A morning at the roaster", "صباح عند المحمصة", "Una mañana en el tostadero", "रोस्टर पर एक सुबह"],
    description: [
      "Fifteen kilos, eleven minutes, and the things that we brew it with afterwards.",
      "خمسة عشر كيلوغرامًا وإحدى عشرة دقيقة، وما نحضّرها به بعد ذلك.",
      "Quince kilos, once minutos y las cosas con las que lo preparamos después.",
      "पंद्रह किलो, ग्यारह मिनट, और वे चीज़ें जिनसे हम इसे बाद में बनाते हैं।",
    ],
    daysAgo: 6,
  },
  {
    slug: "four-square-metres",
    shopSlug: "north-room",
    title: ["Four square metres", "أربعة أمتار مربعة", "Cuatro metros cuadrados", "चार वर्ग मीटर"],
    description: [
      "One corner, three ways to furnish it, and all of them fit through the door.",
      "زاوية واحدة وثلاث طرق لتأثيثها، وكلها تمرّ من الباب.",
      "Un rincón, tres formas de amueblarlo, y todas pasan por la puerta.",
      "एक कोना, उसे सजाने के तीन तरीक़े, और सब दरवाज़े से अंदर आ जाते हैं।",
    ],
    daysAgo: 10,
  },
  {
    slug: "sewn-this-week",
    shopSlug: "loom-and-line",
    title: ["Sewn this week", "خيط هذا الأسبوع", "Cosido esta semana", "इस हफ़्ते सिला गया"],
    description: [
      "Small runs, off the machine and onto the rail. When they are gone, they are gone.",
      "كميات صغيرة من الماكينة إلى العلّاقة، وإذا نفدت فقد نفدت.",
      "Tiradas pequeñas, de la máquina a la percha. Cuando se acaban, se acaban.",
      "छोटी खेप, मशीन से सीधे हैंगर पर। ख़त्म हुई तो ख़त्म।",
    ],
    daysAgo: 14,
  },
  {
    slug: "packed-for-the-weekend",
    shopSlug: "goal-and-trail",
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

/** What is read under a film, line after line. */
export const FILM_CAPTIONS: Readonly<Partial<Record<string, readonly Told[]>>> = {
  "a-morning-at-the-roaster": [
    [
      "Fifteen kilos of green beans.",
      "خمسة عشر كيلوغرامًا من البن الأخضر.",
      "Quince kilos de café verde.",
      "पंद्रह किलो कच्ची फलियाँ।",
    ],
    ["Eleven minutes in the drum.", "إحدى عشرة دقيقة في الأسطوانة.", "Once minutos en el tambor.", "ड्रम में ग्यारह मिनट।"],
    ["And then we brew.", "ثم نحضّر القهوة.", "Y luego lo preparamos.", "और फिर हम कॉफ़ी बनाते हैं।"],
  ],
};
