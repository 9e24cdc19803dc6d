/** Tastes, scents and what cosmetics contain: key | English | Arabic phrase after the noun | care | sentence | Arabic sentence. */
export const flavourTraits = `
acaciablossom | Acacia Blossom | من زهر الأكاسيا | cupboard | Pale, mild and slow to set, from two weeks of blossom in May. | فاتح معتدل بطيء التجمّد، من أسبوعَي إزهار في أيار.
aged | Aged | معتّق/معتّقة | cupboard | Rested until it had something to say. | وقت طويل حتى نضج الطعم.
almond | Almond | باللوز | cupboard | With almonds that still have their skins on. | بلوز محتفظ بقشرته الرقيقة.
aloe | Aloe | بالصبّار | cool_dry | Aloe gel from the leaf, for skin that had too much sun. | جل من ورق الصبّار لبشرة تعبت من الشمس.
argan | Argan | بزيت الأرغان | cool_dry | Cold-pressed argan from a women's cooperative. | أرغان معصور على البارد من تعاونية نسائية.
berry | Berry | بالتوت | cupboard | Three berries, none of them shy. | ثلاثة أنواع من التوت بطعم واضح.
cardamom | Cardamom | بالهيل | cupboard | Green cardamom, crushed an hour before it goes in. | هيل أخضر يُسحق قبل ساعة من إضافته.
cedarwood | Cedarwood | بعطر خشب الأرز | cool_dry | Dry cedar with a little smoke behind it. | أرز جاف خلفه لمسة دخان.
charcoal | Charcoal | بالفحم النباتي | cool_dry | Fine bamboo charcoal that rinses clear. | فحم خيزران ناعم يُشطف بسهولة.
chili | Chili | بالفلفل الحار | cupboard | A slow heat that arrives after you have said it is mild. | حرارة بطيئة تصل بعد أن تظنّه خفيفاً.
coldpressed | Cold-Pressed | معصور/معصورة على البارد | cupboard | Pressed below twenty-seven degrees and left cloudy. | معصور/معصورة تحت 27 درجة بلا تصفية.
damask | Damask | من الورد الدمشقي | cool_dry | Damask petals, picked before the sun dries them. | بتلات ورد دمشقي تُقطف قبل أن تجفّفها الشمس.
darkroast | Dark Roast | بتحميص داكن | cupboard | Taken just past second crack: cocoa, toast, no ash. | محمّصة حتى نكهة الكاكاو والخبز المحمّص.
date | Date | بالتمر | cupboard | Sweetened with dates instead of sugar. | التمر هو المُحلّي لا السكر.
fragrancefree | Fragrance-Free | بلا عطر | cool_dry | No perfume at all, checked by people who sneeze. | بلا أي عطر، مجرّب مع من يتحسّسون.
ginger | Ginger | بالزنجبيل | cupboard | Fresh ginger, sharp at first and warm for a while. | زنجبيل طازج حادّ أولاً ودافئ بعد حين.
glossy | High-Gloss | بلمعة عالية | cool_dry | A wet shine from a single coat. | لمعة واضحة من طبقة واحدة.
greentea | Green Tea | بالشاي الأخضر | cool_dry | With green tea from the first harvest, for tired skin. | بشاي أخضر من القطفة الأولى لبشرة متعبة.
hazelnut | Hazelnut | بالبندق | cupboard | Whole hazelnuts, roasted until the skins come off. | بندق كامل محمّص حتى ينقشر.
honeyed | Honeyed | بالعسل | cupboard | A spoon of real honey in every batch. | ملعقة عسل حقيقي في كل دفعة.
hyaluronic | Hyaluronic | بحمض الهيالورونيك | cool_dry | Hyaluronic acid in two sizes, so it works on two levels. | حمض هيالورونيك بحجمين يرطّب البشرة بعمق.
jasmine | Jasmine | بالياسمين | cool_dry | Night-picked jasmine, layered five times. | ياسمين يُقطف ليلاً ويُضاف على خمس طبقات.
lavender | Lavender | باللافندر | cool_dry | True lavender from a high field, not the sweet kind. | لافندر أصلي من حقل مرتفع.
lemon | Lemon | بالليمون | cool_dry | Zest and juice of unwaxed lemons. | قشر وعصير ليمون غير مشمّع.
mattefinish | Matte | بلمسة مطفأة | cool_dry | Dries matte and stays comfortable. | يجفّ مطفأً ويبقى مريحاً.
mint | Mint | بالنعناع | cool_dry | Garden mint, cut before it flowers. | نعناع بستاني يُقطع قبل أن يزهر.
neroli | Neroli | بزهر البرتقال | cool_dry | Orange blossom with its green edge left in. | زهر برتقال محتفظ بلمسته الخضراء.
oat | Oat | بالشوفان | cool_dry | Ground oats calm skin that complains. | شوفان مطحون يهدّئ البشرة المتهيّجة.
oliveoil | Olive Oil | بزيت الزيتون | cool_dry | Two thirds olive oil, the rest is patience. | ثلثاه زيت زيتون والباقي صبر.
organic | Organic | عضوي/عضوية | cupboard | Certified organic, from growers we can name. | شهادة عضوية من مزارعين نعرفهم بالاسم.
oud | Oud | بعطر العود | cool_dry | Smoky oud, softened with a little amber. | عود مدخّن تلطّفه لمسة عنبر.
rose | Rose | بالورد | cupboard | A breath of rose, never as much as soap. | نفحة ورد خفيفة.
saffron | Saffron | بالزعفران | cupboard | Real threads, steeped overnight. | خيوط زعفران حقيقية منقوعة ليلة كاملة.
saltcaramel | Salted Caramel | بالكراميل المملّح | cupboard | Caramel taken dark and stopped with sea salt. | كراميل داكن مع ملح البحر.
sesame | Sesame | بالسمسم | cupboard | Toasted sesame all over, also on the underside. | سمسم محمّص من كل الجهات.
sesameoil | Sesame Oil | بزيت السمسم | cool_dry | Light sesame oil, pressed cold and filtered once. | زيت سمسم خفيف معصور على البارد.
sheabutter | Shea Butter | بزبدة الشيا | cool_dry | Unrefined shea, whipped so that it melts at a touch. | زبدة شيا غير مكرّرة تذوب بلمسة.
singleorigin | Single-Origin | من مصدر واحد | cupboard | One farm, one harvest, one name on the bag. | مزرعة واحدة ومحصول واحد.
smoked | Smoked | مدخّن/مدخّنة | cupboard | Smoked over beech for a night and a morning. | مدخّن/مدخّنة على خشب الزان ليلة وصباحاً.
stoneground | Stone-Ground | مطحون/مطحونة بحجر الرحى | cupboard | Ground slowly between stones, so it stays cool. | طحن بطيء بين حجرين بلا تسخين.
sundried | Sun-Dried | مجفّف/مجفّفة بالشمس | cupboard | Dried on cloths in the sun and turned by hand. | تجفيف على القماش تحت الشمس مع تقليب يدوي.
thyme | Thyme | بالزعتر | cupboard | Thyme from stony hills, picked in June. | زعتر من تلال صخرية يُقطف في حزيران.
unsalted | Unsalted | بلا ملح | cupboard | No salt, so you decide. | بلا ملح، والقرار لك.
vanilla | Vanilla | بالفانيلا | cupboard | Seeds of real pods; the specks are the proof. | بذور قرون حقيقية، والنقط السوداء دليلها.
vitaminc | Vitamin C | بفيتامين سي | cool_dry | A stable form of vitamin C in dark glass. | فيتامين سي ثابت في زجاج داكن.
wholegrain | Wholegrain | من الحبوب الكاملة | cupboard | The whole grain, milled the week it is packed. | حبوب كاملة تُطحن في أسبوع تعبئتها.
wildflower | Wildflower | من زهور البرّية | cupboard | A whole meadow in a spoon, different each year. | مرج كامل في ملعقة، ويختلف كل عام.
`;
