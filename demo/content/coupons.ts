import type { Words } from "./tongues.ts";

/** What a coupon takes off and asks for; amounts in minor units of the base currency. */
export type CouponKind = {
  title: Words;
  discount: { kind: "percent"; basisPoints: number; max: number | null } | { kind: "flat"; amountMinor: number };
  minimumSpendMinor: number;
  maximumUses: number | null;
  perCustomer: number | null;
  /** Only for the shop's bestsellers. */
  isForBestSellers: boolean;
};

const KINDS = {
  welcome: {
    title: [
      "Ten percent off, to get to know us",
      "عشرة بالمئة لنتعارف",
      "Diez por ciento, para conocernos",
      "पहली पहचान पर दस प्रतिशत छूट",
    ],
    discount: { kind: "percent", basisPoints: 1000, max: 2000 },
    minimumSpendMinor: 2500,
    maximumUses: null,
    perCustomer: 1,
    isForBestSellers: false,
  },
  basket: {
    title: ["$5 off a full cart", "خصم على السلة الممتلئة", "Descuento por cesta llena", "भरी टोकरी पर छूट"],
    discount: { kind: "flat", amountMinor: 500 },
    minimumSpendMinor: 4000,
    maximumUses: 500,
    perCustomer: 3,
    isForBestSellers: false,
  },
  favorites: {
    title: [
      "Fifteen percent off what everybody buys",
      "خصم خمسة عشر بالمئة على الأكثر طلبًا",
      "Quince por ciento en lo que todos compran",
      "जो सब ख़रीदते हैं उस पर पंद्रह प्रतिशत छूट",
    ],
    discount: { kind: "percent", basisPoints: 1500, max: 1500 },
    minimumSpendMinor: 0,
    maximumUses: 200,
    perCustomer: 2,
    isForBestSellers: true,
  },
  market: {
    title: [
      "Five percent off everything in the market",
      "خصم خمسة بالمئة على كل ما في السوق",
      "Cinco por ciento en todo el mercado",
      "पूरे बाज़ार पर पाँच प्रतिशत छूट",
    ],
    discount: { kind: "percent", basisPoints: 500, max: 1000 },
    minimumSpendMinor: 3000,
    maximumUses: null,
    perCustomer: 2,
    isForBestSellers: false,
  },
  newcomer: {
    title: [
      "Ten percent off your first purchase",
      "خصم عشرة بالمئة على أول عملية شراء",
      "Diez por ciento en tu primera compra",
      "आपकी पहली ख़रीदारी पर दस प्रतिशत छूट",
    ],
    discount: { kind: "percent", basisPoints: 1000, max: 2000 },
    minimumSpendMinor: 0,
    maximumUses: null,
    perCustomer: 1,
    isForBestSellers: false,
  },
  threeOff: {
    title: [
      "Three dollars off, for everybody",
      "خصم ثلاثة دولارات للجميع",
      "Tres dólares menos, para todos",
      "सबके लिए तीन डॉलर की छूट",
    ],
    discount: { kind: "flat", amountMinor: 300 },
    minimumSpendMinor: 2000,
    maximumUses: 5000,
    perCustomer: null,
    isForBestSellers: false,
  },
} as const satisfies Record<string, CouponKind>;

/** Days are counted from the day of seeding. */
export type CouponContent = { code: string; shopSlug: string | null; kind: CouponKind; fromDay: number; toDay: number };

const coupon = (
  code: string,
  shopSlug: string | null,
  kind: keyof typeof KINDS,
  fromDay: number,
  toDay: number,
): CouponContent => ({ code, shopSlug, kind: KINDS[kind], fromDay, toDay });

export const COUPONS: readonly CouponContent[] = [
  coupon("WELCOME10", null, "newcomer", -90, 180),
  coupon("MARKET3", null, "threeOff", -20, 30),
  coupon("SOUK5", null, "market", -12, 45),
  coupon("HEARTH10", "hearth-and-clay", "welcome", -20, 60),
  coupon("HEARTH15", "hearth-and-clay", "favorites", -4, 12),
  coupon("HEARTH5", "hearth-and-clay", "basket", -9, 24),
  coupon("SPRINGS10", "seven-springs", "welcome", -30, 50),
  coupon("SPRINGS5", "seven-springs", "basket", -3, 18),
  coupon("ROAST10", "morning-roast", "welcome", -14, 40),
  coupon("ROAST15", "morning-roast", "favorites", -2, 9),
  coupon("NORTH5", "north-room", "basket", -25, 35),
  coupon("NORTH10", "north-room", "welcome", -25, 70),
  coupon("LOOM15", "loom-and-line", "favorites", -6, 15),
  coupon("LOOM10", "loom-and-line", "welcome", -40, 90),
  coupon("SIGNAL10", "clear-signal", "welcome", -8, 30),
  coupon("SIGNAL5", "clear-signal", "basket", -8, 30),
  coupon("ROW10", "apothecary-row", "welcome", -16, 44),
  coupon("ROW15", "apothecary-row", "favorites", -5, 11),
  coupon("TRAIL5", "goal-and-trail", "basket", -11, 28),
  coupon("TRAIL10", "goal-and-trail", "welcome", -11, 55),
  coupon("ATTIC10", "toy-attic", "welcome", -18, 33),
  coupon("ATTIC15", "toy-attic", "favorites", -1, 20),
];
