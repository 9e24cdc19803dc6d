/** The same words in English, Arabic, Spanish and Hindi. */
type InFour = readonly [en: string, ar: string, es: string, hi: string];

/** Days are counted from the day of seeding; `tops` are the slugs of top categories that its products come from. */
export type DemoCampaign = {
  slug: string;
  title: InFour;
  description: InFour;
  stage: string;
  glow: string;
  textColor: string;
  objects: { emoji: string; color: string | null }[];
  isFlashSale: boolean;
  fromDay: number;
  toDay: number;
  tops: readonly string[];
  products: number;
  basisPoints: readonly number[];
};

const as = (emoji: string, color: string | null = null) => ({ emoji, color });

export const CAMPAIGNS: readonly DemoCampaign[] = [
  {
    slug: "lightning-sale",
    title: ["Lightning Sale", "تخفيضات البرق", "Venta relámpago", "बिजली सेल"],
    description: [
      "A few pieces of each, at a price that will not come again soon. When they are gone, they are gone.",
      "قطع معدودة من كل صنف بسعر لن يتكرر قريباً، وحين تنفد تنفد.",
      "Pocas piezas de cada cosa, a un precio que no volverá pronto. Cuando se acaben, se acabaron.",
      "हर चीज़ के गिने-चुने नग, ऐसे दाम पर जो जल्दी फिर नहीं आएगा। ख़त्म तो ख़त्म।",
    ],
    stage: "#8f1d2c",
    glow: "#ef6a5b",
    textColor: "#ffffff",
    objects: [as("⚡"), as("👟", "#f2b92c"), as("🎒", "#14837d"), as("⏰", "#f4f1ea")],
    isFlashSale: true,
    fromDay: -0.5,
    toDay: 2.1,
    tops: ["clothing", "accessories", "sports", "toys", "home"],
    products: 18,
    basisPoints: [3000, 3500, 4000, 5000],
  },
  {
    slug: "cook-at-home",
    title: ["Cook at Home Weeks", "أسابيع الطبخ في البيت", "Semanas de cocina en casa", "घर पर पकाने के सप्ताह"],
    description: [
      "Pans, pots and plates from shops that cook themselves, a little cheaper until the pantry is full.",
      "مقالٍ وقدور وأطباق من متاجر تطبخ بنفسها، أرخص قليلاً حتى تمتلئ المؤونة.",
      "Sartenes, ollas y platos de tiendas que también cocinan, algo más baratos hasta llenar la despensa.",
      "उन दुकानों के तवे, बर्तन और प्लेटें जो ख़ुद पकाती हैं, कुछ समय के लिए थोड़े सस्ते।",
    ],
    stage: "#1f5a4c",
    glow: "#6fb59b",
    textColor: "#ffffff",
    objects: [as("🍲", "#ea7a2f"), as("🍳", "#25376a"), as("🧂"), as("🫖", "#f2b92c")],
    isFlashSale: false,
    fromDay: -4,
    toDay: 9.5,
    tops: ["kitchen"],
    products: 20,
    basisPoints: [1500, 2000, 2500],
  },
  {
    slug: "reading-days",
    title: ["Reading Days", "أيام القراءة", "Días de lectura", "पढ़ने के दिन"],
    description: [
      "Books, paper and pens for everybody who would rather stay in and turn a page.",
      "كتب وورق وأقلام لكل من يفضّل أن يبقى في بيته ويقلب صفحة.",
      "Libros, papel y plumas para quien prefiere quedarse en casa y pasar otra página.",
      "किताबें, काग़ज़ और क़लम उन सबके लिए जो घर बैठकर पन्ने पलटना पसंद करते हैं।",
    ],
    stage: "#ecdcc0",
    glow: "#fff6e2",
    textColor: "#2a2018",
    objects: [as("📚"), as("🖋️"), as("☕"), as("🪑", "#b8452c")],
    isFlashSale: false,
    fromDay: -2,
    toDay: 18.25,
    tops: ["books"],
    products: 20,
    basisPoints: [1000, 1500, 2000],
  },
  {
    slug: "green-corners",
    title: ["Green Corners", "زوايا خضراء", "Rincones verdes", "हरे कोने"],
    description: [
      "Plants, seeds and good tools for balconies, windows and every corner that wants to grow.",
      "نباتات وبذور وأدوات جيدة للشرفات والنوافذ وكل زاوية تريد أن تنمو.",
      "Plantas, semillas y buenas herramientas para balcones, ventanas y todo rincón que quiera crecer.",
      "बालकनी, खिड़की और हर उस कोने के लिए पौधे, बीज और अच्छे औज़ार जो हरा होना चाहता है।",
    ],
    stage: "#cfe2c5",
    glow: "#f3fbee",
    textColor: "#1c2a17",
    objects: [as("🪴"), as("🌵"), as("🌻"), as("🧤", "#ea7a2f")],
    isFlashSale: false,
    fromDay: 4,
    toDay: 18,
    tops: ["garden"],
    products: 20,
    basisPoints: [1500, 2000, 3000],
  },
  {
    slug: "loud-and-clear",
    title: ["Loud and Clear", "صوت صافٍ", "Alto y claro", "साफ़ और बुलंद"],
    description: [
      "Headphones, speakers and instruments that asked to be played.",
      "سمّاعات ومكبّرات وآلات كانت تنتظر من يعزف عليها.",
      "Auriculares, altavoces e instrumentos que pedían sonar.",
      "हेडफ़ोन, स्पीकर और वाद्य जो बजने को तैयार थे।",
    ],
    stage: "#2b3350",
    glow: "#6d79ab",
    textColor: "#ffffff",
    objects: [as("🎧", "#f4f1ea"), as("🎸", "#cf2f3d"), as("🔊"), as("🎺")],
    isFlashSale: false,
    fromDay: -31,
    toDay: -14,
    tops: ["electronics", "music"],
    products: 20,
    basisPoints: [1000, 2000],
  },
];

/** So many deals begin every day, for so many days. */
export const DEALS = { perDay: 12, days: 14, basisPoints: [2000, 2500, 3000, 3500, 4000] } as const;

/** What is cheaper by the dozen, beside the products that have a wholesale price of their own. */
export const LADDERS = {
  tops: ["pantry", "garden", "beauty", "toys", "kitchen"],
  products: 34,
  dearestMinor: 2500,
  steps: [
    { from: 3, basisPoints: 500 },
    { from: 6, basisPoints: 1000 },
    { from: 12, basisPoints: 1500 },
  ],
  /** After a product's own wholesale price: twice as many, so much cheaper still. */
  secondStep: { times: 2, basisPoints: 500 },
} as const;
