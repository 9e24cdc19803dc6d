import { FREE_DELIVERY_FROM_MINOR } from "#db/reference/money.ts";
import type { Words } from "./tongues.ts";

/** `scene`: a scene of the studio; `stage`: the color of its backdrop, which the text stands on. */
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
    title: ["Good things, well made", "أشياء جميلة بصنع متقن", "Cosas buenas, bien hechas", "अच्छी चीज़ें, सलीके से बनी"],
    text: [
      "From independent shops that know what they sell. One cart, one checkout.",
      "من متاجر مستقلة تعرف ما تبيع، بسلة واحدة ودفع واحد.",
      "De tiendas independientes que conocen lo que venden. Un carrito, un solo pago.",
      "स्वतंत्र दुकानों से, जो अपने माल को जानती हैं। एक कार्ट, एक चेकआउट।",
    ],
    button: ["Shop all", "تسوّق كل المنتجات", "Ver todo", "सभी उत्पाद देखें"],
  },
  {
    slug: "kitchen",
    scene: "kitchen",
    stage: "#efe9df",
    link: "/category/kitchen",
    title: ["A kitchen that gets used", "مطبخ يُطبخ فيه", "Una cocina que se usa", "रसोई, जो सचमुच चलती है"],
    text: [
      "Stoneware, oak and porcelain made to be used.",
      "خزف وبلوط وبورسلين للاستعمال كل يوم.",
      "Gres, roble y porcelana para usar a diario.",
      "पत्थर, ओक और चीनी मिट्टी, रोज़ के इस्तेमाल के लिए।",
    ],
    button: ["Shop kitchen", "إلى المطبخ", "Ir a la cocina", "किचन की ओर"],
  },
  {
    slug: "offers",
    scene: "living",
    stage: "#efe9df",
    link: "/offer/products",
    title: ["Honest discounts", "أسعار تنخفض بصدق", "Precios que bajan de verdad", "सचमुच घटती क़ीमतें"],
    text: [
      "Every discount shows the lowest price of the last 30 days.",
      "إلى جانب كل سعر قديم ترى أدنى سعر خلال آخر 30 يوماً.",
      "Junto a cada precio anterior ves el más bajo de los últimos 30 días.",
      "हर पुरानी क़ीमत के साथ पिछले 30 दिनों की सबसे कम क़ीमत दिखती है।",
    ],
    button: ["Shop deals", "شاهد المنخفض", "Ver lo que ha bajado", "देखें क्या सस्ता हुआ"],
  },
  {
    slug: "play",
    scene: "play",
    stage: "#efe9df",
    link: "/category/toys",
    title: ["Made for play", "للّعب وحده", "Hecho para jugar", "खेलने के लिए बना"],
    text: [
      "Toys and instruments tough enough for siblings.",
      "ألعاب وآلات موسيقية تصمد أمام الإخوة والأخوات.",
      "Juguetes e instrumentos que sobreviven a los hermanos.",
      "खिलौने और बाजे, जो भाई-बहनों से भी बच जाएँ।",
    ],
    button: ["Shop toys", "تعال والعب", "Ven a jugar", "आइए, खेलें"],
  },
];

export const BANNERS: readonly SceneContent[] = [
  {
    slug: "pantry",
    scene: "pantry",
    stage: "#efe9df",
    link: "/category/pantry",
    title: [
      "Food with a name behind it",
      "طعام نعرف صاحبه",
      "Comida con nombre propio",
      "खाना, जिसके बनाने वाले को हम जानते हैं",
    ],
    text: [
      "Honey, tea and coffee straight from the maker",
      "عسل وشاي وقهوة من الصانع مباشرة",
      "Miel, té y café directos de quien los hace",
      "शहद, चाय और कॉफ़ी सीधे बनाने वाले से",
    ],
  },
  {
    slug: "garden",
    scene: "garden",
    stage: "#efe9df",
    link: "/category/garden",
    title: ["Something green for the windowsill", "خضرة لنافذتك", "Algo verde para la ventana", "खिड़की के लिए कुछ हरा"],
    text: [
      "Plants, pots and tools that last",
      "نباتات وأصص وعُدد تدوم",
      "Plantas, macetas y herramientas que duran",
      "पौधे, गमले और टिकाऊ औज़ार",
    ],
  },
  {
    slug: "sound",
    scene: "sound",
    stage: "#efe9df",
    link: "/category/electronics",
    title: ["Turn it up, or off", "ارفع الصوت أو أسكته", "Sube el volumen, o apágalo", "आवाज़ बढ़ाइए, या बंद कीजिए"],
    text: [
      "Speakers and keyboards made to be repaired",
      "مكبّرات ولوحات مفاتيح قابلة للإصلاح",
      "Altavoces y teclados que se pueden reparar",
      "स्पीकर और कीबोर्ड, जिनकी मरम्मत हो सके",
    ],
  },
  {
    slug: "stove",
    scene: "stove",
    stage: "#efe9df",
    link: "/gadget-products/kitchen",
    title: ["Tableware for every day", "أدوات مائدة لكل يوم", "Vajilla para todos los días", "रोज़ के बर्तन"],
    text: [
      "Mugs, bowls and teapots that feel good in the hand",
      "أكواب وأوعية وأباريق مريحة في اليد",
      "Tazas, cuencos y teteras que da gusto coger",
      "मग, कटोरे और केतलियाँ, जो हाथ में अच्छी लगें",
    ],
  },
];

/** `icon` is the name of a Lucide icon. */
export const SERVICES: readonly { icon: string; title: Words; text: Words }[] = [
  {
    icon: "truck",
    title: [
      `Free shipping over ${freeFrom}`,
      `توصيل مجاني فوق ${freeFrom}`,
      `Envío gratis desde ${freeFrom}`,
      `${freeFrom} से ऊपर मुफ़्त डिलीवरी`,
    ],
    text: [
      "On standard delivery, per shop",
      "التوصيل العادي لمشترياتك من متجر واحد",
      "Entrega estándar, para tus compras en una misma tienda",
      "स्टैंडर्ड डिलीवरी, एक दुकान की ख़रीदारी पर",
    ],
  },
  {
    icon: "rotate-ccw",
    title: ["14-day returns", "14 يوماً للإرجاع", "14 días para devolver", "लौटाने के लिए 14 दिन"],
    text: [
      "Changed your mind? Send it back",
      "غيّرت رأيك؟ أعده إلينا",
      "¿Cambiaste de idea? Devuélvelo",
      "मन बदल गया? वापस भेज दें",
    ],
  },
  {
    icon: "shield-check",
    title: ["Secure payment", "دفع آمن", "Pago seguro", "सुरक्षित भुगतान"],
    text: [
      "Online or cash on delivery",
      "عبر الإنترنت أو نقداً عند الاستلام",
      "En línea, o en efectivo al recibirlo",
      "ऑनलाइन, या पहुँचने पर नक़द",
    ],
  },
  {
    icon: "store",
    title: ["Independent shops", "متاجر يديرها أناس", "Tiendas con personas detrás", "लोगों की चलाई दुकानें"],
    text: [
      "We have met every one of them",
      "التقينا كل واحد منهم",
      "Las conocemos a todas en persona",
      "हम उनमें से हर एक से मिले हैं",
    ],
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
  { kind: "videos" },
  { kind: "blog" },
  { kind: "viewed_products" },
] as const;
