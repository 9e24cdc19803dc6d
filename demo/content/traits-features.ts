/** What things can do or are made for: key | English | Arabic phrase after the noun | care | sentence | Arabic sentence. */
export const featureTraits = `
acrylic | Acrylic | بألوان أكريليك | wipe | Acrylic colour dries in twenty minutes and stays put for good. | ألوان أكريليك تجفّ في عشرين دقيقة وتثبت.
allweather | All-Weather | لكل الأجواء | wipe | Tested in rain, sun and the back of a car. | مجرّب/مجرّبة في المطر والشمس وصندوق السيارة.
antifog | Anti-Fog | بعدسة مضادة للضباب | wipe | The inner lens is coated, so do not rub it: rinse it. | العدسة الداخلية مطلية، فاشطفها ولا تفركها.
archival | Archival | للحفظ الطويل | dry | Rated for a hundred years in a dark, dry drawer. | مصنّف/مصنّفة ليدوم/لتدوم مئة عام في مكان جاف مظلم.
backlit | Backlit | بإضاءة خلفية | power | The light comes on by itself when the room goes dark. | تضيء وحدها حين تعتم الغرفة.
beginner | Beginner's | للمبتدئين | wipe | The booklet assumes nothing and leaves nothing out. | الكتيّب المرفق يبدأ من الصفر ولا يغفل شيئاً.
braided | Braided | بغلاف مضفور | wipe | A braided sleeve over a strain relief that flexes. | غلاف مضفور فوق وصلة مرنة.
compact | Compact | بحجم صغير | power | Takes less room than the one it replaces. | يشغل/تشغل مكاناً أقل من المعتاد.
curved | Curved | بشاشة منحنية | power | The curve puts every corner at the same distance. | الانحناء يجعل الزوايا كلها على مسافة واحدة.
dotgrid | Dot-Grid | بصفحات منقّطة | dry | Pale dots that guide the pen and vanish in a copy. | نقاط باهتة ترشد القلم وتختفي في النسخ.
dried | Dried | مجفّفة | dust | Hung upside down for three weeks, then kept for years. | عُلّقت مقلوبة ثلاثة أسابيع لتدوم سنوات.
ergonomic | Ergonomic | بتصميم مريح | wipe | Shaped from casts of sixty hands, left ones included. | صُمّم/صُمّمت من قوالب ستين يداً، ومنها اليسرى.
fastcharge | Fast-Charge | بشحن سريع | power | Half full in twenty-five minutes, cool to the touch. | نصف الشحنة في خمس وعشرين دقيقة من دون سخونة.
foldable | Folding | قابل/قابلة للطي | wipe | Folds without tools and locks with a clear click. | يُطوى/تُطوى بلا أدوات ويُقفل/وتُقفل بنقرة واضحة.
forged | Forged | من الفولاذ المطروق | handdry | Drop-forged in one piece and hardened at the edge. | مطروق قطعة واحدة ومقسّى عند الحدّ.
fourk | 4K | بدقة 4K | power | Four times the detail, recorded or shown without tricks. | أربعة أضعاف التفاصيل بلا حيل.
fresh | Fresh-Cut | مقطوفة حديثاً | plant | Cut the day it leaves and packed upright in water. | تُقطف يوم الشحن وتُنقل واقفة في الماء.
giant | Giant | بحجم كبير | wipe | Twice the usual size and four times the fuss. | ضعف الحجم المعتاد وأضعاف المرح.
glow | Glow-in-the-Dark | مضيء/مضيئة في الظلام | wipe | Charges in a minute of light and glows until sleep. | يُشحن/تُشحن بدقيقة ضوء ويتوهّج/وتتوهّج حتى النوم.
grip | Grip | بسطح مانع للانزلاق | wipe | A tacky surface that stays tacky after a wipe. | سطح متماسك يبقى كذلك بعد المسح.
handmade | Handmade | بصناعة يدوية | dry | Made by hand in small batches; the maker signs the box. | صنع يدوي بكميات صغيرة، وتوقيع الصانع على العلبة.
hardy | Hardy | متحمّلة للبرد | plant | Stands frost to minus fifteen without a blanket. | تتحمّل الصقيع حتى 15 تحت الصفر.
heavyduty | Heavy-Duty | للاستعمال الشاق | wipe | Built for a workday and bought for a lifetime. | مصنوع/مصنوعة ليوم عمل طويل وعمر أطول.
heirloom | Heirloom | من سلالات تراثية | dry | Open-pollinated, so next year's seed is your own. | سلالة مفتوحة التلقيح، فبذور العام القادم لك.
hires | High-Resolution | بدقة عالية | power | Keeps the detail that others smooth away. | يحفظ/تحفظ التفاصيل التي يطمسها غيره/غيرها.
indoor | Indoor | للصالات | wipe | A soft cover for wooden floors and old gyms. | غلاف ناعم لأرضيات الصالات.
junior | Junior | للناشئين | wipe | Lighter and shorter, not simpler. | أخفّ وأقصر من دون تبسيط.
magnetic | Magnetic | مغناطيسي/مغناطيسية التثبيت | wipe | A hidden magnet holds it where you left it. | مغناطيس مخفيّ للتثبيت حيث تريد.
match | Match | للمباريات | wipe | Within tournament weight and size, and stamped to prove it. | بوزن وقياس معتمدين للبطولات.
mechanical | Mechanical | بآلية ميكانيكية | dust | Every switch can be pulled and replaced. | كل مفتاح فيها قابل للفكّ والاستبدال.
mini | Mini | بحجم مصغّر | wipe | Small enough to lose, so it comes with a loop. | الحجم صغير، لذا أضفنا حلقة تعليق.
natural | Natural | طبيعي/طبيعية | dry | Nothing added that would need a long name. | بلا إضافات ذات أسماء طويلة.
noisecancel | Noise-Cancelling | بعازل للضوضاء | power | Four microphones listen so that you need not. | أربعة ميكروفونات تنصت كي ترتاح أنت.
oled | OLED | بشاشة OLED | power | Each pixel lights itself and goes fully dark. | كل نقطة تضيء وحدها وتنطفئ تماماً.
polarised | Polarised | بعدسات مستقطبة | wipe | Polarised lenses take the glare off water and snow. | عدسات مستقطبة تزيل وهج الماء والثلج.
precision | Precision | عالي/عالية الدقة | wipe | Made to a tolerance you cannot see and will feel. | مصنوع/مصنوعة بدقّة لا تُرى لكنها تُحسّ.
quiet | Whisper-Quiet | هادئ/هادئة الصوت | power | Quieter than the fridge, which is the test we use. | أهدأ من الثلاجة، وهذا مقياسنا.
rechargeable | Rechargeable | قابل/قابلة للشحن | power | Charges from any USB-C plug; the battery can be replaced. | يُشحن/تُشحن من أي منفذ USB-C والبطارية قابلة للاستبدال.
retro | Retro | بطراز قديم | power | Looks like the one your aunt had, works like this year's. | يشبه/تشبه ما كان عند الجدّة ويعمل/وتعمل كأحدث الأجهزة.
ruled | Ruled | بصفحات مسطّرة | dry | Seven-millimetre lines on paper that takes ink. | أسطر بسبعة مليمترات على ورق يحتمل الحبر.
scented | Scented | عطرة الرائحة | plant | Chosen for its scent; best by an open window. | مختارة لرائحتها، ومكانها قرب نافذة مفتوحة.
smart | Smart | ذكي/ذكية | power | Works with your phone, and also without it. | يعمل/تعمل مع هاتفك ومن دونه أيضاً.
softtouch | Soft-Touch | بملمس ناعم | wipe | A soft skin that is easy on fingers and furniture. | غلاف ناعم لطيف على الأصابع والأثاث.
solar | Solar | بالطاقة الشمسية | wipe | Runs from morning light and remembers a cloudy day. | يعمل/تعمل بضوء الصباح مع مخزون لليوم الغائم.
stretch | Stretch | بقماش مطّاط | cool | Stretch that comes back, also in the second year. | قماش مطّاط يستعيد شكله حتى في السنة الثانية.
student | Student | للطلاب | dust | Set up by a luthier before it ships, as beginners deserve. | الضبط عند صانع آلات قبل الشحن كما يستحق المبتدئ.
titaniumcoated | Titanium-Coated | بطلاء التيتانيوم | wipe | A coating that stays sharp three times as long. | طلاء يُبقي الحدّ قاطعاً ثلاثة أضعاف المدة.
training | Training | للتدريب | wipe | Built for a hundred sessions and a rough wall. | مصنوع/مصنوعة لمئة تمرين وجدار خشن.
travel | Travel | للسفر | wipe | Packs flat, weighs little, forgives the rucksack. | خفّة في الوزن وسهولة في الحزم.
ultralight | Ultralight | فائق/فائقة الخفّة | power | Under a kilo, keyboard and all. | أقل من كيلوغرام مع لوحة المفاتيح.
usbc | USB-C | بمنفذ USB-C | power | One port, one cable, nothing to install. | منفذ واحد وسلك واحد ولا شيء يُثبّت.
watercolour | Watercolour | بألوان مائية | dry | Ground with honey, so a dry pan wakes at a touch of water. | ألوان مطحونة مع العسل تستيقظ بلمسة ماء.
waterproof | Waterproof | مقاوم/مقاومة للماء | wipe | Sealed against rain, sand and a short swim. | محكم/محكمة ضد المطر والرمل والغطس القصير.
weatherproof | Weatherproof | مقاوم/مقاومة للعوامل الجوية | wipe | Left on a roof for two winters before we sold the first. | تُرك/تُركت على سطح شتاءين قبل أن نبيع أول قطعة.
weighted | Weighted-Key | بمفاتيح موزونة | dust | Keys weighted heavier in the bass, as on the real thing. | مفاتيح أثقل في القرار كما في البيانو الحقيقي.
windproof | Windproof | مقاوم/مقاومة للريح | wipe | Fibreglass ribs that bend in a gust and stand up again. | أضلاع من الألياف الزجاجية تنثني وتعود.
wireless | Wireless | لاسلكي/لاسلكية | power | Pairs once and remembers; the dongle lives inside. | يقترن/تقترن مرة واحدة ويتذكّر/وتتذكّر.
woodland | Woodland | بطابع الغابة | wash | Coloured with the browns and greens of one real wood. | بألوان غابة حقيقية من بنّي وأخضر.
young | Young | فتيّة | plant | Two years old, with roots that fill the pot and no more. | عمرها سنتان وجذورها تملأ الأصيص.
`;
