export const pantryCatalogue = `
= pantry | Food & Pantry | الأطعمة والمؤن | 🍯

== sweet-spreads | Honey & Spreads | العسل والمربّيات | 🍯
=== honey | Honey | العسل | reduced g620 wt
- Honey | عسل | 🍯 | 9-26 | wildflower thyme | | Spun cold and never filtered, so it sets in winter as honey should. | معصور على البارد وغير مصفّى، فيتجمّد شتاءً كما ينبغي للعسل.
- Honeycomb | شهد عسل | 🐝 | 14-32 | acaciablossom wildflower | | Cut from the frame by hand; eat the wax or spread it on warm bread. | مقطوع من الإطار يدوياً، يؤكل بشمعه أو يُدهن على خبز دافئ.
- Date Syrup | دبس تمر | 🫙 | 7-15 | organic cardamom | | Nothing but dates and patience; good on yoghurt and in dressings. | تمر وصبر لا غير؛ طيّب مع اللبن وفي الصلصات.
=== jams | Jams & Preserves | المربّيات | reduced g380
- Strawberry Jam | مربّى فراولة | 🍓 | 5-11 | vanilla handmade | | Whole berries, cooked in a copper pan, twelve jars at a time. | حبات كاملة تُطهى في قدر نحاسية، اثنا عشر مرطباناً في كل مرة.
- Cherry Jam | مربّى كرز | 🍒 | 5-12 | handmade rose | | Dark cherries, stoned by hand, with a little lemon to wake them up. | كرز داكن منزوع النوى يدوياً مع قليل من الليمون.
- Orange Marmalade | مرملاد برتقال | 🍊 | 5-11 | ginger saffron | | Thin-cut peel, more bitter than sweet. | قشور رفيعة، ومرارتها تغلب حلاوتها.
- Blueberry Jam | مربّى توت أزرق | 🫐 | 6-12 | lemon handmade | n1 | Small wild berries that stain the toast the right colour. | توت برّي صغير يصبغ الخبز باللون الصحيح.
=== nut-butters | Nut Butters | زبدة المكسّرات | reduced g340
- Peanut Butter | زبدة فول سوداني | 🥜 | 5-12 | unsalted honeyed | wt | Roasted and ground, and that is the whole list. | محمّص ومطحون، وهذه قائمة المكوّنات كلها.
- Chestnut Cream | كريمة كستناء | 🌰 | 6-13 | vanilla organic | | Smooth, dark and at home between two pancakes. | ناعمة داكنة، ومكانها بين فطيرتين.
- Coconut Butter | زبدة جوز هند | 🥥 | 7-14 | organic unsalted | | Soft above 24 degrees, firm below, good at both. | طرية فوق 24 درجة وصلبة تحتها، وطيّبة في الحالين.

== drinks | Coffee, Tea & Drinks | القهوة والشاي والمشروبات | ☕
=== coffee-beans | Coffee | القهوة | reduced wt g520
- Coffee Beans | حبوب قهوة | 🫘 | 9-24 | singleorigin darkroast | | Roasted on Tuesday, on its way on Wednesday; the date is on the bag. | تُحمّص الثلاثاء وتُشحن الأربعاء، والتاريخ على الكيس.
- Ground Coffee | قهوة مطحونة | ☕ | 8-19 | cardamom darkroast | | Ground for filter and pot; ask in the note field for another grind. | مطحونة للترشيح والغلي؛ واكتب لنا إن أردت طحنة أخرى.
- Iced Coffee Concentrate | مركّز قهوة مثلّجة | 🧋 | 9-17 | vanilla singleorigin | | One part coffee, three parts milk, all the ice you like. | جزء قهوة وثلاثة أجزاء حليب وما شئت من الثلج.
=== tea | Tea | الشاي | reduced g120
- Loose Leaf Tea | شاي سائب | 🍵 | 6-18 | jasmine mint | wt | Whole leaves that open slowly and stand a second pour. | أوراق كاملة تتفتّح ببطء وتتحمّل صبّة ثانية.
- Herbal Infusion | منقوع أعشاب | 🌿 | 5-12 | lemon ginger | pack | No caffeine, no aroma added: only what grew on the hill. | بلا كافيين ولا منكّهات: ما نبت على التلّ فقط.
- Mate Leaves | أوراق المتّة | 🧉 | 7-14 | smoked organic | wt | Rested for a year, for a cup without edges. | مرتاحة سنة كاملة لكوب بلا حدّة.
=== juices | Juices & Syrups | العصائر والأشربة | reduced g900
- Apple Juice | عصير تفاح | 🧃 | 4-9 | coldpressed organic | pack | From old orchards with more kinds of apple than rows. | من بساتين قديمة فيها من الأصناف أكثر مما فيها من الصفوف.
- Lemonade Syrup | شراب ليموناضة | 🍋 | 6-12 | mint ginger | | One bottle makes twenty glasses. | القارورة الواحدة تكفي عشرين كأساً.
- Grape Juice | عصير عنب | 🍇 | 5-11 | coldpressed organic | | Pressed from ripe table grapes, cloudy and full. | معصور من عنب ناضج، عكِر وغنيّ المذاق.

== bakery-grains | Bakery & Grains | المخبوزات والحبوب | 🥖
=== bread | Bread & Pastry | الخبز والمعجّنات | reduced g500
- Bread Mix | خلطة خبز | 🍞 | 4-9 | wholegrain stoneground | | Add water, fold twice, bake in any pot with a lid. | أضف الماء واطوِ العجين مرتين واخبزه في أي قدر بغطاء.
- Pretzel Box | علبة بريتزل | 🥨 | 8-16 | handmade sesame | pack | Part-baked: ten minutes in your oven and the kitchen smells of Sunday. | نصف مخبوزة: عشر دقائق في فرنك وتفوح رائحة يوم العطلة.
- Croissant Box | علبة كرواسون | 🥐 | 9-18 | handmade almond | pack | Real butter in twenty-seven layers, shaped before dawn. | زبدة حقيقية في سبع وعشرين طبقة، تُشكّل قبل الفجر.
- Bagel Bag | كيس بيغل | 🥯 | 6-12 | sesame wholegrain | n1 | Boiled, then baked, chewy as they should be. | مسلوقة ثم مخبوزة، ومطّاطية كما يجب.
=== grains | Rice, Pasta & Pulses | الأرز والمعكرونة والبقول | reduced g1050 wt
- Rice | أرز | 🍚 | 5-14 | aged organic | moq2 | Long grains that stay apart even when the guests come late. | حبّات طويلة تبقى متفرّقة وإن تأخّر الضيوف.
- Pasta | معكرونة | 🍝 | 4-9 | wholegrain stoneground | | Drawn through bronze, so the sauce has something to hold. | مشكّلة بقوالب برونزية لتتشبّث بها الصلصة.
- Noodles | نودلز | 🍜 | 4-8 | stoneground organic | | Dried on racks in the sun; ready in four minutes. | مجفّفة تحت الشمس، وتنضج في أربع دقائق.
- Beans | فاصوليا | 🫘 | 4-8 | organic smoked | n1 | This year's harvest, so they cook soft in under an hour. | من محصول هذا العام، فتنضج في أقل من ساعة.
=== breakfast | Breakfast | الفطور | reduced g450
- Granola | غرانولا | 🥣 | 6-13 | honeyed hazelnut | wt | Baked in trays and broken by hand, with clusters worth fighting for. | تُخبز في صوانٍ وتُكسر يدوياً إلى قطع شهيّة.
- Pancake Mix | خلطة بان كيك | 🥞 | 5-10 | wholegrain vanilla | | Rises by itself; an egg and milk are all it asks. | تنتفخ وحدها ولا تطلب إلا بيضة وحليباً.
- Waffle Mix | خلطة وافل | 🧇 | 5-10 | vanilla cardamom | | Crisp outside for longer than it takes to eat one. | تبقى مقرمشة أطول مما يلزم لأكلها.

== sweets-savoury | Sweets, Oil & Spice | الحلويات والزيت والتوابل | 🍫
=== chocolate | Chocolate & Sweets | الشوكولاتة والحلوى | reduced g180
- Chocolate Bar | لوح شوكولاتة | 🍫 | 4-9 | saltcaramel hazelnut | pack moq2 | Seventy per cent cocoa, stirred for three days. | سبعون بالمئة كاكاو، تُحرّك ثلاثة أيام.
- Cookies | كوكيز | 🍪 | 5-12 | saltcaramel almond | pack | Crisp at the edge, soft in the middle, gone by evening. | مقرمشة الأطراف طرية الوسط، وتنفد قبل المساء.
- Toffee | توفي | 🍬 | 5-11 | saltcaramel date | wt | Pulled, cut and wrapped by hand. | تُمدّ وتُقطع وتُلفّ يدوياً.
- Lollipop Box | علبة مصّاصات | 🍭 | 6-12 | berry lemon | n1 | Coloured with beetroot and turmeric instead of a number. | ألوانها من الشمندر والكركم لا من الأصباغ.
=== oils-spices | Oil, Olives & Spices | الزيت والزيتون والتوابل | reduced g560
- Olive Oil | زيت زيتون | 🫒 | 12-38 | coldpressed organic | cap | Pressed within six hours of picking; peppery at the back of the throat. | يُعصر خلال ست ساعات من القطف، وفيه لذعة لطيفة.
- Chili Flakes | رقائق فلفل حار | 🌶️ | 4-9 | smoked sundried | g90 | Warm first, hot later. | دافئة أولاً وحارّة بعد حين.
- Garlic Paste | معجون ثوم | 🧄 | 4-9 | smoked lemon | g200 | A teaspoon saves you the press and the fingers. | ملعقة صغيرة تغنيك عن المعصرة وعن رائحة الأصابع.
- Ginger Paste | معجون زنجبيل | 🫚 | 5-10 | organic honeyed | n1 g200 | Fresh root, grated and packed the same day. | جذور طازجة تُبشر وتُعبّأ في اليوم نفسه.
=== deli | Cheese, Snacks & Tins | الأجبان والتسالي والمعلّبات | reduced g400
- Cheese | جبن | 🧀 | 7-22 | aged smoked | wt | Turned by hand each week until the cellar says it is ready. | يُقلّب يدوياً كل أسبوع حتى ينضج في القبو.
- Tinned Tomatoes | طماطم معلّبة | 🥫 | 3-7 | sundried organic | pack | Picked red and tinned the same night. | تُقطف حمراء وتُعلّب في الليلة نفسها.
- Popcorn | فشار | 🍿 | 4-8 | saltcaramel chili | | Popped in a kettle, tossed while it is hot. | يُفرقع في قدر ويُقلّب وهو ساخن.
- Butter | زبدة | 🧈 | 4-9 | unsalted thyme | n1 | Churned slowly from soured cream. | تُخضّ ببطء من قشدة متخمّرة.
`;
