export const clothingCatalogue = `
= clothing | Clothing | الملابس | 👗

== women | Women | نساء | 👗
=== dresses | Dresses | الفساتين | size color g420
- Summer Dress | فستان صيفي | 👗 | 39-118 | linen cotton | | Pockets deep enough for a phone, and a waist that moves with you. | جيوبه تتّسع لهاتف وخصره يتحرّك معك.
- Evening Dress | فستان سهرة | 👗 | 79-240 | silk chiffon | | Falls straight from the shoulder and needs no jewellery. | ينسدل من الكتف مستقيماً ولا يحتاج إلى حُليّ.
- Wrap Robe | روب ملفوف | 👘 | 49-140 | silk cotton | | Tied at the side, worn at breakfast and on the balcony. | يُربط من الجانب ويُلبس عند الفطور وعلى الشرفة.
=== tops | Tops & Blouses | البلوزات والقمصان | size color g220
- Blouse | بلوزة | 👚 | 24-78 | poplin silk | | Cut a little long, so it stays tucked in. | أطول قليلاً لتبقى في مكانها.
- T-Shirt | تيشيرت | 👕 | 15-36 | cotton modal | max12 | Keeps its neckline wash after wash. | تحافظ ياقته على شكلها غسلة بعد غسلة.
- Draped Tunic | تونيك منسدل | 🥻 | 34-96 | chiffon silk | | Long lines and a loose sleeve for warm evenings. | خطوط طويلة وكمّ واسع للأمسيات الدافئة.
=== swim-women | Swim | ملابس السباحة | size color g160
- Swimsuit | ثوب سباحة | 🩱 | 29-74 | nylon stretch | | Straps that hold through a hundred lengths. | حمّالات تصمد مئة طول في المسبح.
- Two-Piece Swimsuit | ثوب سباحة من قطعتين | 👙 | 26-64 | nylon stretch | | Mix the sizes: top and bottom come apart in the cart note. | يمكن اختيار مقاسين مختلفين للقطعتين.
- Swim Robe | رداء سباحة | 🥼 | 34-82 | cotton microfibre | | Dries you on the way from the water to the shade. | يجفّفك في الطريق من الماء إلى الظلّ.

== men | Men | رجال | 👔
=== shirts | Shirts | القمصان | size color g280
- Shirt & Tie Set | طقم قميص وربطة عنق | 👔 | 39-98 | poplin chambray | | A collar that stands without bones, a tie that knots in one try. | ياقة تقف وحدها وربطة تُعقد من المرة الأولى.
- Crew-Neck Tee | تيشيرت بياقة دائرية | 👕 | 14-34 | cotton hemp | max12 | Heavy jersey that does not show what you had for lunch. | قماش متماسك ثقيل بعض الشيء.
- Tank Top | قميص بلا أكمام | 🎽 | 14-32 | cotton mesh | | For the gym, the garden and the hottest week of the year. | للنادي والحديقة وأشدّ أسابيع السنة حرّاً.
=== trousers | Trousers & Shorts | السراويل والشورتات | size color g520
- Jeans | جينز | 👖 | 44-128 | denim stretch | | Sewn with a chain stitch, so the hem ropes as it fades. | مخيط بغرزة السلسلة فيزداد جمالاً كلما بهت.
- Shorts | شورت | 🩳 | 22-58 | linen ripstop | g240 | Ends above the knee, with a zip pocket for the key. | يصل فوق الركبة وفيه جيب بسحّاب للمفتاح.
- Chinos | بنطال تشينو | 👖 | 38-92 | cotton corduroy | | Smart with a jacket, easy without. | أنيق مع سترة ومريح من دونها.
=== jackets | Coats & Jackets | المعاطف والسترات | size color g1300
- Trench Coat | معطف ترنش | 🧥 | 98-320 | cotton tweed | | A storm flap that means it and a lining that breathes. | طيّة واقية من المطر وبطانة تسمح بمرور الهواء.
- Quilted Vest | صديري مبطّن | 🦺 | 39-98 | down ripstop | g420 | Warm where it counts, arms free. | يدفئ الجسم ويترك الذراعين حرّتين.
- Overcoat | معطف شتوي | 🧥 | 129-390 | wool cashmere | | Cut long, lined to the hem, with room for a jumper. | طويل مبطّن حتى الحافة ويتّسع لكنزة تحته.

== kids | Kids | أطفال | 👕
=== kids-tops | Kids' Tops | قمصان الأطفال | kids color g150
- Kids' T-Shirt | تيشيرت أطفال | 👕 | 9-22 | cotton hemp | | No label to scratch, no print to peel. | بلا بطاقة تحكّ ولا طبعة تتقشّر.
- Kids' Blouse | بلوزة أطفال | 👚 | 12-28 | cotton poplin | | Buttons that small fingers can manage. | أزرارها تناسب الأصابع الصغيرة.
- Kids' Football Shirt | قميص كرة قدم للأطفال | 🎽 | 14-32 | mesh recycledpoly | | Dry again before the second half. | يجفّ قبل الشوط الثاني.
=== kids-dresses | Kids' Dresses & Trousers | فساتين وسراويل الأطفال | kids color g240
- Kids' Dress | فستان أطفال | 👗 | 19-48 | cotton linen | | Made for turning in circles. | صُنع للدوران والرقص.
- Kids' Jeans | جينز أطفال | 👖 | 19-44 | denim stretch | | Double knees and a waist that grows twice. | ركبتان مضاعفتان وخصر يتّسع مرتين.
- Kids' Shorts | شورت أطفال | 🩳 | 12-28 | cotton ripstop | | Quick to dry, easy to pull on, hard to tear. | يجفّ سريعاً ويُلبس بسهولة ولا يتمزّق.
=== kids-outer | Kids' Outerwear | ملابس خارجية للأطفال | kids color g700
- Kids' Coat | معطف أطفال | 🧥 | 39-98 | wool fleece | | The loop for the hook is strong enough to be dragged by. | حلقة التعليق متينة جداً.
- Kids' Rain Vest | صديري مطر للأطفال | 🦺 | 19-42 | ripstop nylon | | Bright, light and reflective on both sides. | زاهٍ خفيف وعاكس للضوء من الجهتين.
- Kids' Judo Suit | بدلة جودو للأطفال | 🥋 | 26-54 | cotton hemp | | Reinforced shoulders for the throws and the falls. | كتفان مدعّمان للرمي والسقوط.

== basics | Basics & Warmers | الأساسيات والدفء | 🧣
=== socks-underwear | Socks & Underwear | الجوارب والملابس الداخلية | size color g90
- Socks | جوارب | 🧦 | 8-22 | wool cotton | pack3 | Linked toes: no seam where the shoe presses. | بلا درزة عند الأصابع حيث يضغط الحذاء.
- Briefs | سروال داخلي | 🩲 | 9-24 | cotton modal | | A waistband that forgets to roll. | خصره لا ينطوي.
- Hiking Socks | جوارب مشي | 🧦 | 12-28 | wool hemp | | Padded at heel and toe, thin over the instep. | مبطّنة عند الكعب والأصابع ورقيقة فوق القدم.
=== scarves-gloves | Scarves & Gloves | الأوشحة والقفازات | color g190
- Scarf | وشاح | 🧣 | 24-98 | cashmere lambswool | | Long enough to go round twice and still hang. | طويل يلتفّ مرتين ويبقى طرفاه منسدلين.
- Gloves | قفازات | 🧤 | 19-68 | lambswool leather | size | The fingertips work on a screen. | أطراف الأصابع تعمل على الشاشات.
- Travel Wrap | شال سفر | 🧣 | 34-110 | wool cashmere | | A scarf on the train, a blanket on the plane. | وشاح في القطار وغطاء في الطائرة.
=== workwear | Workwear | ملابس العمل | size g520
- Safety Vest | سترة سلامة | 🦺 | 12-32 | mesh ripstop | color | Seen at two hundred metres, forgotten when worn. | تُرى من مئتي متر ولا تشعر بها وأنت تلبسها.
- Lab Coat | معطف مختبر | 🥼 | 29-64 | cotton poplin | | Cuffs that button close and a pocket for a pen that leaks. | أكمامه تُغلق بإحكام وفيه جيب لقلم قد يسيل حبره.
- Training Suit | بدلة تدريب | 🥋 | 34-88 | cotton hemp | | Woven thick, cut wide, softened by the first ten washes. | نسيجها سميك وقصّتها واسعة وتلين مع الغسل.
`;
