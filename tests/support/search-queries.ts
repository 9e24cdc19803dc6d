import { englishQueries } from "./english-queries.ts";

/** What people type into the demo shop, and what one of the first five products is called in English; behind "@" the color that it is shown in. */
const QUERIES = {
  en: englishQueries,
  es: `
tetera = Teapot
teteras = Teapot
tetera verde = Teapot @Green
tetrea = Teapot
taza = Mug|Cup
tazas = Mug|Cup
taza rosa = Mug @Pink
taza de espresso = Espresso Cup
platos llanos = Dinner Plates
cuencos = Bowl
cuencos azules = Bowl @Blue
jarra amarilla = Jug @Yellow
lampara = Lamp
lámpara de mesa = Table Lamp
lampara roja = Lamp @Red
lámparas rojas = Lamp @Red
reloj = Clock
relojes = Clock
reloj de pared = Wall Clock
taburete = Stool
velas = Candle
vela de cedro = Cedar Candle
cojin = Pillow
cojín de lino = Linen Throw Pillow
cojines verdes = Pillow @Green
manta = Blanket
cobija = Blanket
manta morada = Blanket @Purple
jarron = Vase
florero = Vase
toallas = Towels
toallas de baño = Bath Towels
jabon = Soap|Wash
teclado = Keyboard
bolsa de lona = Canvas Tote
bolsa roja = Tote @Red
cafe = Coffee
café en grano = Coffee Beans
chocolate negro = Dark Chocolate
miel = Honey
aceite de oliva = Olive Oil
aciete de oliva = Olive Oil
te de menta = Mint Tea
manzanilla = Chamomile
mancuernas = Dumbbells
esterilla de yoga = Yoga Mat
pelotas de tenis = Tennis Balls
botella termica = Steel Bottle
arcoiris = Rainbow
bloques de construccion = Building Blocks
lapices de colores = Colored Pencils
regadera = Watering Can
sansevieria = Snake Plant
xilofono = Xylophone
libro electronico = E-Book
partituras piano = Piano
`,
  ar: `
إبريق شاي = Teapot
ابريق شاي = Teapot
ابريق اخضر = Teapot @Green
كوب = Mug|Cup
كوب خزفي = Mug
كوب وردي = Mug @Pink
فنجان إسبريسو = Espresso Cup
صحون = Plates
وعاء تقديم = Serving Bowl
مصباح = Lamp
مصباح طاولة = Table Lamp
مصباح احمر = Lamp @Red
المصباح = Lamp
ساعة حائط = Wall Clock
ساعه حائط = Wall Clock
كرسي = Stool
شموع = Candles
شمعة = Candle
وسادة = Pillow
وسادة كتان = Linen Throw Pillow
بطانية صوف = Wool Blanket
بطانيه = Blanket
مزهرية = Vase
مناشف = Towels
غسول = Hand Wash
لوحة مفاتيح = Keyboard
حقيبة = Bag|Satchel|Tote
صابون = Soap
صابون زيت الزيتون = Olive Oil Soap
قهوة = Coffee
القهوة = Coffee
شوكولاتة = Chocolate
شوكولاته داكنه = Dark Chocolate
عسل = Honey
زيت زيتون = Olive Oil
زيت الزيتون = Olive Oil
شاي النعناع = Mint Tea
سجادة يوغا = Yoga Mat
كرات تنس = Tennis Balls
قوس قزح = Rainbow
مكعبات = Building Blocks
اقلام تلوين = Colored Pencils
مرشة = Watering Can
صبار = Aloe
`,
  hi: `
केतली = Teapot
हरी केतली = Teapot @Green
मग = Mug
गुलाबी मग = Mug @Pink
एस्प्रेसो कप = Espresso Cup
प्लेट = Plates
कटोरा = Bowl
कटोरे = Bowl
जग = Jug
लैंप = Lamp
टेबल लैंप = Table Lamp
लाल लैंप = Lamp @Red
घड़ी = Clock
दीवार घड़ी = Wall Clock
स्टूल = Stool
मोमबत्ती = Candle
कुशन = Pillow
लिनन कुशन = Linen Throw Pillow
कंबल = Blanket
ऊनी कंबल = Wool Blanket
फूलदान = Vase
तौलिया = Towels
साबुन = Soap
कीबोर्ड = Keyboard
कैनवस टोट = Canvas Tote
कॉफ़ी = Coffee
काफी = Coffee
चॉकलेट = Chocolate
शहद = Honey
जैतून का तेल = Olive Oil
पुदीना चाय = Mint Tea
योग चटाई = Yoga Mat
टेनिस गेंद = Tennis Balls
स्टील बोतल = Steel Bottle
इंद्रधनुष = Rainbow
डायरी = Journals
पेंसिल = Pencils
एलोवेरा = Aloe
स्नेक प्लांट = Snake Plant
ई-बुक = E-Book
`,
};

export type TypedQuery = { language: keyof typeof QUERIES; q: string; name: RegExp; color: string | null };

export const TYPED_QUERIES: readonly TypedQuery[] = (Object.keys(QUERIES) as (keyof typeof QUERIES)[]).flatMap(
  (language) =>
    QUERIES[language]
      .trim()
      .split("\n")
      .map((line) => {
        const [, q, name, color] = /^(.*?) = (.*?)(?: @(\w+))?$/.exec(line)!;
        return { language, q: q!, name: new RegExp(name!), color: color ?? null };
      }),
);
