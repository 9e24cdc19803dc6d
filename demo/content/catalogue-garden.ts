export const gardenCatalogue = `
= garden | Garden & Tools | الحديقة والأدوات | 🪴

== plants | Plants | النباتات | 🌵
=== indoor-plants | Indoor Plants | نباتات داخلية | g2400 nocod
- Potted Fig | شجيرة تين في أصيص | 🪴 | 24-78 | terracotta ceramic | height | Forgives a missed watering and tells you when it wants more light. | تسامح من ينسى ريّها وتخبرك حين تريد ضوءاً أكثر.
- Cactus | صبّار | 🌵 | 9-28 | terracotta ceramic | g800 | Asks for a window and almost nothing else. | لا يطلب إلا نافذة.
- Indoor Palm | نخلة داخلية | 🌴 | 29-96 | wicker terracotta | height | Brings a slow, green kind of shade to a bright room. | تمنح الغرفة المضيئة ظلاً أخضر هادئاً.
=== flowers | Flowers | الزهور | g700 nocod
- Tulip Bouquet | باقة توليب | 🌷 | 19-48 | fresh scented | pack | Cut in bud, so the best three days are yours. | مقطوفة براعم، لتكون أجمل أيامها عندك.
- Rose Bouquet | باقة ورد | 🌹 | 24-69 | fresh scented | color | Long stems from a grower who names every field. | سيقان طويلة من مزارع يعرف كل حقل باسمه.
- Sunflower Bunch | حزمة دوّار الشمس | 🌻 | 16-36 | fresh dried | | Turns a kitchen table towards summer. | تدير مائدة المطبخ نحو الصيف.
- Mixed Bouquet | باقة منوّعة | 💐 | 26-72 | fresh dried | n1 | Whatever was best in the field this morning. | أجمل ما في الحقل هذا الصباح.
=== outdoor-plants | Trees & Shrubs | الأشجار والشجيرات | g5200 nocod
- Dwarf Conifer | صنوبرية قزمة | 🌲 | 22-64 | hardy terracotta | height | Grows a hand's breadth a year and stays green through all of them. | تنمو شبراً في السنة وتبقى خضراء دائماً.
- Maple Sapling | شتلة قيقب | 🍁 | 28-74 | hardy young | | Red in October, every October. | تحمرّ في كل تشرين الأول.
- Hibiscus | خبيزة صينية | 🌺 | 14-38 | young scented | color | A new flower each morning from May to September. | زهرة جديدة كل صباح من أيار إلى أيلول.

== growing | Grow Your Own | ازرع بنفسك | 🌱
=== seeds | Seeds & Bulbs | البذور والأبصال | g90 reduced
- Seedling Kit | طقم شتلات | 🌱 | 9-24 | organic beginner | pack | Pots, soil and seeds in one box; the windowsill does the rest. | أصص وتربة وبذور في علبة واحدة، وحافة النافذة تكمل الباقي.
- Tomato Seeds | بذور طماطم | 🍅 | 3-7 | organic heirloom | pack | Heavy ribbed fruit that never sees a supermarket. | ثمار مضلّعة ثقيلة لا تعرفها المتاجر.
- Sunflower Seeds | بذور دوّار الشمس | 🌻 | 3-6 | heirloom organic | | Two metres by August, if the slugs agree. | متران في آب إن وافقت البزّاقات.
- Hyacinth Bulbs | أبصال ياقوتية | 🪻 | 6-14 | scented hardy | pack color | Planted in autumn, forgotten, forgiven in March. | تُزرع خريفاً وتُنسى ثم تزهر في آذار.
=== herbs-veg | Herbs & Vegetables | الأعشاب والخضار | g600 reduced
- Herb Pot | أصيص أعشاب | 🌿 | 5-14 | organic terracotta | | Basil, thyme or mint that has seen real sun. | ريحان أو زعتر أو نعناع رأى شمساً حقيقية.
- Mushroom Kit | طقم زراعة فطر | 🍄 | 16-32 | organic beginner | | Two harvests on the kitchen counter in three weeks. | محصولان على طاولة المطبخ في ثلاثة أسابيع.
- Chili Plant | شتلة فلفل حار | 🌶️ | 6-15 | young organic | | Small plant, long memory. | نبتة صغيرة لا تُنسى.
=== garden-living | Garden Living | جلسات الحديقة | g5000
- Parasol | مظلّة حديقة | ⛱️ | 49-165 | canvas weatherproof | color | Tilts with the afternoon and folds with one hand. | تميل مع الشمس وتُطوى بيد واحدة.
- Garden Fountain | نافورة حديقة | ⛲ | 89-280 | solar marble | g14000 | The sound of water, without a cable across the lawn. | خرير ماء بلا سلك يعبر العشب.
- Bird Nest Box | بيت للطيور | 🪺 | 16-38 | cedar pine | g900 | The opening is the right size for tits and the wrong one for cats. | فتحته تناسب العصافير ولا تناسب القطط.

== hand-tools | Hand Tools | العُدد اليدوية | 🔨
=== hammers-axes | Hammers & Axes | المطارق والفؤوس | g1200
- Hammer | مطرقة | 🔨 | 14-46 | forged ash | | The head is wedged twice and stays where it was put. | رأسها مثبّت بإسفينين فلا يتحرّك.
- Axe | فأس | 🪓 | 29-98 | forged ash | g1900 | Splits along the grain instead of arguing with it. | تشقّ الخشب مع أليافه لا ضدّها.
- Pickaxe | معول | ⛏️ | 26-58 | forged heavyduty | g2600 | For roots, clay and the stone that was always there. | للجذور والطين والحجر العنيد.
=== screw-wrench | Screwdrivers & Wrenches | المفكّات والمفاتيح | g420
- Screwdriver | مفكّ براغي | 🪛 | 8-28 | precision magnetic | color pack | Tips that fit the screw, not nearly fit it. | رؤوس تناسب البرغي تماماً لا تقريباً.
- Wrench | مفتاح ربط | 🔧 | 11-42 | forged steel | | Jaws ground parallel, so the nut keeps its corners. | فكّان متوازيان يحفظان زوايا الصامولة.
- Nut & Bolt Assortment | تشكيلة صواميل وبراغٍ | 🔩 | 9-28 | steel weatherproof | pack g1400 | Sixteen sizes in a box that does not mix them up. | ستة عشر مقاساً في علبة لا تخلطها.
- Clamp | ملزمة | 🗜️ | 14-44 | castiron steel | clamplen | Holds like a third hand that never tires. | تمسك كيدٍ ثالثة لا تتعب.
=== saws-cutting | Saws & Cutting | المناشير والقص | g600
- Hand Saw | منشار يدوي | 🪚 | 17-52 | carbonsteel precision | | Cuts on the pull, leaves an edge that needs no plane. | يقطع عند السحب ويترك حافة لا تحتاج إلى تنعيم.
- Garden Scissors | مقصّ حديقة | ✂️ | 12-36 | forged steel | color g260 | Takes herbs, twine and thumb-thick stems. | يقصّ الأعشاب والخيوط والسيقان السميكة.
- Utility Hook | خطّاف متعدّد الاستعمال | 🪝 | 5-16 | steel brass | pack g140 | Holds a bicycle, a hose or a winter's worth of onions. | يحمل درّاجة أو خرطوماً أو بصل الشتاء كله.

== workshop | Workshop | الورشة | 🧰
=== tool-storage | Tool Storage | حفظ العُدد | g3800
- Toolbox | صندوق عُدّة | 🧰 | 29-120 | steel heavyduty | hue | A tray for the small things and a lid you can sit on. | صينية للأشياء الصغيرة وغطاء يمكن الجلوس عليه.
- Tool Set | طقم عُدّة | 🛠️ | 39-189 | forged precision | | The twenty tools that do nine jobs out of ten. | عشرون أداة تُنجز تسعة أعمال من عشرة.
- Ladder | سلّم | 🪜 | 44-160 | aluminium beech | treeheight g7800 | Wide treads and feet that grip a wet terrace. | درجات عريضة وأقدام تثبت على الأرض المبلّلة.
=== materials | Building Materials | مواد البناء | g2800
- Clay Brick | طوب فخّاري | 🧱 | 3-9 | terracotta recycled | pack moq10 | Hard-fired and frost-proof, for the bed edge or the oven. | محروق جيداً ويقاوم الصقيع، لحوافّ الأحواض أو للفرن.
- Firewood Stack | حزمة حطب | 🪵 | 12-34 | beech oak | pack g9000 | Two summers dry, split to the length of a normal stove. | جافّ منذ صيفين ومقطوع بطول الموقد العادي.
- Decor Stone | حجر زينة | 🪨 | 8-26 | slate marble | pack g6000 | Washed, rounded and quiet. | مغسول ومستدير وهادئ.
=== fixings | Rope, Chain & Magnets | الحبال والسلاسل والمغناطيس | g500
- Rope | حبل | 🪢 | 8-32 | hemp recycled | len color | Ties well, unties when asked. | يُعقد جيداً ويُحلّ عند الطلب.
- Chain | سلسلة | ⛓️ | 9-36 | steel heavyduty | len | Every link welded and tested. | كل حلقة ملحومة ومفحوصة.
- Magnet Set | طقم مغناطيس | 🧲 | 7-22 | magnetic mini | pack g160 | Finds the screw in the grass and the plan on the fridge. | يجد البرغي في العشب ويثبّت الورقة على الثلاجة.
- Gear Puller | ساحبة تروس | ⚙️ | 18-46 | forged steel | n1 | Even pressure on three arms; patience included. | ضغط متساوٍ على ثلاث أذرع.
`;
