export const sportsCatalogue = `
= sports | Sports & Outdoors | الرياضة والهواء الطلق | ⚽

== team-sports | Team Sports | الألعاب الجماعية | ⚽
=== football-rugby | Football & Rugby | كرة القدم والرغبي | g430
- Football | كرة قدم | ⚽ | 16-68 | match training | ballsize | Thirty-two panels, bonded, true in the wind. | اثنتان وثلاثون قطعة ملتحمة وثابتة في الريح.
- Rugby Ball | كرة رغبي | 🏉 | 18-54 | match grip | ballsize | A pimpled skin that a wet hand can hold. | سطحها المحبّب تمسكه اليد المبلّلة.
- American Football | كرة قدم أمريكية | 🏈 | 18-58 | match leather | | Laces where the fingers look for them. | خيوطها حيث تبحث الأصابع عنها.
- Football Goal | مرمى كرة قدم | 🥅 | 39-168 | aluminium foldable | n1 g6800 | Up in two minutes, flat in the shed by dark. | يُنصب في دقيقتين ويُطوى مع المساء.
=== basketball-volley | Basketball & Volleyball | كرة السلة والطائرة | g600
- Basketball | كرة سلة | 🏀 | 18-62 | indoor allweather | ballsize | Deep channels, steady bounce, no slick spots. | أخاديد عميقة وارتداد ثابت.
- Volleyball | كرة طائرة | 🏐 | 17-54 | softtouch allweather | | Soft enough for a first lesson, true enough for a final. | ناعمة للدرس الأول ودقيقة للنهائي.
- Referee Whistle | صافرة حكم | 📯 | 6-18 | brass allweather | g60 n1 | Heard over forty excited eight-year-olds. | تُسمع فوق صياح أربعين طفلاً.
=== bat-ball | Baseball, Cricket & Hockey | البيسبول والكريكت والهوكي | g700
- Baseball | كرة بيسبول | ⚾ | 7-22 | leather training | pack g150 | A hundred and eight stitches, each pulled by hand. | مئة وثماني غرز مشدودة يدوياً.
- Softball | كرة سوفتبول | 🥎 | 8-22 | training match | pack g190 | Bright enough to find in long grass. | لونها زاهٍ يسهل إيجاده في العشب.
- Cricket Set | طقم كريكت | 🏏 | 29-148 | willow junior | g1400 | A sweet spot as wide as your patience. | منطقة الضرب فيه واسعة بقدر صبرك.
- Hockey Stick | عصا هوكي | 🏑 | 24-138 | composite junior | | Stiff through the hit, quiet in the hands. | صلبة عند الضرب ومريحة في اليدين.

== racket-target | Racket & Target | المضارب والتصويب | 🎾
=== rackets | Racket Sports | رياضات المضرب | g400
- Tennis Racket | مضرب تنس | 🎾 | 39-210 | carbon junior | hue | Forgives the late swing, rewards the early one. | يغفر الضربة المتأخرة ويكافئ المبكرة.
- Badminton Set | طقم ريشة طائرة | 🏸 | 18-88 | carbon beginner | | A racket that weighs less than the shuttle's ambition. | مضرب خفيف لضربات سريعة.
- Table Tennis Bat | مضرب كرة طاولة | 🏓 | 12-78 | training grip | color g190 | Rubber with an opinion about spin. | مطاطه ممتاز للكرات اللولبية.
- Lacrosse Set | طقم لاكروس | 🥍 | 34-118 | composite training | n1 | A pocket already shaped, so the first catch works. | شبكته مشكّلة مسبقاً لتنجح أول التقاطة.
=== target | Archery, Darts & Golf | الرماية والسهام والغولف | g1200
- Bow & Arrow Set | طقم قوس وسهام | 🏹 | 49-240 | ash beginner | | Draws smoothly to the cheek and lets go without a kick. | يُسحب بسلاسة ويُطلق بلا ارتداد.
- Dartboard | لوحة سهام | 🎯 | 24-89 | sisal magnetic | g3200 | Heals itself overnight. | تلتئم ثقوبها وحدها.
- Golf Practice Set | طقم تدريب غولف | ⛳ | 19-78 | foldable training | | A putting green for the corridor. | ملعب صغير للممر في البيت.
=== cue-bowl | Billiards, Bowling & Curling | البلياردو والبولينغ والكيرلنغ | g1600
- Billiard Ball Set | طقم كرات بلياردو | 🎱 | 34-128 | resin match | g2800 | Round to a hair's breadth, glossy for years. | مستديرة بدقة ولامعة لسنوات.
- Bowling Set | طقم بولينغ | 🎳 | 19-98 | beech junior | | Ten pins that fall with a proper clatter. | عشرة أوتاد تسقط بصوت حقيقي.
- Curling Stone | حجر كيرلنغ | 🥌 | 39-168 | granite training | color | Runs on ice, parquet or the garage floor. | ينزلق على الجليد أو الخشب أو أرض المرآب.

== fitness | Fitness & Combat | اللياقة والفنون القتالية | 🥊
=== boxing | Boxing & Martial Arts | الملاكمة والفنون القتالية | g700
- Boxing Glove | قفاز ملاكمة | 🥊 | 24-118 | leather training | color weightoz | Padding in layers, so the wrist does not pay. | بطانة طبقات تحمي المعصم.
- Martial Arts Suit | بدلة فنون قتالية | 🥋 | 29-98 | cotton hemp | size | Cut wide at the knee for the high kick. | واسعة عند الركبة للركلات العالية.
- Fencing Foil Set | طقم مبارزة | 🤺 | 59-190 | carbonsteel beginner | n1 | A blade, a guard and a first lesson on paper. | نصل وواقٍ ودرس أول مكتوب.
=== training | Training | التدريب | g1400
- Trophy | كأس بطولة | 🏆 | 14-68 | brass marble | | Engraved within two days; tell us the name in the note. | تُنقش خلال يومين؛ اكتب لنا الاسم.
- Medal Set | طقم ميداليات | 🥇 | 9-38 | brass recycled | pack g240 | Because fourth place ran too. | لأن صاحب المركز الرابع ركض أيضاً.
- Running Bib | سترة جري | 🎽 | 12-38 | mesh recycledpoly | size color g120 | Light as the excuse not to go. | خفيفة فلا عذر بعدها.
- Magnetic Trainer Bottle | قارورة تدريب | 🥤 | 11-29 | steel recycled | color cap g260 | Opens with teeth, closes with a knock. | تُفتح بالأسنان وتُغلق بطرقة.
=== water-sports | Water Sports | الرياضات المائية | g900
- Diving Mask | قناع غوص | 🤿 | 19-84 | antifog silicone | color | Seals on a smile. | محكم حتى وأنت تبتسم.
- Swim Ring | طوق سباحة | 🛟 | 14-48 | recycledpoly heavyduty | | Holds two grown children or one relaxed father. | يحمل ولدين كبيرين أو أباً مسترخياً.
- Paddle Boat | قارب تجديف | 🛶 | 189-890 | composite foldable | nocod g22000 | Tracks straight, turns when asked, fits the roof. | يسير مستقيماً ويوضع على سطح السيارة.
- Swim Goggles | نظارة سباحة | 🥽 | 12-44 | antifog polarised | n1 color | No leak, no ring around the eyes after. | لا تسرّب ولا أثر حول العينين.

== outdoor | Outdoor & Wheels | الرحلات والعجلات | ⛺
=== camping | Camping | التخييم | g2600
- Tent | خيمة | ⛺ | 79-420 | ripstop canvas | persons | Stands without pegs, sleeps dry through the night. | تقف بلا أوتاد وتبقى جافة طوال الليل.
- Campsite Set | طقم تخييم | 🏕️ | 129-490 | ripstop beginner | | Everything for two, in one bag that still closes. | كل ما يلزم لشخصين في حقيبة واحدة تنغلق.
- Torch | كشّاف | 🔦 | 12-68 | rechargeable waterproof | color g190 | A beam for the path and a glow for the tent. | شعاع للطريق ووهج للخيمة.
- Compass | بوصلة | 🧭 | 12-54 | brass precision | g110 | Knows where north is when the phone does not. | تعرف الشمال حين لا يعرفه الهاتف.
=== winter-fishing | Winter & Fishing | الشتاء والصيد | g2200
- Sled | زلاجة ثلج | 🛷 | 29-98 | ash beech | g4200 | Steam-bent runners that steer with a lean. | تنعطف بميلان الجسم.
- Ice Skate | حذاء تزلّج على الجليد | ⛸️ | 39-168 | leather softtouch | shoe | Sharpened before it ships. | يُشحذ قبل الشحن.
- Ski Set | طقم تزلّج | 🎿 | 149-590 | carbon beginner | skilen g6800 nocod | Turns early, holds late. | تنعطف بسهولة وتثبت طويلاً.
- Fishing Rod | صنّارة صيد | 🎣 | 24-158 | carbon bamboo | rodlen g480 | Feels the bite before you see it. | تُحسّ بالسمكة قبل أن تراها.
=== wheels | Bikes, Boards & Scooters | الدراجات والألواح والسكوترات | g4800
- Bicycle | درّاجة هوائية | 🚲 | 249-1290 | steel aluminium | color framesize2 nocod g13000 | Eight gears, one light, no excuses. | ثماني سرعات ومصباح واحد ولا أعذار.
- Skateboard | لوح تزلّج | 🛹 | 39-148 | maple bamboo | g2400 | Seven plies with a pop that lasts. | سبع طبقات من الخشب بمرونة تدوم.
- Kick Scooter | سكوتر | 🛴 | 49-190 | aluminium foldable | color | Folds at the bus stop, unfolds at the office. | يُطوى عند الموقف ويُفتح عند المكتب.
- Boomerang | بومرانغ | 🪃 | 12-42 | beech ash | n1 g160 | Comes back, usually. | يعود إليك غالباً.
`;
