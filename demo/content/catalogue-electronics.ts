export const electronicsCatalogue = `
= electronics | Electronics | الإلكترونيات | 💻

== phones | Phones & Tablets | الهواتف والأجهزة اللوحية | 📱
=== smartphones | Smartphones | الهواتف الذكية | g210 max3
- Smartphone | هاتف ذكي | 📱 | 189-1190 | oled compact | color storage | Two days on one charge and five years of updates, promised in writing. | يومان بشحنة واحدة وخمس سنوات من التحديثات بتعهّد مكتوب.
- Outdoor Phone | هاتف للظروف القاسية | 📱 | 159-480 | waterproof heavyduty | storage color | Survives the drop from the roof rack. | يتحمّل السقوط من سطح السيارة.
- Desk Phone | هاتف مكتب | ☎️ | 29-98 | retro wireless | color g900 | A receiver with weight, and a cord to twist around a finger. | سمّاعة ثقيلة وسلك يُلفّ حول الإصبع.
=== phone-power | Chargers & Power | الشواحن والطاقة | g240
- Power Bank | بطارية متنقلة | 🔋 | 19-89 | fastcharge solar | color | Fills a phone three times and itself overnight. | تشحن الهاتف ثلاث مرات وتُشحن في ليلة.
- Wall Charger | شاحن حائط | 🔌 | 12-59 | fastcharge usbc | | Two ports that share fairly. | منفذان يتقاسمان الطاقة بعدل.
- Charging Cable | كابل شحن | 🔌 | 7-26 | braided usbc | len color | Bent ten thousand times before it was allowed out. | ثُني عشرة آلاف مرة قبل أن يُطرح للبيع.
=== phone-classic | Radios & Pagers | أجهزة الراديو والاتصال | g700
- Radio | راديو | 📻 | 29-139 | retro rechargeable | color | Fills a kitchen with voices, has one knob for it. | يملأ المطبخ أصواتاً ويكفيه مقبض واحد.
- Pager | جهاز نداء | 📟 | 24-58 | rechargeable mini | | For teams that must be reached where phones are not allowed. | لفرق العمل حيث تُمنع الهواتف.
- Satellite Receiver | مستقبل فضائي | 📡 | 49-139 | weatherproof compact | g2800 | Finds its satellite by itself and remembers it. | يجد القمر الصناعي وحده ويتذكّره.

== computers | Computers | الحواسيب | 💻
=== laptops-desktops | Laptops & Desktops | الحواسيب المحمولة والمكتبية | g1700 nocod max3
- Laptop | حاسوب محمول | 💻 | 449-1890 | ultralight oled | storage color | Screws, not glue: memory and battery are yours to change. | براغٍ لا غراء: يمكنك تبديل الذاكرة والبطارية بنفسك.
- Desktop Computer | حاسوب مكتبي | 🖥️ | 529-1990 | quiet curved | storage g6400 | Fast where it matters and silent where you sit. | سريع حيث يهمّ وصامت حيث تجلس.
- Home Server | خادم منزلي | 🗄️ | 219-690 | quiet compact | storage g3200 | Photos, backups and films, at home and nobody else's. | صورك ونسخك وأفلامك في بيتك وحدك.
=== input | Keyboards & Mice | لوحات المفاتيح والفأرات | g620
- Keyboard | لوحة مفاتيح | ⌨️ | 29-168 | mechanical wireless | color layout | Keys with a clear point where they have been pressed. | مفاتيح تُحسّ بوضوح عند الضغط.
- Mouse | فأرة | 🖱️ | 14-88 | ergonomic wireless | color g110 | Fits a hand that does this eight hours a day. | تناسب يداً تعمل ثماني ساعات في اليوم.
- Trackball | كرة تتبّع | 🖲️ | 29-98 | ergonomic precision | g260 | The hand rests, the thumb travels. | اليد ترتاح والإبهام يتحرّك.
=== print-store | Printers & Storage | الطابعات والتخزين | g480
- Printer | طابعة | 🖨️ | 89-390 | wireless compact | g6200 nocod | Refills from bottles, not cartridges. | تُعبّأ من قوارير لا من خراطيش.
- Backup Disk | قرص نسخ احتياطي | 💾 | 49-220 | usbc waterproof | storage g180 | Copies what changed while you make coffee. | ينسخ ما تغيّر ريثما تُعدّ القهوة.
- Blank Disc Set | طقم أقراص فارغة | 💿 | 9-28 | archival hires | pack | Still readable when the children want to see it. | تبقى مقروءة حين يكبر الأولاد.

== photo-video | Photo & Video | التصوير والفيديو | 📷
=== cameras | Cameras | الكاميرات | g620 nocod
- Camera | كاميرا | 📷 | 249-1590 | hires compact | | A dial for everything you change and a menu for the rest. | قرص لكل ما تغيّره وقائمة للباقي.
- Flash Camera | كاميرا بفلاش | 📸 | 89-340 | retro compact | color | Point, flash, laugh. | وجّه، أضئ، واضحك.
- Camcorder | كاميرا فيديو | 📹 | 159-690 | fourk hires | | Steady hands built in. | مثبّت الصورة مدمج فيها.
- Film Camera | كاميرا سينمائية | 🎥 | 290-1490 | fourk hires | n1 | Colours that leave you room in the edit. | ألوان تترك لك مجالاً في المونتاج.
=== tv-projection | TV & Projection | التلفاز والعرض | g7800 nocod max2
- Television | تلفاز | 📺 | 219-1390 | fourk oled | screen | Black that is black, and sound you need not help. | سوادها حقيقي وصوتها لا يحتاج إلى مساعدة.
- Projector | جهاز عرض | 📽️ | 149-790 | compact fourk | g2600 | A wall, a plug, and it is Friday. | جدار ومقبس، وتبدأ سهرة الخميس.
- Video Cassette Player | مشغّل أشرطة فيديو | 📼 | 79-180 | retro usbc | n1 g3100 | Plays the old tapes and saves them as files. | يشغّل الأشرطة القديمة ويحفظها ملفات.
=== optics | Telescopes & Science | التلسكوبات والعلوم | g2400
- Telescope | تلسكوب | 🔭 | 89-540 | beginner precision | | Saturn's rings on the first clear night. | حلقات زحل في أول ليلة صافية.
- Microscope | مجهر | 🔬 | 59-290 | precision backlit | | From onion skin to pond water in one evening. | من قشرة البصل إلى ماء البركة في أمسية واحدة.
- Magnifier | عدسة مكبّرة | 🔍 | 9-38 | backlit glass | g180 | For stamps, splinters and small print. | للطوابع والشظايا والخط الصغير.

== audio-gaming | Audio & Gaming | الصوت والألعاب | 🎧
=== headphones | Headphones & Speakers | السمّاعات ومكبّرات الصوت | g340
- Headphones | سمّاعات رأس | 🎧 | 39-340 | noisecancel wireless | color | Thirty hours of quiet, with a cable for the plane. | ثلاثون ساعة من الهدوء مع سلك للطائرة.
- Speaker | مكبّر صوت | 🔊 | 29-248 | waterproof wireless | g900 | Fills the room, not the neighbour's. | يملأ غرفتك لا غرفة الجيران.
- Megaphone | مكبّر صوت يدوي | 📢 | 19-64 | rechargeable foldable | color | From the back row to the front. | من الصف الأخير إلى الأول.
=== studio-gear | Microphones & Studio | الميكروفونات والاستوديو | g560
- Studio Microphone | ميكروفون استوديو | 🎙️ | 59-320 | usbc hires | | Warm close up, polite to the room behind. | دافئ عن قرب ولا يلتقط ضجيج الغرفة.
- Vocal Microphone | ميكروفون غناء | 🎤 | 29-190 | wireless heavyduty | | Takes a stage, a shout and a fall. | يتحمّل المسرح والصراخ والسقوط.
- Control Surface | لوحة تحكّم صوتي | 🎛️ | 79-360 | usbc backlit | | Eight knobs that do what you last told them. | ثمانية مقابض تتذكّر آخر ما طلبته.
=== gaming | Gaming | الألعاب الإلكترونية | g420
- Game Controller | يد تحكّم للألعاب | 🎮 | 29-89 | wireless ergonomic | color | Sticks that do not drift. | عصا تحكّم لا تنحرف.
- Arcade Stick | عصا أركيد | 🕹️ | 39-148 | retro usbc | color g1600 | Clicks like the machine in the seaside café. | تطقطق كآلة مقهى البحر.
- Pixel Arcade Game | لعبة أركيد رقمية | 👾 | 9-29 | retro | digital n1 | Forty levels, one pixel at a time; code by e-mail at once. | أربعون مرحلة؛ ويصلك الرمز بالبريد فوراً.
- Smart Robot Kit | طقم روبوت ذكي | 🤖 | 49-180 | beginner rechargeable | | Built on Saturday, programmed on Sunday. | يُبنى السبت ويُبرمج الأحد.
`;
