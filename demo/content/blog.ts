import type { Language, Tongue } from "./tongues.ts";

type Said = Readonly<Record<Language, string>>;

export type DemoPost = {
  slug: string;
  category: string;
  tags: readonly string[];
  title: Said;
  summary: Said;
  body: string;
  /** Languages without one show the English text. */
  translated: Readonly<Partial<Record<Tongue, string>>>;
  /** Of the demo's pictures. */
  cover: string;
  author: string;
  daysAgo: number;
  /** Folders of the studio's pictures. */
  products: readonly string[];
};

export const BLOG_CATEGORIES: readonly { slug: string; name: Said }[] = [
  { slug: "guides", name: { en: "Guides", ar: "أدلة", es: "Guías", hi: "गाइड" } },
  { slug: "makers", name: { en: "Makers", ar: "صُنّاع", es: "Artesanos", hi: "कारीगर" } },
  { slug: "news", name: { en: "Shop news", ar: "أخبار المتجر", es: "Noticias", hi: "दुकान की ख़बरें" } },
];

export const BLOG_POSTS: readonly DemoPost[] = [
  {
    slug: "better-coffee-without-a-machine",
    category: "guides",
    tags: ["coffee", "kitchen"],
    title: {
      en: "Better coffee without a machine",
      ar: "قهوة أفضل من دون آلة",
      es: "Mejor café sin máquina",
      hi: "मशीन के बिना बेहतर कॉफ़ी",
    },
    summary: {
      en: "Fresh beans, a scale and three minutes. What changes the cup most, in the order it matters.",
      ar: "حبوب طازجة وميزان وثلاث دقائق. ما الذي يغيّر الفنجان أكثر من غيره، بحسب الأهمية.",
      es: "Granos frescos, una báscula y tres minutos. Lo que más cambia la taza, por orden de importancia.",
      hi: "ताज़े बीन, एक तराज़ू और तीन मिनट। कप में सबसे ज़्यादा फ़र्क़ किससे पड़ता है, महत्व के क्रम में।",
    },
    body: `<p>A good cup needs less than most shops would like to sell you. If you change one thing at a time, start at the top of this list.</p><h2>Fresh beans, ground late</h2><p>Coffee is at its best between one and six weeks after roasting. Buy small bags, keep them closed in a canister, and grind just before you brew. Ground coffee fades within hours.</p><h2>Weigh it once</h2><p>Use <strong>60 grams of coffee for a liter of water</strong>: about 15 grams for a mug. Spoons lie, because a dark roast is lighter than a pale one. After a week you'll know your spoon.</p><h2>Water just off the boil</h2><p>Let the kettle stand for half a minute. Pour twice the weight of the coffee, wait 30 seconds while it swells, then pour the rest in slow circles. The whole brew takes about three minutes.</p><ul><li>Sour and thin? Grind finer.</li><li>Bitter and dry? Grind coarser.</li><li>Flat? The beans are old.</li></ul><p>A warm cup helps more than you think. Rinse it with the first hot water.</p>`,
    translated: {
      ar: `<p>لا يحتاج الفنجان الجيد إلى كثير مما يُباع لك. غيّر شيئاً واحداً في كل مرة، وابدأ من أول هذه القائمة.</p><h2>حبوب طازجة تُطحن في آخر لحظة</h2><p>تكون القهوة في أفضل حالاتها بين أسبوع وستة أسابيع بعد التحميص. اشترِ أكياساً صغيرة واحفظها مغلقة، واطحن قبل التحضير مباشرة.</p><h2>زِنها مرة واحدة</h2><p>استخدم <strong>60 غراماً من القهوة لكل لتر ماء</strong>، أي نحو 15 غراماً للكوب. الملعقة تخدع، فالتحميص الداكن أخف وزناً.</p><h2>ماء بعد الغليان بقليل</h2><p>اترك الإبريق نصف دقيقة. اسكب ضعفي وزن القهوة وانتظر 30 ثانية، ثم اسكب الباقي ببطء. يستغرق التحضير نحو ثلاث دقائق.</p><ul><li>حامضة وخفيفة؟ اطحن أنعم.</li><li>مُرّة وجافة؟ اطحن أخشن.</li><li>بلا نكهة؟ الحبوب قديمة.</li></ul>`,
      es: `<p>Una buena taza necesita menos de lo que suelen venderte. Cambia una sola cosa cada vez y empieza por el principio de esta lista.</p><h2>Granos frescos, molidos al final</h2><p>El café está en su mejor momento entre una y seis semanas después del tueste. Compra bolsas pequeñas, guárdalas cerradas y muele justo antes de preparar.</p><h2>Pésalo una vez</h2><p>Usa <strong>60 gramos de café por litro de agua</strong>: unos 15 gramos por taza. Las cucharas engañan, porque un tueste oscuro pesa menos.</p><h2>Agua recién hervida</h2><p>Deja reposar el hervidor medio minuto. Vierte el doble del peso del café, espera 30 segundos y añade el resto en círculos lentos. En total, unos tres minutos.</p><ul><li>¿Ácido y aguado? Muele más fino.</li><li>¿Amargo y seco? Muele más grueso.</li><li>¿Plano? Los granos son viejos.</li></ul>`,
      hi: `<p>अच्छे कप के लिए उतना कुछ नहीं चाहिए, जितना आपको बेचा जाता है। एक बार में एक ही चीज़ बदलें और इस सूची के ऊपर से शुरू करें।</p><h2>ताज़े बीन, आख़िर में पीसें</h2><p>भूनने के एक से छह हफ़्ते बाद कॉफ़ी सबसे अच्छी होती है। छोटे पैकेट ख़रीदें, बंद डिब्बे में रखें और बनाने से ठीक पहले पीसें।</p><h2>एक बार तौल लें</h2><p><strong>एक लीटर पानी में 60 ग्राम कॉफ़ी</strong> लें, यानी एक मग के लिए लगभग 15 ग्राम। चम्मच धोखा देता है, क्योंकि गहरा भुना बीन हल्का होता है।</p><h2>उबाल के तुरंत बाद का पानी</h2><p>केतली को आधा मिनट रुकने दें। कॉफ़ी के दोगुने वज़न का पानी डालें, 30 सेकंड रुकें, फिर बाक़ी धीरे-धीरे गोलाई में डालें। कुल लगभग तीन मिनट लगते हैं।</p><ul><li>खट्टी और पतली? और बारीक पीसें।</li><li>कड़वी और रूखी? मोटा पीसें।</li><li>बेस्वाद? बीन पुराने हैं।</li></ul>`,
    },
    cover: "post brew",
    author: "Mira Sandoval",
    daysAgo: 3,
    products: ["coffee-ethiopia", "oak-lid-canister", "latte-mug"],
  },
  {
    slug: "linen-that-lasts",
    category: "guides",
    tags: ["linen", "care", "home"],
    title: {
      en: "Linen that lasts: how to wash it",
      ar: "كتان يدوم: كيف تغسله",
      es: "Lino que dura: cómo lavarlo",
      hi: "टिकने वाला लिनन: इसे कैसे धोएँ",
    },
    summary: {
      en: "Linen gets softer with every wash, if you treat it right. Temperature, drying and the iron you don't need.",
      ar: "يزداد الكتان نعومة مع كل غسلة إذا عاملته جيداً: الحرارة والتجفيف والمكواة التي لا تحتاج إليها.",
      es: "El lino se vuelve más suave con cada lavado si lo tratas bien: temperatura, secado y la plancha que no necesitas.",
      hi: "सही देखभाल से लिनन हर धुलाई में और मुलायम होता है: तापमान, सुखाना और वह इस्त्री, जिसकी ज़रूरत नहीं।",
    },
    body: `<p>Linen is the rare cloth that improves with use. A bed set can last fifteen years. Most of what shortens its life happens in the washing machine.</p><h2>Before the first wash</h2><p>Wash it alone, at 40 °C, with little detergent. It loses some lint and shrinks by two to four percent. Good makers cut it larger for that reason.</p><h2>Every other time</h2><ol><li>Fill the drum only two thirds. Linen breaks where it is creased and rubbed.</li><li>Wash at 40 °C. 60 °C is fine now and then, for white linen.</li><li>No bleach and no softener. Softener coats the fibers, and they stop drinking water.</li></ol><h2>Drying and ironing</h2><p>Hang it up damp and pull it straight by hand. Take it down before it is bone dry. If you like it smooth, iron it damp; if you like it alive, don't.</p><p>Stains of oil go with dish soap and patience. Red wine goes with cold water at once.</p>`,
    translated: {
      ar: `<p>الكتان من الأقمشة القليلة التي تتحسن بالاستعمال، وقد يدوم طقم السرير خمس عشرة سنة. أكثر ما يقصّر عمره يحدث في الغسالة.</p><h2>قبل الغسلة الأولى</h2><p>اغسله وحده على 40 درجة بقليل من المنظف. يفقد بعض الوبر وينكمش بين اثنين وأربعة في المئة.</p><h2>في كل مرة بعدها</h2><ol><li>املأ ثلثي الحوض فقط.</li><li>اغسل على 40 درجة، وعلى 60 أحياناً للكتان الأبيض.</li><li>لا مبيّض ولا منعّم: المنعّم يغلّف الألياف فلا تمتص الماء.</li></ol><h2>التجفيف والكي</h2><p>علّقه رطباً واسحبه بيدك حتى يستقيم، وأنزله قبل أن يجف تماماً. اكوِه رطباً إن أحببته أملس.</p>`,
      es: `<p>El lino es de las pocas telas que mejoran con el uso. Un juego de cama puede durar quince años. Casi todo lo que acorta su vida ocurre en la lavadora.</p><h2>Antes del primer lavado</h2><p>Lávalo solo, a 40 °C y con poco detergente. Suelta algo de pelusa y encoge entre un dos y un cuatro por ciento.</p><h2>Las demás veces</h2><ol><li>Llena solo dos tercios del tambor.</li><li>Lava a 40 °C; a 60 °C de vez en cuando, si es blanco.</li><li>Sin lejía ni suavizante: el suavizante cubre las fibras y dejan de absorber.</li></ol><h2>Secar y planchar</h2><p>Cuélgalo húmedo y estíralo con las manos. Descuélgalo antes de que se seque del todo. Si te gusta liso, plánchalo húmedo.</p>`,
      hi: `<p>लिनन उन गिने-चुने कपड़ों में है, जो इस्तेमाल से बेहतर होते हैं। बिस्तर का सेट पंद्रह साल चल सकता है। उसकी उम्र ज़्यादातर वॉशिंग मशीन में घटती है।</p><h2>पहली धुलाई से पहले</h2><p>इसे अकेले, 40 °C पर, थोड़े डिटर्जेंट से धोएँ। कुछ रोआँ निकलता है और यह दो से चार प्रतिशत सिकुड़ता है।</p><h2>हर बार</h2><ol><li>ड्रम को दो-तिहाई ही भरें।</li><li>40 °C पर धोएँ; सफ़ेद लिनन कभी-कभी 60 °C पर।</li><li>ब्लीच और सॉफ़्टनर नहीं: सॉफ़्टनर रेशों को ढक देता है और वे पानी नहीं सोखते।</li></ol><h2>सुखाना और इस्त्री</h2><p>गीला ही टाँगें और हाथ से सीधा करें। पूरी तरह सूखने से पहले उतार लें। चिकना चाहिए तो नम रहते इस्त्री करें।</p>`,
    },
    cover: "slider-post living",
    author: "Jonas Feld",
    daysAgo: 9,
    products: ["linen-cushion", "bath-towels", "wool-blanket"],
  },
  {
    slug: "plants-that-forgive",
    category: "guides",
    tags: ["garden", "home"],
    title: {
      en: "Plants that forgive you",
      ar: "نباتات تسامحك",
      es: "Plantas que te perdonan",
      hi: "पौधे जो आपको माफ़ कर देते हैं",
    },
    summary: {
      en: "For dark corners, long trips and people who water too much. Start with these and one rule.",
      ar: "للزوايا المعتمة والأسفار الطويلة ولمن يُكثر من السقي. ابدأ بهذه النباتات وبقاعدة واحدة.",
      es: "Para rincones oscuros, viajes largos y quien riega de más. Empieza con estas y una sola regla.",
      hi: "अँधेरे कोनों, लंबी यात्राओं और ज़्यादा पानी देने वालों के लिए। इनसे और एक नियम से शुरू करें।",
    },
    body: `<p>More houseplants drown than dry out. The rule: put a finger into the soil, and water only when the first joint comes out dry.</p><h2>For dark corners</h2><p>The snake plant grows slowly and hardly drinks. It stands two meters from a window without complaint and lives through a three-week vacation.</p><h2>For the kitchen window</h2><p>Aloe shows you what it wants: its leaves turn thin when it is thirsty and fill up again within a day. It likes all the sun it can get.</p><h2>What to leave alone</h2><ul><li>Fertilizer in winter. Nothing grows then.</li><li>Leaf shine. A damp cloth is enough.</li><li>A bigger pot every year. Wait until roots come out below.</li></ul>`,
    translated: {},
    cover: "post windowsill",
    author: "Mira Sandoval",
    daysAgo: 16,
    products: ["snake-plant", "aloe", "barrel-cactus"],
  },
  {
    slug: "a-morning-at-the-potters-wheel",
    category: "makers",
    tags: ["ceramics", "kitchen"],
    title: {
      en: "A morning at the potter's wheel",
      ar: "صباح عند دولاب الفخار",
      es: "Una mañana en el torno",
      hi: "कुम्हार के चाक पर एक सुबह",
    },
    summary: {
      en: "Why no two mugs are alike, what a kiln does at 1,240 degrees, and how to spot a good handle.",
      ar: "لماذا لا يتشابه كوبان، وما الذي يفعله الفرن عند 1240 درجة، وكيف تعرف المقبض الجيد.",
      es: "Por qué no hay dos tazas iguales, qué hace un horno a 1240 grados y cómo reconocer una buena asa.",
      hi: "कोई दो मग एक जैसे क्यों नहीं होते, 1,240 डिग्री पर भट्टी क्या करती है और अच्छा हैंडल कैसे पहचानें।",
    },
    body: `<p>The studio is cold at seven, because clay likes it so. By eight, forty cups stand on a board, and not one of them will be the same height when it leaves the kiln.</p><h2>Clay shrinks</h2><p>Stoneware loses an eighth of its size between the wheel and the shelf. A potter throws a mug too big, from memory, and trusts the fire.</p><h2>Two firings</h2><p>The first one, at 950 °C, makes the clay hard and thirsty. It drinks the glaze in seconds. The second, at 1,240 °C, melts the glaze into glass. A draft or a neighbor that stands too near changes the color. Makers call the result a gift or a second, depending on the day.</p><h2>A good handle</h2><p>Lift the mug full. If your knuckles touch the wall, it is too small; if it tips, it sits too low. A handle that was pulled, not cast, is thicker at the top, where your finger carries the weight.</p>`,
    translated: {},
    cover: "slider-post kitchen",
    author: "Jonas Feld",
    daysAgo: 24,
    products: ["serving-bowl", "brass-handle-teapot", "espresso-cup"],
  },
  {
    slug: "toys-without-batteries",
    category: "guides",
    tags: ["toys", "gifts"],
    title: {
      en: "Toys without batteries",
      ar: "ألعاب من دون بطاريات",
      es: "Juguetes sin pilas",
      hi: "बिना बैटरी के खिलौने",
    },
    summary: {
      en: "What children come back to after the first hour, by age, and what to look for on the label.",
      ar: "ما يعود إليه الأطفال بعد الساعة الأولى، بحسب العمر، وما تبحث عنه على الملصق.",
      es: "A qué vuelven los niños después de la primera hora, por edad, y qué mirar en la etiqueta.",
      hi: "पहले घंटे के बाद बच्चे किस पर लौटते हैं, उम्र के हिसाब से, और लेबल पर क्या देखें।",
    },
    body: `<p>A toy that does one thing is done after an hour. A toy that does nothing by itself lasts for years.</p><h2>Up to two years</h2><p>Things to hold, stack and drop. Wood is good if the paint does not come off on a wet cloth. Nothing should fit through a toilet roll.</p><h2>Three to five</h2><p>Vehicles, animals, a kitchen. A simple wooden car has been an ambulance, a spaceship and a loaf of bread in the same afternoon.</p><h2>Six and up</h2><p>Building sets and games with few rules. Buy one large set rather than five small ones: parts that fit together are the toy.</p><h2>On the label</h2><ul><li>The age is about safety, not about talent.</li><li>Look for the maker's name and address. Who signs a toy stands behind it.</li></ul>`,
    translated: {},
    cover: "slider-post play",
    author: "Amina Rahal",
    daysAgo: 38,
    products: ["wooden-rainbow", "building-blocks", "stacking-rings"],
  },
  {
    slug: "how-we-choose-our-sellers",
    category: "news",
    tags: ["souk"],
    title: {
      en: "How we choose our sellers",
      ar: "كيف نختار بائعينا",
      es: "Cómo elegimos a nuestros vendedores",
      hi: "हम अपने विक्रेता कैसे चुनते हैं",
    },
    summary: {
      en: "We read every application. What we ask, what we check every month, and when a shop has to go.",
      ar: "نقرأ كل طلب. ما الذي نسأل عنه، وما الذي نراجعه كل شهر، ومتى يغادرنا متجر.",
      es: "Leemos cada solicitud. Qué preguntamos, qué revisamos cada mes y cuándo una tienda tiene que irse.",
      hi: "हम हर आवेदन पढ़ते हैं। क्या पूछते हैं, हर महीने क्या जाँचते हैं और दुकान कब हटती है।",
    },
    body: `<p>Souk is a market, and a market is as good as the people behind the stalls. This is how they get there.</p><h2>Before a shop opens</h2><p>We ask who makes the goods, where they are sent from, and who answers when something breaks. We check the business, its address and its bank account. Then we buy something, without saying so.</p><h2>Every month</h2><p>Three figures decide: orders sent late, orders canceled by the shop, and returns because a product was not as described. A shop that gets worse hears from us first. We would rather help than close.</p><h2>When a shop has to go</h2><p>Fakes, unsafe goods and invented reviews end it the same day. Open orders are refunded, whatever the reason.</p><p>Do you make something that belongs here? <a href="/contact">Write to us</a>.</p>`,
    translated: {},
    cover: "slider-post welcome",
    author: "Robin Hale",
    daysAgo: 52,
    products: [],
  },
];

/** Comments on the first posts: `by` is the place of a reviewer of the demo. */
export const BLOG_COMMENTS: readonly {
  post: string;
  by: number;
  text: string;
  daysAgo: number;
  likedBy: readonly number[];
  replies: readonly { by: number; text: string; daysAgo: number; likedBy: readonly number[] }[];
}[] = [
  {
    post: "better-coffee-without-a-machine",
    by: 3,
    text: "The scale was the thing for me. I had been using nearly twice as much coffee as you say.",
    daysAgo: 2,
    likedBy: [5, 8, 11],
    replies: [
      { by: 5, text: "Same here. What do you brew it in?", daysAgo: 2, likedBy: [3] },
      { by: 3, text: "A plain cone with paper filters. Nothing fancy.", daysAgo: 1, likedBy: [5, 8] },
    ],
  },
  {
    post: "better-coffee-without-a-machine",
    by: 12,
    text: "Does this work for decaf too? Mine always tastes flat.",
    daysAgo: 1,
    likedBy: [],
    replies: [],
  },
  {
    post: "linen-that-lasts",
    by: 7,
    text: "I stopped using softener after reading this and the towels dry properly again.",
    daysAgo: 6,
    likedBy: [2, 9],
    replies: [{ by: 2, text: "Give it three washes, it gets even better.", daysAgo: 5, likedBy: [] }],
  },
  {
    post: "a-morning-at-the-potters-wheel",
    by: 9,
    text: "More of these visits, please. I now look at every handle in the cupboard.",
    daysAgo: 20,
    likedBy: [1, 4, 6, 7],
    replies: [],
  },
];
