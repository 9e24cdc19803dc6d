import { FREE_DELIVERY_FROM_MINOR } from "#db/reference/money.ts";
import type { Words } from "./sentences.ts";

/** Objects on a coloured stage; `stage`: the colour that the text stands on, `glow`: the light behind the objects. */
export type SceneContent = {
  slug: string;
  stage: string;
  glow: string;
  objects: { emoji: string; color: string | null }[];
  link: string;
  title: Words;
  text: Words;
};

const as = (emoji: string, color: string | null = null) => ({ emoji, color });
const freeFrom = `$${FREE_DELIVERY_FROM_MINOR / 100}`;

export const SLIDERS: readonly (SceneContent & { button: Words })[] = [
  {
    slug: "welcome",
    stage: "#0b6360",
    glow: "#3fa39b",
    objects: [as("🫖", "#ea7a2f"), as("🎒", "#f2b92c"), as("🎧", "#f4f1ea"), as("🪴")],
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
    stage: "#b8452c",
    glow: "#ec8a5e",
    objects: [as("🍲", "#14837d"), as("🍳", "#25376a"), as("🫖", "#f2b92c"), as("🧂")],
    link: "/category/kitchen",
    title: ["A kitchen that gets used", "مطبخ يُطبخ فيه"],
    text: ["Cast iron, stoneware and knives that keep their edge.", "حديد زهر وخزف حجري وسكاكين تبقى حادّة."],
    button: ["To the kitchen", "إلى المطبخ"],
  },
  {
    slug: "offers",
    stage: "#e9b23a",
    glow: "#fbe0a0",
    objects: [as("👟", "#cf2f3d"), as("🧥", "#25376a"), as("🕶️"), as("👜", "#14837d")],
    link: "/offer/products",
    title: ["Prices that come down honestly", "أسعار تنخفض بصدق"],
    text: [
      "Beside every old price you see the lowest one of the last 30 days.",
      "إلى جانب كل سعر قديم ترى أدنى سعر خلال آخر 30 يوماً.",
    ],
    button: ["See what is cheaper", "شاهد المنخفض"],
  },
  {
    slug: "play",
    stage: "#43376f",
    glow: "#8f7cc9",
    objects: [as("🧸"), as("🚲", "#ea7a2f"), as("⚽"), as("🎸", "#e985ae")],
    link: "/category/toys",
    title: ["Made for play", "للّعب وحده"],
    text: [
      "Toys, balls and instruments that survive brothers and sisters.",
      "ألعاب وكرات وآلات تصمد أمام الإخوة والأخوات.",
    ],
    button: ["Come and play", "تعال والعب"],
  },
];

export const BANNERS: readonly SceneContent[] = [
  {
    slug: "pantry",
    stage: "#f1d9a4",
    glow: "#fff3d3",
    objects: [as("🍯"), as("🫒")],
    link: "/category/pantry",
    title: ["Food with a name behind it", "طعام نعرف صاحبه"],
    text: ["Honey, oil and coffee straight from the maker", "عسل وزيت وقهوة من الصانع مباشرة"],
  },
  {
    slug: "garden",
    stage: "#cfe2c5",
    glow: "#f1f9ec",
    objects: [as("🪴"), as("🌵")],
    link: "/category/garden",
    title: ["Something green for the window", "خضرة لنافذتك"],
    text: ["Plants, seeds and tools that last", "نباتات وبذور وعُدد تدوم"],
  },
  {
    slug: "sound",
    stage: "#2b3350",
    glow: "#6d79ab",
    objects: [as("🎧", "#f4f1ea"), as("🔊")],
    link: "/category/electronics",
    title: ["Turn it up, or off", "ارفع الصوت أو أسكته"],
    text: ["Headphones, speakers and a good radio", "سمّاعات ومكبّرات وراديو جيد"],
  },
  {
    slug: "stove",
    stage: "#0f4f4c",
    glow: "#4fa69d",
    objects: [as("🍳", "#ea7a2f"), as("🫖", "#f2b92c")],
    link: "/gadget-products/kitchen",
    title: ["Good tools for the stove", "أدوات جيدة للموقد"],
    text: ["Pans, pots and kettles that outlive a kitchen", "مقالٍ وقدور وأباريق تعمّر أطول من المطبخ"],
  },
];

/** `icon` is the name of a Lucide icon. */
export const SERVICES: readonly { icon: string; title: Words; text: Words }[] = [
  {
    icon: "truck",
    title: [`Free delivery over ${freeFrom}`, `توصيل مجاني فوق ${freeFrom}`],
    text: ["Standard delivery, for your goods from one shop", "التوصيل العادي لمشترياتك من متجر واحد"],
  },
  {
    icon: "rotate-ccw",
    title: ["14 days to return", "14 يوماً للإرجاع"],
    text: ["Changed your mind? Send it back", "غيّرت رأيك؟ أعده إلينا"],
  },
  {
    icon: "shield-check",
    title: ["Safe payment", "دفع آمن"],
    text: ["Online, or in cash when it arrives", "عبر الإنترنت أو نقداً عند الاستلام"],
  },
  {
    icon: "store",
    title: ["Shops run by people", "متاجر يديرها أناس"],
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
  { kind: "blog" },
  { kind: "viewed_products" },
] as const;
