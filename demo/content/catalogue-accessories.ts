export const accessoriesCatalogue = `
= accessories | Shoes, Bags & Accessories | الأحذية والحقائب والإكسسوارات | 👜

== shoes | Shoes | الأحذية | 👟
=== sneakers | Sneakers | الأحذية الرياضية | shoe color g780
- Running Shoe | حذاء جري | 👟 | 59-168 | mesh recycledpoly | | Soft under the heel, quick under the toe. | ليّن تحت الكعب وسريع عند مقدمة القدم.
- Court Sneaker | حذاء رياضي للملاعب | 👟 | 49-128 | leather canvas | | Stitched sole, so it can be repaired instead of replaced. | نعله مخيط، فيُصلَح بدل أن يُرمى.
- Roller Skate | حذاء تزلّج بعجلات | 🛼 | 69-148 | leather vegan | g1900 | Four wheels that roll over cracks and a brake that works. | أربع عجلات تتجاوز الشقوق ومكبح يعمل فعلاً.
=== formal-boots | Formal Shoes & Boots | الأحذية الرسمية والجزمات | shoe g1100
- Lace-Up Shoe | حذاء برباط | 👞 | 79-220 | leather suede | | Breaks in within a week, lasts for ten years. | يلين خلال أسبوع ويدوم عشر سنوات.
- Hiking Boot | حذاء تسلّق | 🥾 | 89-240 | suede waterproof | g1500 | Climbs wet rock and dries by the stove overnight. | يتسلّق الصخر المبلّل ويجفّ بجانب الموقد ليلاً.
- Ankle Boot | جزمة قصيرة | 👢 | 69-210 | leather vegan | color | A heel you can run for the bus in. | كعبها يسمح لك بالركض خلف الحافلة.
=== sandals-heels | Flats, Heels & Sandals | الأحذية المسطّحة والكعوب والصنادل | shoe color g460
- Ballet Flat | حذاء باليه مسطّح | 🥿 | 39-98 | leather vegan | | Folds in half and does not mind. | ينطوي نصفين ولا يتأثّر.
- High Heel | حذاء بكعب عالٍ | 👠 | 59-189 | leather satin | | Seven centimetres, carried by a steel shank. | سبعة سنتيمترات تحملها دعامة فولاذية.
- Strap Sandal | صندل بأحزمة | 👡 | 34-112 | leather vegan | | One buckle, soft edges, long streets. | إبزيم واحد وحواف ناعمة لشوارع طويلة.
- Flip-Flop | شبشب | 🩴 | 12-29 | rubber recycled | g220 | Natural rubber that gives more than it slaps. | مطاط طبيعي مرن ومريح.

== bags | Bags | الحقائب | 🎒
=== handbags | Handbags | حقائب اليد | color g720
- Handbag | حقيبة يد | 👜 | 59-280 | leather vegan | | Stands by itself when you put it down. | تقف وحدها حين تضعها.
- Coin Purse | محفظة نقود | 👛 | 14-48 | leather suede | g90 | A kiss lock with a satisfying click. | قفلها ينغلق بنقرة محبّبة.
- Pouch | جراب صغير | 👝 | 16-46 | canvas silk | g80 | For the small things that live at the bottom of the big bag. | للأشياء الصغيرة التي تضيع في قعر الحقيبة.
=== backpacks | Backpacks | حقائب الظهر | color g980
- Backpack | حقيبة ظهر | 🎒 | 39-148 | canvas recycledpoly | liters | A separate sleeve for the laptop and none for the clutter. | جيب منفصل للحاسوب المحمول.
- School Backpack | حقيبة مدرسية | 🎒 | 29-78 | recycledpoly nylon | | Sits high, weighs little, shines in headlights. | ترتفع على الظهر وخفيفة وتعكس الضوء.
- Shopping Tote | حقيبة تسوّق | 🛍️ | 9-28 | canvas recycled | g140 | Carries eight kilos and folds into a fist. | تحمل ثمانية كيلوغرامات وتُطوى بحجم قبضة اليد.
=== travel-work | Travel & Work Bags | حقائب السفر والعمل | g3200
- Suitcase | حقيبة سفر | 🧳 | 79-320 | aluminium recycledpoly | color liters | Wheels that stay quiet on cobblestones. | عجلاتها هادئة حتى على الحجارة.
- Briefcase | حقيبة أعمال | 💼 | 69-260 | leather vegan | g1400 | Opens flat, closes on a thick day. | تنفتح مسطّحة وتنغلق وإن امتلأت.
- Document Case | حافظة مستندات | 💼 | 34-96 | canvas leather | n1 g600 | Slim enough to be forgotten under an arm. | رفيعة حتى تنساها تحت ذراعك.

== wearables | Hats, Glasses & Umbrellas | القبعات والنظارات والمظلات | 👒
=== hats | Hats & Caps | القبعات | color g140
- Sun Hat | قبعة شمس | 👒 | 22-68 | straw hemp | | Rolls up in a bag and remembers its shape. | تُطوى في الحقيبة وتستعيد شكلها.
- Cap | قبعة رياضية | 🧢 | 14-36 | cotton corduroy | | Washed soft, with a brim that takes a curve. | مغسولة ناعمة وحافتها تنثني كما تريد.
- Top Hat | قبعة رسمية عالية | 🎩 | 48-120 | felt silk | | For weddings, stages and Tuesdays that need it. | للأعراس والمسارح والأيام التي تحتاجها.
=== glasses | Glasses | النظارات | color g60
- Sunglasses | نظارة شمسية | 🕶️ | 24-128 | polarised acetate | | Full protection and hinges that do not loosen. | حماية كاملة ومفصلات لا ترتخي.
- Reading Glasses | نظارة قراءة | 👓 | 14-58 | acetate titanium | strength | Light enough to fall asleep in. | خفيفة حتى إنك قد تنام وأنت تلبسها.
- Ski Goggles | نظارة تزلّج | 🥽 | 34-118 | polarised antifog | | Wide view, no fog, no pressure on the nose. | رؤية واسعة بلا ضباب ولا ضغط على الأنف.
=== umbrellas | Umbrellas | المظلّات | color g480
- Umbrella | مظلّة مطر | ☂️ | 19-64 | windproof recycledpoly | | Turns inside out in a storm and back again without harm. | تنقلب في العاصفة وتعود سليمة.
- Folding Umbrella | مظلّة قابلة للطي | 🌂 | 15-46 | windproof mini | g290 | Shorter than a bottle, opens with a thumb. | أقصر من قارورة وتُفتح بالإبهام.
- Hand Fan | مروحة يد | 🪭 | 9-28 | silk bamboo | g50 | A breeze of your own, closed with a flick. | نسمة خاصة بك تُطوى بحركة.

== jewellery | Watches & Jewellery | الساعات والمجوهرات | 💍
=== watches | Watches | الساعات | nocod g120
- Wrist Watch | ساعة يد | ⌚ | 59-340 | leather steel | color | Quartz inside, so it is right even after a month in the drawer. | تبقى دقيقة ولو قضت شهراً في الدرج.
- Sports Watch | ساعة رياضية | ⌚ | 79-290 | smart waterproof | color | Counts steps, lengths and how long you slept. | تعدّ الخطوات والأطوال وساعات نومك.
- Stopwatch | ساعة توقيت | ⏱️ | 18-64 | steel precision | | Big buttons for cold fingers at the finish line. | أزرارها كبيرة لأصابع باردة عند خط النهاية.
=== rings-necklaces | Rings & Necklaces | الخواتم والقلائد | nocod g40
- Ring | خاتم | 💍 | 39-420 | sterling goldvermeil | ringsize | A bezel that catches light and not wool. | إطاره يلتقط الضوء لا الصوف.
- Bead Bracelet | سوار خرز | 📿 | 14-58 | sandalwood sterling | | Strung on silk and knotted between each bead. | منظوم بالحرير ومعقود بين كل خرزة وأخرى.
- Pendant | قلادة | 💎 | 49-380 | sterling goldvermeil | hue | One stone, cut to be looked into. | حجر واحد مصقول ليتأمّله الناظر.
=== charms | Charms & Hair | التمائم وإكسسوارات الشعر | g50
- Eye Charm | تميمة عين | 🧿 | 9-34 | glass sterling | | Deep blue, hand-blown, never quite the same twice. | زرقاء عميقة منفوخة يدوياً، ولا تتطابق اثنتان.
- Hand Charm | تميمة كفّ | 🪬 | 12-38 | brass sterling | | Hung by a door or on a chain. | تُعلّق عند الباب أو في سلسلة.
- Hair Bow | ربطة شعر | 🎀 | 6-22 | silk velvet | color | Holds a ponytail through a school day. | تثبّت الشعر طوال اليوم المدرسي.
- Party Crown | تاج احتفال | 👑 | 12-38 | brass felt | n1 | For birthdays, plays and good marks. | لأعياد الميلاد والمسرحيات والعلامات الجيدة.
`;
