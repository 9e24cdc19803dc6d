export const booksCatalogue = `
= books | Books, Paper & Craft | الكتب والورق والأشغال | 📚

== book-shelf | Books | الكتب | 📖
=== fiction | Novels & Stories | الروايات والقصص | bind reduced g420
* The Lighthouse Keeper's Second Winter | الشتاء الثاني لحارس المنارة | 📘 | 14-24 | | A man who counts ships begins to count the days. | رجل يعدّ السفن ثم يبدأ بعدّ الأيام. | Ilse Marrow | إلسه مارو
* Salt on the Windowsill | ملح على حافة النافذة | 📗 | 13-22 | | Three sisters inherit a house and its one quarrel. | ثلاث أخوات يرثن بيتاً وخصامه الوحيد. | Noor Haddadin | نور حدادين
* The Cartographer of Small Rivers | رسّام خرائط الأنهار الصغيرة | 📕 | 15-26 | | He mapped every stream but the one behind his house. | رسم كل الجداول إلا الذي خلف بيته. | Tomas Evering | توماس إيفرينغ
* Nine Letters to a Beekeeper | تسع رسائل إلى نحّال | 📙 | 12-20 | | A correspondence that begins with an apology and ends with honey. | مراسلات تبدأ باعتذار وتنتهي بالعسل. | Amal Serhan | أمل سرحان
* What the Orchard Remembers | ما يتذكّره البستان | 📗 | 14-23 | | A village, a drought, and a tree nobody planted. | قرية وجفاف وشجرة لم يزرعها أحد. | Piet Halloran | بيت هالوران
* A Clockmaker in Aleppo Street | صانع الساعات في شارع حلب | 📔 | 15-25 | | The city changes its time; one shop does not. | تغيّر المدينة توقيتها إلا دكاناً واحداً. | Rami Darwish | رامي درويش
=== cooking-home | Cooking & Garden | الطبخ والحديقة | reduced g780
* One Pot, Seven Evenings | قدر واحدة وسبع أمسيات | 📙 | 19-32 | | Fifty dinners for people who wash up by hand. | خمسون عشاءً لمن يغسل الصحون بيديه. | Lina Farrow | لينا فارو
* The Patient Baker | الخبّاز الصبور | 📕 | 22-36 | | Bread explained through waiting, with pictures of every stage. | الخبز مشروحاً بالانتظار مع صورة لكل مرحلة. | Georg Tannen | غيورغ تانن
* Balcony Harvest | حصاد الشرفة | 📗 | 18-29 | | Vegetables in buckets, month by month. | خضار في دلاء شهراً بعد شهر. | Mira Solano | ميرا سولانو
* A Table in Beirut Light | مائدة في ضوء بيروت | 📘 | 24-38 | | Ninety recipes and the people who taught them. | تسعون وصفة والناس الذين علّموها. | Hala Mansour | هالة منصور
* The Honest Spice Cupboard | خزانة التوابل الصادقة | 📙 | 17-28 | | Twenty jars, what they do and when they are too old. | عشرون مرطباناً وما تفعله ومتى تشيخ. | Devika Rowe | ديفيكا رو
* Moss, Stone, Water | طحلب وحجر وماء | 📗 | 21-34 | | Small gardens that look after themselves. | حدائق صغيرة تعتني بنفسها. | Kenji Arato | كينجي أراتو
=== children | Children's Books | كتب الأطفال | bind reduced g380
* The Elephant Who Collected Hats | الفيل الذي جمع القبعات | 📕 | 11-18 | | And what happened when the wind came to visit. | وماذا جرى حين زارته الريح. | Poppy Lindqvist | بوبي ليندكفست
* Goodnight, Little Tram | تصبح على خير أيها الترام الصغير | 📘 | 10-17 | | Every stop says goodnight in its own way. | كل محطة تقول تصبح على خير بطريقتها. | Sami Khalaf | سامي خلف
* Where Does the Moon Park? | أين يركن القمر؟ | 📔 | 11-18 | | A question asked in the back seat, answered on the roof. | سؤال من المقعد الخلفي وجوابه على السطح. | Ana Brück | آنا بروك
* Seven Ways to Fold a Morning | سبع طرائق لطيّ الصباح | 📒 | 12-19 | | A picture book with paper to cut out. | كتاب مصوّر فيه ورق للقصّ. | Yuki Marsh | يوكي مارش
* Dina and the Talking Compass | دينا والبوصلة المتكلّمة | 📗 | 12-20 | | It points to adventure, not to north. | تشير إلى المغامرة لا إلى الشمال. | Layth Awad | ليث عوض
* The Very Serious Penguin | البطريق الجادّ جداً | 📙 | 10-17 | | He does not laugh. Then he does. | لا يضحك أبداً. ثم يضحك. | Orla Finch | أورلا فينش

== digital-library | Digital Library | المكتبة الرقمية | 📱
=== e-books | E-Books | الكتب الإلكترونية | digital reduced
* Keeping Bees on a Roof (E-Book) | تربية النحل على السطح (كتاب إلكتروني) | 🐝 | 7-12 | | A first year with two hives, written down honestly. | السنة الأولى مع خليّتين بصدق تام. | Amal Serhan | أمل سرحان
* The Quiet Spreadsheet (E-Book) | الجدول الهادئ (كتاب إلكتروني) | 📊 | 8-15 | | Household money in four sheets and one hour a month. | مال البيت في أربع صفحات وساعة في الشهر. | Martin Ossel | مارتن أوسل
* Walking Cities at Night (E-Book) | المشي ليلاً في المدن (كتاب إلكتروني) | 🌃 | 6-11 | | Twelve walks with maps that work offline. | اثنتا عشرة نزهة بخرائط تعمل بلا اتصال. | Noor Haddadin | نور حدادين
* Mending Everything (E-Book) | إصلاح كل شيء (كتاب إلكتروني) | 🧷 | 9-14 | | Zips, chairs, cups and the courage to start. | سحّابات وكراسٍ وأكواب وشجاعة البدء. | Ilse Marrow | إلسه مارو
* Stars You Can Name by Friday (E-Book) | نجوم تعرف أسماءها قبل الجمعة (كتاب إلكتروني) | 🔭 | 7-12 | | Five evenings, fifty names, no telescope. | خمس أمسيات وخمسون اسماً بلا تلسكوب. | Kenji Arato | كينجي أراتو
* Letters in Kufic (E-Book) | رسائل بالخط الكوفي (كتاب إلكتروني) | 🖋️ | 9-16 | | Arabic lettering for patient beginners. | الخط العربي للمبتدئين الصبورين. | Rami Darwish | رامي درويش
=== sewing-patterns | Patterns | الباترونات | digital
* Harbour Coat Sewing Pattern | باترون معطف الميناء | 🧥 | 9-16 | | Nine sizes, layered PDF, one evening of taping avoided. | تسعة مقاسات في ملف متعدّد الطبقات. | Studio Halden | استوديو هالدن
* Meadow Dress Sewing Pattern | باترون فستان المرج | 👗 | 8-15 | | Three necklines and pockets in all of them. | ثلاث فتحات رقبة وجيوب فيها كلها. | Studio Halden | استوديو هالدن
* Fjord Scarf Knitting Pattern | باترون وشاح الفيورد | 🧣 | 5-9 | | A stitch you can knit while listening. | غرزة تحيكها وأنت تستمع. | Wool & Weather | صوف وطقس
* Tiny Socks Knitting Pattern | باترون جوارب صغيرة | 🧦 | 4-8 | | For feet that grow faster than you knit. | لأقدام تكبر أسرع من حياكتك. | Wool & Weather | صوف وطقس
* Market Bag Crochet Pattern | باترون حقيبة السوق بالكروشيه | 🧶 | 5-9 | | Two skeins, one hook, ten kilos of oranges. | لفّتا خيط وصنّارة وعشرة كيلوغرامات برتقال. | Wool & Weather | صوف وطقس
* Sunday Bear Sewing Pattern | باترون دب الأحد | 🧸 | 6-10 | | Joints, eyes and a smile you sew yourself. | مفاصل وعينان وابتسامة تخيطها بنفسك. | Studio Halden | استوديو هالدن
=== printables | Printables & Courses | المطبوعات والدورات | digital
* Undated Wall Calendar Printable | تقويم حائط بلا تواريخ للطباعة | 📆 | 4-8 | | Twelve sheets that work in any year. | اثنتا عشرة ورقة تصلح لأي سنة. | Paper Kite | طائرة من ورق
* Weekly Meal Planner Printable | مخطّط وجبات أسبوعي للطباعة | 📝 | 3-6 | | Plan on Sunday, shop once, argue never. | خطّط الأحد وتسوّق مرة واحدة. | Paper Kite | طائرة من ورق
* World Map Colouring Poster | ملصق خريطة العالم للتلوين | 🗺️ | 5-9 | | Vector lines up to two metres wide. | خطوط متّجهة حتى عرض مترين. | Paper Kite | طائرة من ورق
* Watercolour in Ten Evenings (Course) | الألوان المائية في عشر أمسيات (دورة) | 🎨 | 24-48 | | Video lessons, downloadable, yours to keep. | دروس مصوّرة تُنزّل وتبقى لك. | Mira Solano | ميرا سولانو
* Phone Photography Basics (Course) | أساسيات التصوير بالهاتف (دورة) | 📸 | 19-39 | | Light first, apps last. | الضوء أولاً والتطبيقات أخيراً. | Tomas Evering | توماس إيفرينغ
* Wedding Invitation Template | قالب دعوة زفاف | 💌 | 6-12 | | English and Arabic on one card, both in their own direction. | العربية والإنكليزية على بطاقة واحدة. | Paper Kite | طائرة من ورق

== stationery | Stationery | القرطاسية | ✏️
=== notebooks | Notebooks & Planners | الدفاتر والمخطّطات | g320
- Notebook | دفتر | 📓 | 7-26 | dotgrid ruled | color paper | Lies flat on the first page and on the last. | ينفتح مسطّحاً في أول صفحة وآخرها.
- Spiral Pad | دفتر حلزوني | 🗒️ | 4-14 | recycled dotgrid | pack | Tears clean, turns over, fits a back pocket. | تُنزع أوراقه بنظافة ويدخل الجيب الخلفي.
- Desk Calendar | تقويم مكتب | 📅 | 9-24 | recycled oak | | A week at a glance and a line for the good news. | أسبوع في نظرة وسطر للخبر الجيد.
- Patterned Journal | دفتر مذكّرات | 📔 | 9-28 | handmade ruled | | A cover you will not want to lend. | غلاف لا تحبّ أن تعيره.
=== writing | Pens & Pencils | الأقلام | g60
- Fountain Pen | قلم حبر | 🖋️ | 18-148 | brass resin | nib | Starts at once, even on Monday. | يكتب من أول لمسة حتى صباح السبت.
- Ballpoint Pen | قلم جاف | 🖊️ | 3-28 | aluminium recycled | color pack | A refill you can buy anywhere. | عبوته متوفرة في كل مكان.
- Pencil Set | طقم أقلام رصاص | ✏️ | 4-18 | cedar recycled | pack | Cedar that sharpens in one long curl. | خشب أرز يُبرى بلفّة واحدة طويلة.
- Wax Crayon Set | طقم ألوان شمعية | 🖍️ | 5-19 | beeswax natural | pack | Bright, blunt and safe to chew. | زاهية وآمنة للأطفال.
=== desk | Desk & Filing | المكتب والملفات | g200
- Paper Clip Set | طقم مشابك ورق | 🖇️ | 3-11 | brass steel | pack | They hold twenty sheets and do not let go of one. | تمسك عشرين ورقة ولا تفلت واحدة.
- Push Pin Set | طقم دبابيس | 📌 | 3-10 | brass recycled | color pack | Long enough for cork, short enough for walls. | مناسبة للفلين وللجدران.
- Ruler Set | طقم مساطر | 📏 | 4-16 | aluminium beech | | Starts at zero, exactly at the edge. | تبدأ من الصفر عند الحافة تماماً.
- Card Index | صندوق بطاقات | 🗃️ | 16-44 | oak recycled | g1200 | Still the fastest database on a desk. | ما زال أسرع قاعدة بيانات على المكتب.

== craft | Art & Craft | الفنون والأشغال | 🎨
=== painting | Painting | الرسم | g260
- Palette & Paint Set | طقم ألوان ولوحة مزج | 🎨 | 16-88 | watercolour acrylic | pack | Pigment first, filler never. | صبغة خالصة بلا حشو.
- Paint Brush | فرشاة رسم | 🖌️ | 5-28 | vegan beech | color | Comes to a point and keeps it. | رأسها دقيق ويبقى كذلك.
- Picture Frame | إطار صورة | 🖼️ | 12-48 | oak walnut | framesize g900 | Opens from the back with four quiet clips. | يُفتح من الخلف بأربعة مشابك.
=== yarn | Yarn & Knitting | الخيوط والحياكة | g110
- Ball of Yarn | كرة صوف | 🧶 | 5-22 | wool cotton | color moq2 | Spun round, so cables stand up. | مغزول بإحكام فتبرز الضفائر.
- Yarn Bundle | حزمة خيوط | 🧶 | 24-68 | lambswool hemp | color g600 | Enough for a jumper in the largest size. | تكفي لكنزة بأكبر مقاس.
- Knitting Basket | سلة حياكة | 🧺 | 19-52 | wicker felt | g700 | Keeps the cat out and the needles in. | تُبعد القطة وتحفظ الإبر.
=== sewing | Sewing & Leather | الخياطة والجلد | g90
- Sewing Thread | خيط خياطة | 🧵 | 3-16 | cotton silk | color pack | Does not fray, knot or apologise. | لا ينسلّ ولا يتعقّد.
- Needle Set | طقم إبر | 🪡 | 4-14 | steel titaniumcoated | pack | Eyes you can find without yours watering. | ثقوبها سهلة الإيجاد.
- Fabric Scissors | مقصّ قماش | ✂️ | 14-58 | forged steel | color g280 | Never, ever for paper. | للقماش وحده لا للورق.
- Feather Quill Kit | طقم ريشة كتابة | 🪶 | 14-38 | brass handmade | n1 | Goose feather, walnut ink and a sheet of warnings. | ريشة إوز وحبر جوز وورقة تعليمات.
`;
