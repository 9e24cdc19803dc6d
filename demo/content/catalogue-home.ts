export const homeCatalogue = `
= home | Home & Living | البيت والمعيشة | 🛋️

== furniture | Furniture | الأثاث | 🪑
=== seating | Sofas & Chairs | الأرائك والكراسي | g14000
- Sofa | أريكة | 🛋️ | 489-1490 | linen velvet | color nocod max2 | Deep enough to fold your legs under, firm enough to get up from. | عميقة تتّسع لثني ساقيك، ومتماسكة ليسهل القيام منها.
- Dining Chair | كرسي طعام | 🪑 | 69-210 | oak walnut | moq2 | The back gives a little, the joints do not. | ظهره يلين قليلاً ومفاصله ثابتة.
- Reading Seat | مقعد قراءة | 💺 | 129-340 | corduroy linen | color | A headrest at the height where a book wants to be held. | مسند الرأس على الارتفاع الذي يناسب حمل كتاب.
=== bedroom | Bedroom | غرفة النوم | g18000 nocod
- Bed Frame | هيكل سرير | 🛏️ | 249-890 | oak pine | bed | Slats that do not squeak and room for boxes below. | ألواح لا تصرّ ومكان للصناديق تحتها.
- Bed Linen Set | طقم ملاءات سرير | 🛏️ | 49-148 | linen cotton | color bed g1800 | Washed before it reaches you, so it is soft on the first night. | مغسول قبل أن يصلك، فهو ناعم منذ الليلة الأولى.
- Bedside Clock | ساعة سرير | ⏰ | 16-42 | retro wireless | color g350 | A bell you can find with your eyes shut. | جرسها تجده وعيناك مغمضتان.
=== storage | Storage | التخزين والترتيب | g2200
- Storage Basket | سلة تخزين | 🧺 | 18-56 | wicker rattan | | Swallows toys, wool or a whole week of laundry. | تبتلع الألعاب أو الصوف أو غسيل أسبوع كامل.
- Filing Cabinet | خزانة ملفات | 🗄️ | 89-240 | steel oak | hue g16000 | Drawers that run to the very end and close with a sigh. | أدراجها تنسحب حتى آخرها وتنغلق بهدوء.
- Waste Basket | سلة مهملات | 🗑️ | 14-38 | steel rattan | | Small enough for under the desk, tall enough to hide what is in it. | صغيرة تحت المكتب، وعالية تخفي ما فيها.

== light-decor | Light & Decor | الإضاءة والديكور | 🕯️
=== lamps | Lamps | المصابيح | g900
- Table Bulb Lamp | مصباح طاولة | 💡 | 24-79 | brass glass | | Warm at 2,700 kelvin, dimmed with a touch. | ضوء دافئ بدرجة 2700 كلفن يخفت بلمسة.
- Paper Lantern | فانوس ورقي | 🏮 | 12-36 | bamboo foldable | color g300 | Folds flat in its sleeve, fills a corner with soft light. | يُطوى مسطّحاً ويملأ الركن ضوءاً ناعماً.
- Oil Lamp | سراج زيت | 🪔 | 11-34 | brass terracotta | g300 | An hour of flame from a spoonful of oil. | ساعة من اللهب بملعقة زيت.
=== candles | Candles & Scent | الشموع والعطور المنزلية | g420
- Candle | شمعة | 🕯️ | 9-34 | beeswax soywax | scent | Burns to the edge and leaves no tunnel. | تذوب حتى الحافة ولا تترك نفقاً.
- Room Scent | معطّر غرف | 🧪 | 14-38 | cedarwood oud | cap g260 | Six reeds, three months, never loud. | ستة أعواد وثلاثة أشهر، ورائحة لا تعلو.
- Wind Chime | جرس هواء | 🎐 | 13-36 | glass brass | g200 | Tuned to five notes that cannot quarrel. | مضبوط على خمس نغمات لا تتنافر.
=== wall-decor | Wall & Shelf | الجدار والرفوف | g1400
- Framed Print | لوحة مطبوعة بإطار | 🖼️ | 29-98 | oak ash | framesize | Archive paper behind real glass, ready to hang. | ورق أرشيفي خلف زجاج حقيقي، جاهزة للتعليق.
- Wall Mirror | مرآة حائط | 🪞 | 39-160 | brass oak | color | Gives a narrow hall a second window. | تمنح الممر الضيّق نافذة ثانية.
- Mantel Clock | ساعة رفّ | 🕰️ | 44-130 | walnut oak | | Ticks softly enough to sleep beside. | دقّاتها هادئة فلا تمنع النوم.
- Globe | كرة أرضية | 🌍 | 32-88 | walnut brass | n1 | Current borders, raised mountains, a stand that turns both ways. | حدود حديثة وجبال بارزة وحامل يدور في الاتجاهين.

== bath-laundry | Bath & Cleaning | الحمّام والتنظيف | 🛁
=== bath | Bathroom | الحمّام | g900
- Rain Shower Head | رأس دُش | 🚿 | 26-88 | steel brass | g700 | Three sprays and a fifth less water. | ثلاثة أنماط رشّ وماء أقل بالخُمس.
- Bath Caddy | رفّ حوض الاستحمام | 🛁 | 29-64 | bamboo teak | | A place for the book, the tea and the phone that should stay dry. | مكان للكتاب والشاي والهاتف الذي يجب أن يبقى جافاً.
- Toilet Paper | ورق حمّام | 🧻 | 8-22 | bamboo recycled | pack g1800 | Soft, plastic-free wrapping, and delivered before it runs out. | ناعم وبتغليف بلا بلاستيك، ويصل قبل أن ينفد.
=== cleaning | Cleaning | التنظيف | g600
- Broom | مكنسة | 🧹 | 14-36 | beech bamboo | | Bristles that reach the corner and give the dust back at the bin. | شعيراتها تصل إلى الزاوية وتتخلّص من الغبار بسهولة.
- Sponge Set | طقم إسفنج | 🧽 | 5-12 | natural recycled | pack g80 | Scrubs pans, spares glasses, goes on the compost at the end. | تفرك القدور ولا تخدش الكؤوس، ثم تتحوّل إلى سماد.
- Bucket | دلو | 🪣 | 9-26 | steel recycled | color | A pouring lip on both sides, for left hands too. | له شفة صبّ من الجهتين، لليد اليسرى أيضاً.
- Plunger | مكبس تسليك | 🪠 | 8-18 | beech heavyduty | n1 | Not pretty, but nothing is when you need it. | ليس جميلاً، لكنه ينقذك حين تحتاجه.
=== soap-laundry | Soap & Laundry | الصابون والغسيل | g480
- Hand Soap | صابون يدين | 🧼 | 5-14 | lavender oliveoil | scent | Cold-stirred and cured for six weeks. | يُحضّر على البارد ويُترك ستة أسابيع.
- Dish Liquid | سائل جلي | 🫧 | 5-12 | lemon fragrancefree | cap | Cuts grease without the rubber gloves. | يزيل الدهون من دون قفازات.
- Laundry Lotion | سائل غسيل | 🧴 | 8-19 | lavender fragrancefree | cap hue | Thirty washes a bottle, cold water welcome. | ثلاثون غسلة من القارورة، وبالماء البارد أيضاً.

== seasonal-safe | Seasonal & Safety | المواسم والأمان | 🎄
=== seasonal | Festive | المناسبات | g600
- Festive Tree | شجرة زينة | 🎄 | 29-120 | recycled foldable | treeheight | Hinged branches, a firm foot, and no needles in the carpet. | أغصان مفصلية وقاعدة ثابتة ولا أوراق على السجاد.
- Crescent Ornament | زينة هلال | 🌙 | 12-34 | brass glass | | Catches the light of one small bulb and shares it. | تلتقط ضوء مصباح صغير وتنشره في المكان.
- Gift Set | صندوق هدايا | 🎁 | 19-68 | recycled handmade | color | Packed by hand, with a card in your own words. | مغلّف يدوياً مع بطاقة بكلماتك.
=== party | Party | الحفلات | g200
- Balloon Set | طقم بالونات | 🎈 | 6-16 | natural recycled | color pack | Natural rubber that keeps its air until the cake is gone. | مطاط طبيعي يحفظ هواءه حتى تنتهي الكعكة.
- Piñata | بينياتا | 🪅 | 18-39 | recycled handmade | g700 | Strong enough for eight turns, weak enough for the ninth. | تصمد ثماني محاولات وتنفتح في التاسعة.
- Ribbon Roll | بكرة شريط | 🎀 | 4-11 | satin cotton | color len | Ties a bow that stays. | يُعقد ربطة تبقى كما هي.
=== safety | Safety & Keys | الأمان والمفاتيح | g700
- Fire Extinguisher | طفّاية حريق | 🧯 | 34-79 | compact heavyduty | g3000 nocod | Foam for kitchen and living room, checked and dated. | رغوة للمطبخ وغرفة المعيشة، مفحوصة ومؤرّخة.
- Padlock | قفل | 🔒 | 12-38 | brass weatherproof | pack | Three keys that no machine in the mall can copy. | ثلاثة مفاتيح لا تنسخها آلات الأسواق.
- Key Holder | حامل مفاتيح | 🔑 | 9-26 | walnut brass | | Beside the door, where the keys always were supposed to be. | بجانب الباب حيث كان يجب أن تكون المفاتيح دائماً.
`;
