import type { Words } from "./tongues.ts";

export type Color = { slug: string; name: Words; hex: string };

export const COLORS: readonly Color[] = [
  { slug: "black", name: ["Black", "أسود", "Negro", "काला"], hex: "#26242a" },
  { slug: "white", name: ["White", "أبيض", "Blanco", "सफ़ेद"], hex: "#f4f1ea" },
  { slug: "grey", name: ["Gray", "رمادي", "Gris", "स्लेटी"], hex: "#8d9096" },
  { slug: "beige", name: ["Beige", "بيج", "Beige", "बेज"], hex: "#d8c2a0" },
  { slug: "brown", name: ["Brown", "بني", "Marrón", "भूरा"], hex: "#7d5233" },
  { slug: "red", name: ["Red", "أحمر", "Rojo", "लाल"], hex: "#cf2f3d" },
  { slug: "orange", name: ["Orange", "برتقالي", "Naranja", "नारंगी"], hex: "#ea7a2f" },
  { slug: "yellow", name: ["Yellow", "أصفر", "Amarillo", "पीला"], hex: "#f2b92c" },
  { slug: "green", name: ["Green", "أخضر", "Verde", "हरा"], hex: "#3d9150" },
  { slug: "olive", name: ["Olive", "زيتي", "Oliva", "ऑलिव"], hex: "#7f8040" },
  { slug: "teal", name: ["Teal", "فيروزي", "Verde azulado", "टील"], hex: "#14837d" },
  { slug: "blue", name: ["Blue", "أزرق", "Azul", "नीला"], hex: "#2f72d6" },
  { slug: "navy", name: ["Navy", "كحلي", "Azul marino", "नेवी"], hex: "#25376a" },
  { slug: "purple", name: ["Purple", "بنفسجي", "Morado", "बैंगनी"], hex: "#7e4fb8" },
  { slug: "pink", name: ["Pink", "وردي", "Rosa", "गुलाबी"], hex: "#e985ae" },
];
