export const musicCatalogue = `
= music | Music & Instruments | الموسيقى والآلات | 🎸

== strings | Strings | الوتريات | 🎸
=== guitars | Guitars & Banjos | الغيتارات والبانجو | g3400 nocod
- Electric Guitar | غيتار كهربائي | 🎸 | 189-990 | mahogany maple | color | Stays in tune through the solo and the drive home. | يبقى مضبوطاً خلال العزف وطريق العودة.
- Student Guitar | غيتار للمبتدئين | 🎸 | 89-240 | spruce student | color | Low strings, so the first week hurts less. | أوتاره منخفضة ليكون الأسبوع الأول أسهل.
- Banjo | بانجو | 🪕 | 129-540 | maple mahogany | | Bright enough to cut through a kitchen full of people. | صوته ساطع يشقّ ضجيج المجلس.
=== violins | Violins | الكمنجات | g1200
- Violin | كمان | 🎻 | 129-890 | spruce student | violinsize nocod | Carved plates, ebony pegs, a voice that opens with playing. | صدر منحوت ومفاتيح أبنوس وصوت يتفتّح مع العزف.
- Concert Violin | كمان حفلات | 🎻 | 690-2400 | maple spruce | nocod | Varnished by hand over eleven weeks. | مطليّ يدوياً خلال أحد عشر أسبوعاً.
- Violin Care Kit | طقم عناية بالكمان | 🧰 | 18-48 | natural travel | g400 | Rosin, cloth, pegs and a spare string for the worst moment. | قلفونية وقماش ومفاتيح ووتر احتياطي.
=== string-parts | Strings & Stands | الأوتار والحوامل | g400
- String Set | طقم أوتار | 🧵 | 9-38 | bronze nylon | pack g60 | Wound tightly and sealed against damp. | ملفوفة بإحكام ومحميّة من الرطوبة.
- Instrument Strap | حزام آلة موسيقية | 🎗️ | 12-46 | leather hemp | color g120 | Wide at the shoulder, secure at the pin. | عريض عند الكتف وثابت عند المشبك.
- Tuning Tool Set | طقم ضبط الأوتار | 🔧 | 14-42 | precision steel | | Turns a stubborn peg by exactly a hair. | يدير المفتاح العنيد بمقدار شعرة.

== wind | Wind & Brass | آلات النفخ | 🎺
=== brass | Brass | النحاسيات | nocod g1300
- Trumpet | ترومبيت | 🎺 | 129-890 | brassmetal student | | Valves that answer before you have finished asking. | صمّاماته تستجيب فوراً.
- Post Horn | بوق بريدي | 📯 | 69-240 | brassmetal copper | | Three notes and everyone comes to the window. | ثلاث نغمات فيأتي الجميع إلى النافذة.
- Brass Care Set | طقم عناية بالنحاسيات | 🧴 | 12-34 | natural travel | g300 | Oil, grease and a snake that fits round corners. | زيت وشحم وفرشاة مرنة.
=== woodwind | Woodwind | الخشبيات | g900
- Saxophone | ساكسفون | 🎷 | 290-1490 | brassmetal student | nocod g2600 | Speaks softly in the low notes, which is the hard part. | يهمس في النغمات المنخفضة وهذا أصعبها.
- Flute | فلوت | 🪈 | 39-340 | rosewood student | | A clear first note on the first day. | نغمة أولى صافية من اليوم الأول.
- Recorder | ريكوردر | 🪈 | 12-78 | pear student | color n1 g180 | In tune, which surprises everyone. | مضبوط النغم خلافاً للمتوقّع.
=== free-reed | Accordions | الأكورديونات | g5200 nocod
- Accordion | أكورديون | 🪗 | 240-1290 | pear student | color | Breathes evenly and forgives a hurried bellows. | يتنفّس بانتظام ويسامح العازف المستعجل.
- Travel Accordion | أكورديون سفر | 🪗 | 169-540 | travel maple | color g2900 | Small enough for a train seat, loud enough for the carriage. | صغير لمقعد القطار وصوته يملأ العربة.
- Accordion Case | حقيبة أكورديون | 🧳 | 49-138 | canvas leather | g2400 | Wheels, straps and a lid that locks. | عجلات وأحزمة وغطاء يُقفل.

== keys-drums | Keys & Percussion | المفاتيح والإيقاع | 🥁
=== keyboards | Pianos & Keyboards | البيانو ولوحات المفاتيح | g9800 nocod
- Digital Piano | بيانو رقمي | 🎹 | 290-1590 | weighted student | | Play at midnight with headphones, at noon with the windows open. | اعزف ليلاً بسمّاعات ونهاراً والنوافذ مفتوحة.
- Portable Keyboard | لوحة مفاتيح محمولة | 🎹 | 79-390 | compact usbc | keys g3600 | Batteries for the beach, a socket for the band. | بطاريات للشاطئ ومقبس للفرقة.
- Metronome | مترونوم | ⏲️ | 14-58 | walnut mini | n1 g300 | Right, always, without being smug about it. | دقيق دائماً.
=== drums | Drums | الطبول | g3800
- Drum | طبل | 🥁 | 49-390 | maple birch | color | A crisp answer from brushes and sticks. | استجابة واضحة للفُرش والعصي.
- Hand Drum | طبل يد | 🪘 | 39-248 | mahogany goatskin | | Tuned with rope, played with fingers. | يُضبط بالحبال ويُعزف بالأصابع.
- Drum Stick Set | طقم عصي طبول | 🥢 | 8-26 | hickory maple | pack g140 | Matched in weight, pair by pair. | متطابقة الوزن زوجاً زوجاً.
=== small-percussion | Small Percussion | الإيقاع الصغير | g240
- Maracas | ماراكاس | 🪇 | 9-38 | beech rawhide | color | A dry rattle that keeps a party honest. | صوت جاف يضبط إيقاع الحفلة.
- Hand Bell | جرس يد | 🔔 | 8-42 | brass bronze | note | Cast, turned and tuned to one clear note. | مصبوب ومضبوط على نغمة واحدة صافية.
- Wind Bells | أجراس هواء | 🎐 | 14-48 | bamboo brass | n1 | For the shimmer at the end of a song. | للرنين في آخر الأغنية.

== studio-sheet | Studio & Sheet Music | الاستوديو والنوتات | 🎼
=== sheet-music | Sheet Music | النوتات الموسيقية | digital reduced
* Eight Easy Nocturnes (Sheet Music) | ثماني ليليات سهلة (نوتة) | 🎼 | 5-9 | | For hands that have played for a year. | ليدين عزفتا سنة واحدة. | Elin Varga | إيلين فارغا
* Songs for a Small Choir (Sheet Music) | أغانٍ لجوقة صغيرة (نوتة) | 🎼 | 7-12 | | Three voices, printable as often as you have singers. | ثلاثة أصوات تُطبع بعدد المغنّين. | Jonas Weld | يوناس فيلد
* Levantine Dances for Violin (Sheet Music) | رقصات شامية للكمان (نوتة) | 🎻 | 6-11 | | Ornaments written out, tempo left to you. | زخارف مدوّنة والسرعة لك. | Samar Issa | سمر عيسى
* Fingerstyle Guitar, Book One (Sheet Music) | عزف الغيتار بالأصابع، الكتاب الأول (نوتة) | 🎸 | 8-14 | | Twenty pieces in rising order of pride. | عشرون مقطوعة متدرّجة. | Theo Lark | ثيو لارك
* Maqam Studies for Oud and Flute (Sheet Music) | دراسات مقامية للعود والفلوت (نوتة) | 🪈 | 8-15 | | Six maqamat, each with a taqsim to start from. | ستة مقامات مع تقسيم لكل منها. | Samar Issa | سمر عيسى
* Jazz Brushes for Beginners (Sheet Music) | فُرش الجاز للمبتدئين (نوتة) | 🥁 | 6-12 | | Slow, slower, and then the good part. | ببطء ثم أبطأ ثم الجزء الممتع. | Theo Lark | ثيو لارك
=== samples | Samples & Sounds | العيّنات الصوتية | digital
* Rain on Tin Roofs (Sound Pack) | مطر على سقوف الصفيح (حزمة أصوات) | 🌧️ | 9-18 | | Two hours of weather in 24 bit. | ساعتان من المطر بجودة عالية. | Field & Fader | حقل وفيدر
* Dusty Tape Drums (Sample Pack) | طبول الشريط القديم (حزمة عيّنات) | 📼 | 12-24 | | Four kits recorded too loud, on purpose. | أربعة أطقم سُجّلت بصوت عالٍ عمداً. | Field & Fader | حقل وفيدر
* Souk at Noon (Sound Pack) | السوق ظهراً (حزمة أصوات) | 🎧 | 9-19 | | Steps, voices, copper, and a radio far away. | خطوات وأصوات ونحاس وراديو بعيد. | Field & Fader | حقل وفيدر
* Felt Piano (Instrument) | بيانو اللبّاد (آلة افتراضية) | 🎹 | 29-59 | | The hammers, the bench, the breath of the room. | المطارق والمقعد ونَفَس الغرفة. | Elin Varga | إيلين فارغا
* Night Train Loops (Sample Pack) | إيقاعات قطار الليل (حزمة عيّنات) | 🚆 | 11-22 | | Ninety loops at one steady speed. | تسعون مقطعاً بسرعة واحدة. | Jonas Weld | يوناس فيلد
* Copper Kitchen Percussion (Sample Pack) | إيقاعات المطبخ النحاسي (حزمة عيّنات) | 🍳 | 10-20 | | Pans, lids and one angry whisk. | قدور وأغطية ومضرب غاضب. | Field & Fader | حقل وفيدر
=== recording | Recording & Listening | التسجيل والاستماع | g700
- Mixer | مازج صوت | 🎚️ | 69-420 | compact usbc | keys2 | Faders with a long throw and a quiet floor. | منزلقات طويلة وضوضاء منخفضة.
- Record | أسطوانة | 💿 | 14-38 | hires retro | n1 g280 | Forty minutes you cannot skip. | أربعون دقيقة لا تُتخطّى.
- Stage Microphone | ميكروفون مسرح | 🎤 | 39-220 | heavyduty wireless | | Made to be dropped at the end. | صُنع ليتحمّل السقوط في النهاية.
- Mirror Ball | كرة مرايا | 🪩 | 19-88 | glass mini | g1400 | Turns one lamp into a dance floor. | تحوّل مصباحاً واحداً إلى حلبة رقص.
`;
