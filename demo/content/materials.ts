import { cell, readRows } from "./tables.ts";
import type { Words } from "./tongues.ts";

export type Material = { name: Words; care: CareKey };
export type CareKey = "oil" | "rinse" | "wipe" | "wash" | "cool" | "leather" | "dust";

/** How the studio calls it | English | Arabic | Spanish | Hindi | care */
const materialTable = `
porcelain | Porcelain | بورسلين | Porcelana | चीनी मिट्टी | rinse
stoneware | Stoneware | خزف حجري | Gres | स्टोनवेयर | rinse
earthenware | Earthenware | فخّار | Barro | मिट्टी | wipe
terracotta | Terracotta | تيراكوتا | Terracota | टेराकोटा | wipe
glass | Glass | زجاج | Vidrio | काँच | rinse
cast iron | Cast iron | حديد زهر | Hierro fundido | कास्ट आयरन | wipe
steel | Steel | فولاذ | Acero | स्टील | rinse
copper | Copper | نحاس أحمر | Cobre | ताँबा | wipe
brass | Brass | نحاس | Latón | पीतल | wipe
aluminium | Aluminum | ألمنيوم | Aluminio | एल्युमिनियम | dust
aluminum | Aluminum | ألمنيوم | Aluminio | एल्युमिनियम | dust
metal | Metal | معدن | Metal | धातु | wipe
enamel | Enamel | مينا | Esmalte | इनैमल | rinse
oak | Oak | بلوط | Roble | ओक | oil
walnut | Walnut | جوز | Nogal | अखरोट की लकड़ी | oil
beech | Beech | زان | Haya | बीच की लकड़ी | oil
acacia | Acacia | أكاسيا | Acacia | बबूल | oil
cedar | Cedar | أرز | Cedro | देवदार | dust
bamboo | Bamboo | خيزران | Bambú | बाँस | oil
wood | Wood | خشب | Madera | लकड़ी | oil
rattan | Rattan | روطان | Ratán | रतन | dust
wicker | Wicker | خوص | Mimbre | बेंत | dust
jute | Jute | جوت | Yute | जूट | dust
cork | Cork | فلّين | Corcho | कॉर्क | wipe
marble | Marble | رخام | Mármol | संगमरमर | wipe
linen | Linen | كتّان | Lino | लिनन | wash
cotton | Cotton | قطن | Algodón | सूती | wash
canvas | Canvas | قماش قنّب | Lona | कैनवस | wash
denim | Denim | دنيم | Tela vaquera | डेनिम | wash
wool | Wool | صوف | Lana | ऊन | cool
felt | Felt | لبّاد | Fieltro | फ़ेल्ट | dust
silk | Silk | حرير | Seda | रेशम | cool
suede | Suede | جلد شامواه | Ante | सुएड | leather
leather | Leather | جلد | Cuero | चमड़ा | leather
rubber | Rubber | مطاط | Caucho | रबर | wipe
soy wax | Soy wax | شمع الصويا | Cera de soja | सोया मोम | dust
beeswax | Beeswax | شمع العسل | Cera de abeja | मधुमोम | dust
`;

const MATERIALS = readRows(materialTable, 6).map((row) => ({
  word: cell(row, 0),
  name: [cell(row, 1), cell(row, 2), cell(row, 3), cell(row, 4)] as const satisfies Words,
  care: cell(row, 5) as CareKey,
}));

/** Every material once. */
export function listMaterials(): Words[] {
  return [...new Map(MATERIALS.map(({ name }) => [name[0], name])).values()];
}

/** "Matt stoneware, oak" is stoneware; null where the studio names none of them. */
export function findMaterial(described: string): Material | null {
  const text = described.toLowerCase();
  const found = MATERIALS.filter(({ word }) => text.includes(word));
  return found.toSorted((one, other) => text.indexOf(one.word) - text.indexOf(other.word))[0] ?? null;
}
