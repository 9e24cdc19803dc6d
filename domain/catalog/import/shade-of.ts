import { keyOf } from "./import-terms.ts";

/** The shades of colors that shops commonly name. */
const SHADES = new Map(
  (
    "black:111111 white:ffffff grey:808080 gray:808080 charcoal:36454f silver:c0c0c0 anthracite:383e42 red:c8102e burgundy:800020 maroon:800000 " +
    "wine:722f37 pink:f4a6c0 rose:e8a0a8 coral:ff7f50 orange:f28c28 rust:b7410e terracotta:c66b4e peach:ffcba4 yellow:f4c430 mustard:d9a441 " +
    "gold:d4af37 beige:e8dcc4 cream:fffdd0 ivory:fffff0 ecru:c2b280 sand:d8c3a5 oat:e3d9c6 natural:e6d8c0 tan:d2b48c camel:c19a6b khaki:a89f75 " +
    "brown:7b4b2a chocolate:5c3317 walnut:5d432c oak:b8925a bronze:8c6239 copper:b87333 green:2e7d32 olive:708238 sage:9caf88 mint:a8dcc4 " +
    "forest:228b22 emerald:2e8b57 teal:008080 turquoise:40c8c0 blue:2456a6 navy:1b2a49 sky:87ceeb indigo:3f3d8f denim:3b5b8c purple:6a3d9a " +
    "violet:7f4fc9 lilac:c8a2c8 lavender:b9a7dc plum:6b2d5c schwarz:111111 weiß:ffffff rot:c8102e blau:2456a6 grün:2e7d32 gelb:f4c430 " +
    "negro:111111 blanco:ffffff rojo:c8102e azul:2456a6 verde:2e7d32 noir:111111 blanc:ffffff rouge:c8102e bleu:2456a6 vert:2e7d32 " +
    "أسود:111111 أبيض:ffffff أحمر:c8102e أزرق:2456a6 أخضر:2e7d32 أصفر:f4c430 بني:7b4b2a رمادي:808080 काला:111111 सफ़ेद:ffffff लाल:c8102e नीला:2456a6 हरा:2e7d32"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string])
    .map(([name, hex]) => [keyOf(name), `#${hex}`]),
);

/** Of "Navy" and of "Heather Grey"; null if no word of the name is a color. */
export function shadeOf(name: string): string | null {
  const key = keyOf(name);
  const words = key.split(/[\s/-]+/);
  return SHADES.get(key) ?? SHADES.get(words.at(-1)!) ?? SHADES.get(words[0]!) ?? null;
}
