export const beautyCatalogue = `
= beauty | Beauty & Wellness | الجمال والعافية | 🧴

== face | Face & Make-up | الوجه والمكياج | 💄
=== make-up | Make-up | المكياج | g60
- Lipstick | أحمر شفاه | 💄 | 9-34 | mattefinish sheabutter | color | One stroke, full colour, no dry corners. | تمريرة واحدة بلون كامل بلا جفاف.
- Nail Polish | طلاء أظافر | 💅 | 6-18 | glossy mattefinish | color | Dries while you read this page twice. | يجفّ ريثما تقرأين هذه الصفحة مرتين.
- Brush Set | طقم فُرش مكياج | 🖌️ | 16-58 | vegan bamboo | pack g180 | Soft where it touches, firm where it should guide. | ناعمة عند اللمس متماسكة عند التوجيه.
=== skin-care | Skin Care | العناية بالبشرة | g180
- Face Cream | كريم وجه | 🧴 | 14-58 | hyaluronic fragrancefree | cap | Sinks in before the coffee is ready. | يمتصّه الجلد قبل أن تجهز القهوة.
- Face Serum | سيروم وجه | 🧪 | 18-69 | vitaminc hyaluronic | g70 | Four drops, morning and night. | أربع قطرات صباحاً ومساءً.
- Rose Water | ماء ورد | 🌹 | 8-22 | organic damask | cap | Distilled once, from petals picked before sunrise. | يُقطّر مرة واحدة من بتلات تُقطف قبل الشروق.
- Clay Mask | قناع طين | 🏺 | 12-32 | charcoal greentea | n1 | Ten quiet minutes and a clear forehead. | عشر دقائق هادئة وجبين صافٍ.
=== eyes-lips | Lips & Eyes | الشفاه والعيون | g40
- Lip Balm | مرطّب شفاه | 💋 | 4-14 | sheabutter honeyed | pack | Made for wind, salt and skiing. | للريح والملح والثلج.
- Cucumber Eye Gel | جل خيار للعينين | 🥒 | 9-26 | aloe hyaluronic | | Cool from the fridge door, gentle on a short night. | بارد من باب الثلاجة ولطيف بعد ليلة قصيرة.
- Hand Mirror | مرآة يد | 🪞 | 9-34 | walnut bamboo | g240 | One side true, one side three times too honest. | وجه يعكس الحقيقة ووجه يكبّرها ثلاث مرات.

== body | Body & Bath | الجسم والحمّام | 🧼
=== soaps | Soap & Shower | الصابون والاستحمام | g150
- Bar Soap | صابونة | 🧼 | 4-14 | oliveoil lavender | scent pack | Lathers in hard water and lasts a month. | ترغو في الماء العسر وتدوم شهراً.
- Shower Gel | جل استحمام | 🧴 | 6-19 | neroli cedarwood | cap g340 | Foams a little, cleans a lot. | رغوة قليلة ونظافة كثيرة.
- Bath Foam | رغوة حمّام | 🫧 | 7-22 | lavender oat | cap g380 | A tub of cloud, and skin that does not itch after. | حوض من الغيم وبشرة لا تحكّ بعده.
- Bath Sponge | إسفنجة استحمام | 🧽 | 5-16 | natural hemp | n1 | Wakes up the shoulders. | تنعش الكتفين.
=== scents | Perfume & Oils | العطور والزيوت | g160
- Perfume Oil | زيت عطري | ⚗️ | 24-120 | oud jasmine | cap | A drop behind the ear at eight, still there at midnight. | قطرة خلف الأذن في الثامنة تبقى حتى منتصف الليل.
- Body Oil | زيت للجسم | 🏺 | 12-42 | argan sesameoil | cap g240 | Goes on wet skin and stays on it, not on the shirt. | يوضع على بشرة رطبة ويبقى عليها لا على القميص.
- Incense Cone Set | طقم بخور | 🪔 | 8-26 | sandalwood oud | pack | Ten minutes to burn, an hour to leave. | يحترق في عشر دقائق وتبقى رائحته ساعة.
=== hands-feet | Hands & Feet | اليدان والقدمان | g120
- Hand Cream | كريم يدين | 🧴 | 6-18 | oat sheabutter | scent hue | Rub in, pick up the phone, no fingerprints. | ادهنه ثم أمسك هاتفك بلا بصمات.
- Nail Scissors | مقصّ أظافر | ✂️ | 8-24 | steel titaniumcoated | | Curved, sharp and easy with the wrong hand. | منحنٍ وحادّ وسهل باليد الأخرى.
- Foot Balm | مرهم للقدمين | 👣 | 7-19 | mint oat | g110 | For everyone who stands for a living. | لكل من يعمل واقفاً.

== grooming | Hair & Grooming | الشعر والحلاقة | 🪒
=== shaving | Shaving | الحلاقة | g140
- Razor | شفرة حلاقة | 🪒 | 9-48 | steel ergonomic | color | One blade, a good angle, a calm face. | شفرة واحدة وزاوية صحيحة ووجه هادئ.
- Barber Balm | مرهم حلاقة | 💈 | 9-26 | cedarwood aloe | | Closes the pores without the sting. | يهدّئ البشرة من دون لسعة.
- Grooming Kit | طقم عناية للرجال | 🧳 | 29-84 | leather canvas | g680 | Six tools, one case, every weekend away. | ست أدوات في حقيبة واحدة لكل سفر قصير.
=== hair | Hair Care | العناية بالشعر | g300
- Hair Comb | مشط شعر | 🪮 | 6-24 | sandalwood acetate | color g50 | Wide teeth, sawn and polished, kind to curls. | أسنانه عريضة مصقولة لطيفة على الشعر المجعّد.
- Shampoo | شامبو | 🧴 | 7-24 | argan fragrancefree | cap | Rinses clean and leaves the curl alone. | يُشطف بسهولة ويحفظ تموّج الشعر.
- Hair Ribbon Set | طقم شرائط شعر | 🎀 | 6-18 | silk satin | color g40 | Holds, does not pull, sleeps well. | يثبّت الشعر ولا يشدّه.
=== teeth | Oral Care | العناية بالفم | g60
- Toothbrush | فرشاة أسنان | 🪥 | 4-14 | bamboo recycled | color pack | Bristles in three heights, handle without a rubber flourish. | شعيرات بثلاثة أطوال ومقبض بسيط.
- Sonic Toothbrush | فرشاة أسنان كهربائية | 🪥 | 34-129 | rechargeable quiet | color g180 | Two minutes, four pulses, forty days on a charge. | دقيقتان وأربع نبضات وأربعون يوماً بشحنة واحدة.
- Dental Care Set | طقم عناية بالأسنان | 🦷 | 12-34 | mint charcoal | g160 | What the dentist keeps telling you to use. | ما يوصيك به طبيب الأسنان دائماً.

== wellness | Health & Wellness | الصحة والعافية | 🩺
=== first-aid | First Aid | الإسعافات الأولية | g150 zero
- Bandage Set | طقم لاصقات جروح | 🩹 | 4-12 | fragrancefree waterproof | pack | Sticks through a swim, peels off without a cry. | تثبت أثناء السباحة وتُنزع بلا ألم.
- Thermometer | ميزان حرارة | 🌡️ | 9-38 | precision smart | | An answer in eight seconds, lit for the dark. | النتيجة في ثماني ثوانٍ بشاشة مضيئة.
- Stethoscope | سمّاعة طبيب | 🩺 | 29-118 | steel precision | color | Tubing that does not creak over a heartbeat. | أنبوب لا يصدر صوتاً فوق نبض القلب.
=== supplements | Supplements | المكمّلات الغذائية | reduced g140
- Vitamin Capsules | كبسولات فيتامين | 💊 | 8-32 | vitaminc organic | pack | Tested batch by batch; the report is on the box. | تُفحص كل دفعة، والتقرير على العلبة.
- Protein Shake Mix | خلطة بروتين | 🥤 | 16-54 | vanilla berry | wt g900 | Mixes without lumps and without a blender. | تمتزج بلا تكتّل وبلا خلّاط.
- Matcha Powder | مسحوق ماتشا | 🍵 | 12-38 | organic stoneground | wt g120 | Shade-grown and ground slowly, green all the way down. | مزروع في الظل ومطحون ببطء.
=== relax | Rest & Massage | الراحة والتدليك | g420
- Meditation Bell | جرس تأمّل | 🔔 | 18-64 | brass walnut | | One strike and the room takes a breath. | ضربة واحدة فيهدأ المكان.
- Lotus Aroma Lamp | مصباح عطري | 🪷 | 22-68 | ceramic quiet | color | Mist, light and a timer that lets you sleep. | بخار وضوء ومؤقّت يدعك تنام.
- Massage Stone Set | طقم أحجار تدليك | 🪨 | 16-46 | marble slate | pack g1200 | Warm them in water; gravity does the work. | سخّنها في الماء ودع وزنها يعمل.
`;
