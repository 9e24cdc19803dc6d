/** Marks: = top category, == group, === leaf, - kind of product, * one named product. Columns are read by catalogue-table.ts. */
export const kitchenCatalogue = `
= kitchen | Kitchen & Dining | المطبخ والمائدة | 🍲

== coffee-tea | Coffee & Tea | القهوة والشاي | 🫖
=== teapots | Teapots & Infusers | أباريق الشاي والمصافي | g900
- Teapot | إبريق شاي | 🫖 | 24-72 | stoneware glass | color | Pours in a clean arc and does not dribble down the spout. | يصبّ بانسياب نظيف ولا يقطر من فوهته.
- Tea-for-One Set | طقم شاي لشخص واحد | 🍵 | 19-44 | porcelain ceramic | | Pot and cup stack into each other, so an afternoon tea takes the space of a saucer. | يتداخل الإبريق والكوب أحدهما في الآخر فلا يشغلان إلا مساحة صحن.
- Gourd & Straw Set | طقم قرعة مع مصّاصة | 🧉 | 22-39 | steel walnut | g400 | Made for slow sipping, with a strainer that keeps the leaves where they belong. | لشرب متمهّل، وبمصفاة تُبقي الأوراق في مكانها.
=== coffee-makers | Coffee Makers | أدوات تحضير القهوة | g1100
- Pour-Over Set | طقم تقطير قهوة | ☕ | 32-78 | stoneware borosilicate | hue | The spiral ribs give the water time, so the cup tastes rounder than from a machine. | أضلاعه الحلزونية تمنح الماء وقته، فيأتي طعم الفنجان أغنى من الآلة.
- Cold Brew Jar | مرطبان قهوة باردة | 🫙 | 21-46 | glass borosilicate | cap | Fill it in the evening, lift out the filter at breakfast. | املأه مساءً وارفع المصفاة عند الفطور.
- Coffee Canister | علبة حفظ القهوة | 🫘 | 18-42 | steel bamboo | cap | A one-way valve lets gas out and keeps air away from fresh beans. | صمّام باتجاه واحد يُخرج الغاز ويمنع الهواء عن الحبوب الطازجة.
=== cups-mugs | Cups & Mugs | الأكواب والفناجين | g380
- Mug | كوب | ☕ | 11-28 | stoneware enamel | color max24 | A handle that fits three fingers and a foot ring that leaves no mark. | مقبضه يتسع لثلاث أصابع وقاعدته لا تترك أثراً.
- Travel Tumbler | كوب للسفر | 🥤 | 17-38 | steel bamboo | color cap | Keeps a drink hot from the front door to the second meeting. | يُبقي المشروب ساخناً من باب البيت إلى الاجتماع الثاني.
- Bubble Tea Cup | كوب شاي الفقاعات | 🧋 | 12-24 | glass silicone | | Wide straw, tight lid, and no more single-use cups on the way home. | مصّاصة عريضة وغطاء محكم، فلا أكواب تُرمى بعد اليوم.

== cookware | Cookware | أواني الطبخ | 🍳
=== pans | Frying Pans | المقالي | g1400
- Frying Pan | مقلاة | 🍳 | 29-98 | castiron steel | | Heats evenly right to the rim, so the last pancake is as golden as the first. | تسخن بالتساوي حتى الحافة، فتخرج آخر فطيرة ذهبية كالأولى.
- Paella Pan | مقلاة بائيلا | 🥘 | 34-79 | steel enamel | | Two loop handles and a shallow dimpled base for a crisp bottom layer of rice. | مقبضان وقاعدة ضحلة لطبقة أرز مقرمشة في الأسفل.
- Crêpe Pan | مقلاة كريب | 🥞 | 26-58 | castiron steel | | A low rim that lets a spatula slip under the thinnest batter. | حافتها المنخفضة تتيح للملعقة المسطّحة أن تنزلق تحت أرقّ عجين.
=== pots | Pots & Casseroles | القدور والطواجن | g2600
- Casserole | قدر طهي | 🍲 | 48-165 | castiron enamel | color | Brown, braise and serve in one pot; the lid sends the steam back down. | حمّر واطهُ وقدّم في قدر واحدة؛ والغطاء يعيد البخار إلى الطعام.
- Fondue Set | طقم فوندو | 🫕 | 39-85 | ceramic castiron | | Six forks, one warm pot, and a reason to sit together until late. | ست شوكات وقدر دافئة، وسبب للجلوس معاً حتى وقت متأخر.
- Steam Basket | سلة للطهي بالبخار | 🥟 | 18-36 | bamboo steel | | Two tiers that sit on the pot you already own. | طابقان يوضعان فوق القدر التي لديك.
=== baking | Baking | أدوات الخَبز | g700
- Loaf Tin | قالب خبز | 🍞 | 16-34 | steel silicone | | Straight sides and a rolled rim, for a loaf that slices like the baker's. | جوانبه مستقيمة وحافته ملفوفة لرغيف يُقطع كرغيف الخبّاز.
- Muffin Mould | قالب كب كيك | 🧁 | 14-29 | silicone steel | hue | Twelve cups that let go without a knife. | اثنا عشر تجويفاً تُخرج الكعك بلا سكين.
- Cake Stand | حامل كعك | 🎂 | 28-64 | marble glass | | Lifts a plain sponge to the height it deserves. | يرفع الكعكة البسيطة إلى المكان الذي تستحقه.

== knives-utensils | Knives & Utensils | السكاكين والأدوات | 🔪
=== knives | Kitchen Knives | سكاكين المطبخ | g320 nocod
- Chef's Knife | سكين الشيف | 🔪 | 39-189 | forged carbonsteel | | Balanced just ahead of the handle; goes through an onion by its own weight. | متوازنة عند مقدمة المقبض، وتقطع البصل بثقلها وحده.
- Cleaver | ساطور مطبخ | 🔪 | 34-96 | carbonsteel forged | | A broad blade that also carries what it has chopped to the pan. | نصلها العريض يحمل ما قطعته إلى القدر أيضاً.
- Pizza Cutter | قطّاعة بيتزا | 🍕 | 13-27 | steel olivewood | | One pass, straight through the crust, toppings where they were. | تمريرة واحدة تقطع العجين وتُبقي الإضافات في مكانها.
=== cutlery | Cutlery | أدوات المائدة | g1200
- Cutlery Set | طقم أدوات مائدة | 🍴 | 38-120 | steel brass | pack | Weight in the hand and a brushed finish that hides the years. | ثقل مريح في اليد ولمسة مصقولة تخفي أثر السنين.
- Serving Spoon | ملعقة تقديم | 🥄 | 9-26 | olivewood steel | g150 | Deep enough for stew, flat enough for rice. | عميقة للمرق ومسطّحة للأرز.
- Chopstick Set | طقم عيدان طعام | 🥢 | 12-29 | bamboo walnut | pack g160 | Square at the top so they stay put, fine at the tip for a single grain. | مربّعة من الأعلى كي لا تتدحرج، ودقيقة الطرف لحبة أرز واحدة.
=== helpers | Kitchen Helpers | مساعدات المطبخ | g350
- Kitchen Timer | مؤقّت مطبخ | ⏲️ | 11-24 | magnetic mini | hue | Turn it once and get on with something else; it rings until you come. | أدره مرة وانصرف إلى شيء آخر؛ فهو يرنّ حتى تعود.
- Salt Cellar | مملحة | 🧂 | 10-28 | acacia marble | | A lid that swings aside with one floury finger. | غطاؤها يتحرّك بإصبع واحد مغطّى بالطحين.
- Ice Cube Tray | قالب مكعبات ثلج | 🧊 | 9-18 | silicone steel | color | Large clear cubes that melt slowly and slip out without a fight. | مكعبات كبيرة صافية تذوب ببطء وتخرج بسهولة.

== dining | Table & Serving | المائدة والتقديم | 🍽️
=== plates-bowls | Plates & Bowls | الأطباق والأوعية | g1500
- Dinner Plate Set | طقم أطباق عشاء | 🍽️ | 42-118 | porcelain stoneware | pack | Thin at the rim, strong at the foot, happy in the dishwasher. | رقيقة الحافة متينة القاعدة، وتناسب غسّالة الصحون.
- Bowl & Spoon Set | طقم وعاء وملعقة | 🥣 | 16-38 | stoneware enamel | color | The right depth for soup at noon and cereal at midnight. | عمقه مناسب للحساء ظهراً ولرقائق الفطور ليلاً.
- Noodle Bowl | وعاء نودلز | 🍜 | 15-34 | porcelain stoneware | | Steep sides keep the broth hot; a notch in the rim holds the chopsticks. | جوانبه العالية تحفظ حرارة المرق، وفي حافته مكان للعيدان.
=== glasses-carafes | Glasses & Carafes | الكؤوس والدوارق | g600
- Water Glass Set | طقم كؤوس ماء | 🥛 | 18-46 | glass borosilicate | pack | Plain, clear and stackable: the glass you reach for every day. | بسيطة وصافية وقابلة للتكديس: كأس كل يوم.
- Stem Glass Set | طقم كؤوس بساق | 🍷 | 26-74 | glass | n1 pack | A fine rim and a drawn stem, tested in a real dishwasher. | حافة رقيقة وساق ممشوقة، مجرّبة في غسّالة صحون حقيقية.
- Mocktail Glass Set | طقم كؤوس عصائر | 🍹 | 24-58 | glass borosilicate | pack | Tall enough for ice, fruit and a straw that does not fall out. | طويلة تتّسع للثلج والفاكهة ومصّاصة لا تسقط.
- Carafe Set | طقم دورق وأكواب | 🍶 | 28-66 | porcelain stoneware | | Keeps water cool on the table and looks good half empty. | يُبقي الماء بارداً على المائدة ويبدو أنيقاً حتى وهو نصف فارغ.
=== storage-lunch | Lunch & Storage | علب الغداء والحفظ | g500
- Bento Box | علبة غداء بأقسام | 🍱 | 18-44 | bamboo steel | color | Three compartments and a lid that really seals: no soup in the bag. | ثلاثة أقسام وغطاء محكم فعلاً: لا مرق في الحقيبة.
- Storage Jar | مرطبان حفظ | 🫙 | 8-24 | glass borosilicate | cap | See what is left, stack what is full. | ترى ما بقي فيه وتكدّس ما امتلأ منه.
- Takeout Box | علبة طعام للخارج | 🥡 | 12-22 | silicone steel | | Folds flat when lunch is over. | تُطوى مسطّحة بعد انتهاء الغداء.
`;
