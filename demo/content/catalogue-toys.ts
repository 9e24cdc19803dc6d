export const toysCatalogue = `
= toys | Toys & Baby | الألعاب والأطفال | 🧸

== baby | Baby | الرضّع | 🍼
=== feeding | Feeding | الرضاعة والطعام | g180 zero
- Baby Bottle | رضّاعة أطفال | 🍼 | 8-26 | borosilicate silicone | cap hue | A vent at the foot, so the air stays out of the tummy. | فتحة تهوية في القاعدة تمنع دخول الهواء إلى البطن.
- Training Cup | كوب تدريب | 🥤 | 7-18 | silicone bamboo | color | Spills only when it is thrown. | لا ينسكب إلا إذا رُمي.
- Baby Bowl | وعاء أطفال | 🥣 | 9-24 | silicone bamboo | color | Sucks onto the table and outlasts the tantrum. | يلتصق بالطاولة ويصمد أمام الغضب.
=== nursery | Nursery | غرفة الطفل | g600
- Night Light | مصباح ليلي | 🌙 | 16-48 | rechargeable softtouch | | Warm and dim, with a timer that trusts the child. | دافئ خافت بمؤقّت.
- Bath Duck | بطة استحمام | 🦆 | 5-16 | rubber natural | g80 | No hole, no mould, no end to the fun. | بلا ثقب ولا عفن، ومرح لا ينتهي.
- Cot Mobile | لعبة متدلّية للسرير | 🎠 | 24-64 | felt beech | | Turns slowly enough to be studied. | تدور ببطء ليتأمّلها الطفل.
=== first-toys | First Toys | الألعاب الأولى | g300
- Nesting Dolls | دمى متداخلة | 🪆 | 16-48 | linden handmade | color | The smallest has the biggest smile. | أصغرها أوسعها ابتسامة.
- Rattle | خشخيشة | 🪇 | 7-19 | beech natural | g70 | Quiet enough for parents, loud enough for the job. | صوتها لطيف على الأهل وممتع للصغير.
- Counting Frame | عدّاد خرز | 🧮 | 14-38 | beech handmade | | Ten rows of ten, and then someone asks what comes next. | عشرة صفوف في كل منها عشر خرزات.

== soft-toys | Soft Toys & Animals | الدمى المحشوة والحيوانات | 🧸
=== plush-classics | Plush Classics | دمى محشوة | g320
- Teddy Bear | دب محشو | 🧸 | 16-58 | plush mohair | color height | Jointed arms that hug back a little. | ذراعان متحرّكتان كأنهما تعانقان.
- Plush Rabbit | أرنب محشو | 🐰 | 14-44 | plush cotton | | Ears long enough to be carried by. | أذناه طويلتان تصلحان لحمله.
- Plush Panda | باندا محشو | 🐼 | 15-46 | plush recycled | | Sits by itself and takes up the whole pillow. | يجلس وحده ويحتلّ الوسادة كلها.
- Plush Fox | ثعلب محشو | 🦊 | 15-44 | plush woodland | n1 | A tail made for wiping tears. | ذيله يمسح الدموع.
=== plush-wild | Wild Animals | حيوانات برّية | g340
- Plush Lion | أسد محشو | 🦁 | 16-48 | plush giant | | Brave on the outside, soft on the inside. | شجاع من الخارج طريّ من الداخل.
- Plush Elephant | فيل محشو | 🐘 | 16-48 | plush cotton | | Never forgets whose bed it is. | لا ينسى سرير من هذا.
- Plush Penguin | بطريق محشو | 🐧 | 14-42 | plush giant | | Falls over forwards, gets up laughing. | يقع إلى الأمام ويقوم ضاحكاً.
- Plush Owl | بومة محشوة | 🦉 | 14-42 | plush woodland | n1 | Watches over the night shift. | تسهر على نوم الصغار.
=== dinos-sea | Dinosaurs & Sea | الديناصورات والبحر | g360
- T-Rex | تي ركس | 🦖 | 14-46 | softtouch plush | color | Small arms, big plans. | ذراعان صغيرتان وخطط كبيرة.
- Long-Neck Dinosaur | ديناصور طويل الرقبة | 🦕 | 14-46 | softtouch recycled | color | Reaches the top shelf of any story. | يصل إلى أعلى رفّ في كل حكاية.
- Plush Whale | حوت محشو | 🐳 | 16-54 | plush giant | | Big enough to lie on, friendly enough to stay. | كبير يُستلقى عليه ولطيف يُحبّ.
- Plush Turtle | سلحفاة محشوة | 🐢 | 14-40 | plush recycled | n1 | In no hurry to be anywhere but here. | لا تستعجل الذهاب إلى أي مكان.

== games | Games & Puzzles | الألعاب والأحاجي | 🎲
=== board-games | Board & Card Games | ألعاب الطاولة والورق | g700
- Dice Game | لعبة نرد | 🎲 | 9-32 | beech travel | | Learnt in a minute, argued about for years. | تُتعلّم في دقيقة ويُختلف عليها سنوات.
- Chess Set | طقم شطرنج | ♟️ | 24-148 | walnut magnetic | g1600 | Weighted pieces on felt feet. | قطع موزونة بقواعد من اللبّاد.
- Card Game | لعبة ورق | 🃏 | 7-22 | travel recycled | g160 | Linen finish, clean shuffle, one joker too many. | ملمس كتّاني وخلط سلس.
- Tile Game | لعبة القطع | 🀄 | 29-98 | bamboo resin | n1 g2200 | A hundred and forty-four tiles with a good click. | مئة وأربع وأربعون قطعة بصوت محبّب.
=== puzzles | Puzzles & Magic | الأحاجي والسحر | g620
- Jigsaw Puzzle | أحجية تركيب | 🧩 | 12-38 | recycled giant | pieces | Cut so that no two pieces lie to you. | مقصوصة بحيث لا تخدعك قطعتان.
- Magic Set | طقم ألعاب سحرية | 🪄 | 16-48 | beginner travel | | Twelve tricks, and the secret of the thirteenth. | اثنتا عشرة خدعة وسرّ الثالثة عشرة.
- Crystal Ball | كرة بلورية | 🔮 | 18-52 | glass glow | color | Sees what you will have for dinner. | ترى ما ستأكله على العشاء.
=== outdoor-play | Outdoor Play | ألعاب الخارج | g260
- Kite | طائرة ورقية | 🪁 | 12-44 | ripstop silk | | Up in the lightest wind and out on eighty metres of line. | ترتفع في أخفّ نسيم وخيطها ثمانون متراً.
- Yo-Yo | يويو | 🪀 | 6-28 | aluminium maple | color g80 | Sleeps for a minute, wakes on a tug. | يدور دقيقة كاملة ثم يعود بشدّة خفيفة.
- Flying Disc | قرص طائر | 🥏 | 8-22 | recycled glow | color | Flies flat and floats at the end. | يطير مستوياً ويحوم في النهاية.

== vehicles | Vehicles & Figures | المركبات والمجسّمات | 🚒
=== cars | Cars & Trucks | السيارات والشاحنات | g280
- Toy Car | سيارة لعبة | 🚗 | 7-29 | beech recycled | color | Rolls across the kitchen and under the only cupboard. | تعبر المطبخ وتختبئ تحت الخزانة.
- Fire Engine | سيارة إطفاء | 🚒 | 14-46 | beech heavyduty | | A ladder that turns and a bell that does not stop. | سلّم يدور وجرس لا يتوقّف.
- Tractor | جرّار لعبة | 🚜 | 12-42 | beech recycled | color | Wheels that dig into a carpet field. | عجلات تحرث حقل السجاد.
- Race Car | سيارة سباق | 🏎️ | 9-36 | aluminium maple | color | Pulls back, lets go, wins. | اسحبها واتركها تفوز.
=== trains-planes | Trains, Planes & Rockets | القطارات والطائرات والصواريخ | g420
- Steam Train | قطار بخاري | 🚂 | 18-78 | beech magnetic | | Couples by magnet, runs on every wooden track. | عرباته تتصل بالمغناطيس ويسير على كل سكة خشبية.
- Toy Plane | طائرة لعبة | ✈️ | 9-38 | beech foam | | Loops, glides and forgives the landing. | تحلّق وتنزلق وتسامح في الهبوط.
- Rocket | صاروخ لعبة | 🚀 | 12-48 | recycled glow | color | Three stages, two astronauts, one countdown. | ثلاث مراحل ورائدا فضاء وعدّ تنازلي.
- Helicopter | مروحية لعبة | 🚁 | 12-44 | rechargeable foam | n1 | Hovers at the height of a raised eyebrow. | تحوم على ارتفاع الحاجب.
=== fantasy | Fantasy & Theatre | الخيال والمسرح | g300
- Unicorn Figure | مجسّم وحيد القرن | 🦄 | 9-34 | resin plush | | A mane that can be brushed for hours. | عُرفه يُمشّط لساعات.
- Flying Saucer | صحن طائر | 🛸 | 12-42 | glow rechargeable | color | Spins, hums, never lands where you think. | يدور ويطنّ ولا يهبط حيث تظن.
- Theatre Masks | أقنعة مسرحية | 🎭 | 9-32 | felt recycled | | One for laughing, one for bedtime. | قناع للضحك وقناع لوقت النوم.
- Robot Figure | مجسّم روبوت | 🤖 | 14-54 | aluminium recycled | n1 color | Seventeen joints and a very serious face. | سبعة عشر مفصلاً ووجه جادّ جداً.
`;
