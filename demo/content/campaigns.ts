import type { Words } from "./tongues.ts";

/** Days are counted from the day of seeding; `tops` are the slugs of top categories that its products come from, `shown` the goods on its banner. */
export type DemoCampaign = {
  slug: string;
  title: Words;
  description: Words;
  stage: string;
  textColor: string;
  isFlashSale: boolean;
  fromDay: number;
  toDay: number;
  tops: readonly string[];
  shown: readonly string[];
  basisPoints: readonly number[];
};

export const CAMPAIGNS: readonly DemoCampaign[] = [
  {
    slug: "lightning-sale",
    title: ["Lightning Sale", "تخفيضات البرق", "Venta relámpago", "बिजली सेल"],
    description: [
      "A few pieces of each, at a price that won't be back soon. When they're gone, they're gone.",
      "قطع معدودة من كل صنف بسعر لن يتكرر قريباً، وحين تنفد تنفد.",
      "Pocas piezas de cada cosa, a un precio que no volverá pronto. Cuando se acaben, se acabaron.",
      "हर चीज़ के गिने-चुने नग, ऐसे दाम पर जो जल्दी फिर नहीं आएगा। ख़त्म तो ख़त्म।",
    ],
    stage: "#8f1d2c",
    textColor: "#ffffff",
    isFlashSale: true,
    fromDay: -0.5,
    toDay: 2.1,
    tops: ["clothing", "accessories", "sports", "toys", "home"],
    shown: ["top-handle-bag", "chess-set"],
    basisPoints: [3000, 3500, 4000, 5000],
  },
  {
    slug: "cook-at-home",
    title: ["Cook at Home Weeks", "أسابيع الطبخ في البيت", "Semanas de cocina en casa", "घर पर पकाने के सप्ताह"],
    description: [
      "Boards, bowls and plates for everyday cooking, at lower prices for two weeks.",
      "ألواح وأوعية وأطباق من متاجر تطبخ بنفسها، بسعر أقل لأسبوعين.",
      "Tablas, cuencos y platos de tiendas que también cocinan, a menor precio durante dos semanas.",
      "उन दुकानों के बोर्ड, कटोरे और प्लेटें जो ख़ुद पकाती हैं, दो हफ़्ते कम दाम पर।",
    ],
    stage: "#1f5a4c",
    textColor: "#ffffff",
    isFlashSale: false,
    fromDay: -4,
    toDay: 9.5,
    tops: ["kitchen"],
    shown: ["bowl-stack", "oak-board"],
    basisPoints: [1500, 2000, 2500],
  },
  {
    slug: "reading-days",
    title: ["Reading Days", "أيام القراءة", "Días de lectura", "पढ़ने के दिन"],
    description: [
      "Books, paper and pencils for anyone who would rather stay in and turn a page.",
      "كتب وورق وأقلام لكل من يفضّل أن يبقى في بيته ويقلب صفحة.",
      "Libros, papel y plumas para quien prefiere quedarse en casa y pasar otra página.",
      "किताबें, काग़ज़ और क़लम उन सबके लिए जो घर बैठकर पन्ने पलटना पसंद करते हैं।",
    ],
    stage: "#ecdcc0",
    textColor: "#2a2018",
    isFlashSale: false,
    fromDay: -2,
    toDay: 18.25,
    tops: ["books"],
    shown: ["book-orchard", "linen-journals"],
    basisPoints: [1000, 1500, 2000],
  },
  {
    slug: "green-corners",
    title: ["Green Corners", "زوايا خضراء", "Rincones verdes", "हरे कोने"],
    description: [
      "Plants, pots and good tools for balconies, windows and every corner that could be greener.",
      "نباتات وأصص وأدوات جيدة للشرفات والنوافذ وكل زاوية تريد أن تنمو.",
      "Plantas, macetas y buenas herramientas para balcones, ventanas y todo rincón que quiera crecer.",
      "बालकनी, खिड़की और हर उस कोने के लिए पौधे, गमले और अच्छे औज़ार जो हरा होना चाहता है।",
    ],
    stage: "#cfe2c5",
    textColor: "#1c2a17",
    isFlashSale: false,
    fromDay: 4,
    toDay: 18,
    tops: ["garden"],
    shown: ["snake-plant", "watering-can"],
    basisPoints: [1500, 2000, 3000],
  },
  {
    slug: "loud-and-clear",
    title: ["Loud and Clear", "صوت صافٍ", "Alto y claro", "साफ़ और बुलंद"],
    description: [
      "Speakers and instruments that ask to be played.",
      "مكبّرات وآلات تنتظر من يعزف عليها.",
      "Altavoces e instrumentos que piden sonar.",
      "स्पीकर और वाद्य, जो बजने को तैयार हैं।",
    ],
    stage: "#2b3350",
    textColor: "#ffffff",
    isFlashSale: false,
    fromDay: -31,
    toDay: -14,
    tops: ["electronics", "music"],
    shown: ["acoustic-guitar", "walnut-speaker"],
    basisPoints: [1000, 2000],
  },
];

/** At most this many products per campaign, and at most this share of those that fit. */
export const JOINS = { max: 16, percent: 45 } as const;

/** This many deals run every day, for this many days, with products that take turns. */
export const DEALS = { perDay: 6, turns: 2, days: 14, basisPoints: [2000, 2500, 3000, 3500] } as const;

/** What is cheaper by the dozen, in addition to the products with a wholesale price of their own. */
export const LADDERS = {
  tops: ["pantry", "garden", "beauty", "toys", "kitchen"],
  products: 6,
  dearestMinor: 2500,
  steps: [
    { from: 3, basisPoints: 500 },
    { from: 6, basisPoints: 1000 },
    { from: 12, basisPoints: 1500 },
  ],
  /** On top of a product's own wholesale price: twice as many units, this much cheaper still. */
  secondStep: { times: 2, basisPoints: 500 },
} as const;
