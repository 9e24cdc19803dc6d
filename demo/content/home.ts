import { FREE_DELIVERY_FROM_MINOR } from "#db/reference/money.ts";
import type { Words } from "./sentences.ts";

/** `scene`: a scene of the studio; `stage`: the colour of its backdrop, which the text stands on. */
export type SceneContent = {
  slug: string;
  scene: string;
  stage: string;
  link: string;
  title: Words;
  text: Words;
};

const freeFrom = `$${FREE_DELIVERY_FROM_MINOR / 100}`;

export const SLIDERS: readonly (SceneContent & { button: Words })[] = [
  {
    slug: "welcome",
    scene: "welcome",
    stage: "#efe9df",
    link: "/products",
    title: ["Good things, well made", "أشياء جميلة بصنع متقن"],
    text: [
      "From independent shops that know what they sell. One cart, one checkout.",
      "من متاجر مستقلة تعرف ما تبيع، بسلة واحدة ودفع واحد.",
    ],
    button: ["Shop all", "تسوّق كل المنتجات"],
  },
  {
    slug: "kitchen",
    scene: "kitchen",
    stage: "#efe9df",
    link: "/category/kitchen",
    title: ["A kitchen that gets used", "مطبخ يُطبخ فيه"],
    text: ["Stoneware, oak and porcelain made to be used.", "خزف وبلوط وبورسلين للاستعمال كل يوم."],
    button: ["Shop kitchen", "إلى المطبخ"],
  },
  {
    slug: "offers",
    scene: "living",
    stage: "#efe9df",
    link: "/offer/products",
    title: ["Honest discounts", "أسعار تنخفض بصدق"],
    text: [
      "Every discount shows the lowest price of the last 30 days.",
      "إلى جانب كل سعر قديم ترى أدنى سعر خلال آخر 30 يوماً.",
    ],
    button: ["Shop deals", "شاهد المنخفض"],
  },
  {
    slug: "play",
    scene: "play",
    stage: "#efe9df",
    link: "/category/toys",
    title: ["Made for play", "للّعب وحده"],
    text: ["Toys and instruments tough enough for siblings.", "ألعاب وكرات وآلات تصمد أمام الإخوة والأخوات."],
    button: ["Shop toys", "تعال والعب"],
  },
];

export const BANNERS: readonly SceneContent[] = [
  {
    slug: "pantry",
    scene: "pantry",
    stage: "#efe9df",
    link: "/category/pantry",
    title: ["Food with a name behind it", "طعام نعرف صاحبه"],
    text: ["Honey, oil and coffee straight from the maker", "عسل وزيت وقهوة من الصانع مباشرة"],
  },
  {
    slug: "garden",
    scene: "garden",
    stage: "#efe9df",
    link: "/category/garden",
    title: ["Something green for the windowsill", "خضرة لنافذتك"],
    text: ["Plants, seeds and tools that last", "نباتات وبذور وعُدد تدوم"],
  },
  {
    slug: "sound",
    scene: "sound",
    stage: "#efe9df",
    link: "/category/electronics",
    title: ["Turn it up, or off", "ارفع الصوت أو أسكته"],
    text: ["Headphones, speakers and a good radio", "سمّاعات ومكبّرات وراديو جيد"],
  },
  {
    slug: "stove",
    scene: "stove",
    stage: "#efe9df",
    link: "/gadget-products/kitchen",
    title: ["Tableware for every day", "أدوات مائدة لكل يوم"],
    text: ["Mugs, bowls and teapots that feel good in the hand", "أكواب وأوعية وأباريق مريحة في اليد"],
  },
];

/** `icon` is the name of a Lucide icon. */
export const SERVICES: readonly { icon: string; title: Words; text: Words }[] = [
  {
    icon: "truck",
    title: [`Free shipping over ${freeFrom}`, `توصيل مجاني فوق ${freeFrom}`],
    text: ["Standard delivery, for your goods from one shop", "التوصيل العادي لمشترياتك من متجر واحد"],
  },
  {
    icon: "rotate-ccw",
    title: ["14-day returns", "14 يوماً للإرجاع"],
    text: ["Changed your mind? Send it back", "غيّرت رأيك؟ أعده إلينا"],
  },
  {
    icon: "shield-check",
    title: ["Secure payment", "دفع آمن"],
    text: ["Online or cash on delivery", "عبر الإنترنت أو نقداً عند الاستلام"],
  },
  {
    icon: "store",
    title: ["Independent shops", "متاجر يديرها أناس"],
    text: ["We have met every one of them", "التقينا كل واحد منهم"],
  },
];

/** The home screen from top to bottom; `category` is the slug of a top category, `banners` are places in BANNERS, `banner` is one. */
export const HOME_SECTIONS = [
  { kind: "sliders" },
  { kind: "services" },
  { kind: "categories" },
  { kind: "flash_sale" },
  { kind: "best_selling" },
  { kind: "banners", banners: [0, 1, 2] },
  { kind: "gadget", category: "kitchen", banner: 3 },
  { kind: "shops" },
  { kind: "newest" },
  { kind: "videos" },
  { kind: "blog" },
  { kind: "viewed_products" },
] as const;
