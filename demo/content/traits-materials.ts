/** What things are made of: key | English | Arabic phrase after the noun | care | sentence | Arabic sentence. Each is a value of the attribute Material. */
export const materialTraits = `
acacia | Acacia | من خشب الأكاسيا | oil | Acacia is dense and swirls in the grain, so no two pieces match. | خشب الأكاسيا كثيف متموّج العروق فلا تتشابه قطعتان.
acetate | Acetate | من الأسيتات | wipe | Cotton acetate is warm on the skin and polishes up again. | الأسيتات القطني دافئ على الجلد ويمكن صقله من جديد.
aluminium | Aluminium | من الألمنيوم | wipe | Anodised aluminium keeps the weight down and rust out. | الألمنيوم المؤكسد خفيف ولا يصدأ.
ash | Ash Wood | من خشب الدردار | oil | Ash bends before it breaks, which is why oars are made of it. | خشب الدردار ينثني قبل أن ينكسر.
bamboo | Bamboo | من الخيزران | oil | Bamboo grows back in four years and shrugs off splashes. | الخيزران ينمو من جديد في أربع سنوات ولا يتأثّر بالرذاذ.
beech | Beech Wood | من خشب الزان | oil | Steamed beech has no taste, no splinters and a close grain. | خشب الزان المعالج بالبخار بلا شظايا ولا رائحة.
beeswax | Beeswax | من شمع النحل | dry | Pure beeswax smells faintly of honey even before it is lit. | شمع النحل الصافي تفوح منه رائحة عسل خفيفة.
birch | Birch | من خشب البتولا | oil | Birch is light in colour and quick to answer. | خشب البتولا فاتح اللون سريع الاستجابة.
borosilicate | Borosilicate Glass | من زجاج البوروسيليكات | dishwasher | Borosilicate takes boiling water and ice without a crack. | زجاج البوروسيليكات يتحمّل الماء المغلي والثلج بلا تشقّق.
brass | Brass | من النحاس الأصفر | polish | Solid brass darkens with handling; a cloth brings it back. | النحاس الأصفر الصلب يغمق مع الاستعمال ويعيده القماش إلى لمعانه.
brassmetal | Lacquered Brass | من النحاس المطلي | polish | Lacquered yellow brass keeps its shine through a season of hands. | النحاس المطلي يحافظ على لمعانه رغم كثرة اللمس.
bronze | Bronze | من البرونز | polish | Bronze rings longer than brass and a shade darker. | رنين البرونز أطول من النحاس وأعمق.
canvas | Canvas | من قماش القنب المتين | cool | Heavy canvas starts stiff and softens into your shape. | قماش متين يبدأ قاسياً ثم يلين مع الاستعمال.
carbon | Carbon | من ألياف الكربون | wipe | A carbon layup makes it stiff where it works and light where it waits. | ألياف الكربون تمنحه صلابة وخفّة معاً.
carbonsteel | Carbon Steel | من الفولاذ الكربوني | handdry | Carbon steel takes a fine edge and a dark patina. | الفولاذ الكربوني يقبل حدّاً رفيعاً ويكتسب لوناً داكناً.
cashmere | Cashmere | من الكشمير | cool | Combed cashmere: light, warm and worth the slow wash. | كشمير ممشّط خفيف دافئ يستحق الغسل المتأنّي.
castiron | Cast Iron | من الحديد الزهر | handdry | Cast iron is slow to heat, slow to cool and never in a hurry to wear out. | الحديد الزهر يسخن ببطء ويبرد ببطء ولا يبلى.
cedar | Cedar | من خشب الأرز | dust | Cedar weathers to silver and keeps moths away. | خشب الأرز يميل إلى الفضّي مع الزمن ويُبعد العثّ.
ceramic | Ceramic | من السيراميك | dishwasher | Glazed twice and fired hot, so it does not craze. | سيراميك مزجّج مرتين ومحروق بحرارة عالية فلا يتشقّق.
chambray | Chambray | من قماش الشامبراي | wash | Chambray looks like denim and wears like a shirt. | الشامبراي يشبه الجينز منظراً والقميص ملمساً.
chiffon | Chiffon | من الشيفون | cool | Two layers of chiffon, so it floats and still covers. | طبقتان من الشيفون فينساب ويستر.
composite | Composite | من مواد مركّبة | wipe | A fibre composite that does not warp in a wet shed. | ألياف مركّبة لا تلتوي من الرطوبة.
copper | Copper | من النحاس الأحمر | polish | Copper answers at once and ages to a deep rose. | النحاس الأحمر سريع الاستجابة ويتعتّق إلى لون وردي عميق.
corduroy | Corduroy | من قماش الكوردروي | wash | Fine-ribbed corduroy, brushed on the right side. | كوردروي رفيع الأضلاع ممشّط الوجه.
cotton | Organic Cotton | من القطن العضوي | wash | Organic cotton, combed so that it does not pill. | قطن عضوي ممشّط لا يتوبّر.
denim | Denim | من قماش الدنيم | wash | Fourteen-ounce denim that fades where you bend. | دنيم ثقيل يبهت لونه حيث تنثني.
down | Down-Fill | بحشوة الريش | cool | Traceable down, quilted small so it stays in place. | ريش معروف المصدر في خياطة ضيّقة تثبّته.
enamel | Enamel | من المينا | handdry | Enamel on steel: light, bright and honest about a knock. | مينا على الفولاذ: خفيفة زاهية.
felt | Felt | من اللبّاد | dust | Pressed wool felt keeps its edge without a hem. | لبّاد صوفي مضغوط يحافظ على حوافّه بلا خياطة.
fleece | Fleece | من الفليس | wash | Double-sided fleece, warm when damp and dry within the hour. | فليس بوجهين يدفئ وهو رطب ويجفّ سريعاً.
foam | Foam | من الفوم | wipe | Light moulded foam that bounces where others break. | فوم خفيف يرتدّ بدل أن ينكسر.
glass | Glass | من الزجاج | dishwasher | Clear glass hides nothing and keeps no smell. | الزجاج الصافي لا يخفي شيئاً ولا يحتفظ برائحة.
goatskin | Goatskin | من جلد الماعز | dust | Natural goatskin warms up with the player. | جلد ماعز طبيعي يدفأ مع العزف.
goldvermeil | Gold Vermeil | من الفضة المطلية بالذهب | polish | Thick gold over sterling silver, not a flash of it. | طبقة ذهب سميكة فوق فضة إسترليني.
granite | Granite | من الغرانيت | wipe | Fine granite, ground round and polished by hand. | غرانيت ناعم مصقول يدوياً.
hemp | Hemp | من القنّب | wash | Hemp is the strongest thing in the drawer and softens each time. | القنّب متين ويزداد نعومة مع كل غسلة.
hickory | Hickory | من خشب الجوز الأمريكي | dust | Hickory takes the shock before your wrist does. | خشب متين يمتصّ الصدمة قبل معصمك.
lambswool | Lambswool | من صوف الحملان | cool | First-shearing lambswool, soft enough for a bare neck. | صوف الجزّة الأولى ناعم على الرقبة.
leather | Leather | من الجلد الطبيعي | leather | Vegetable-tanned leather that records where you have been. | جلد مدبوغ نباتياً يزداد جمالاً مع الأيام.
linden | Linden Wood | من خشب الزيزفون | dust | Soft linden, turned thin and painted by hand. | خشب زيزفون طري مخروط ومرسوم يدوياً.
linen | Linen | من الكتان | wash | European flax, washed with stones until it gives in. | كتان أوروبي مغسول حتى صار ناعماً.
mahogany | Mahogany | من خشب الماهوغني | oil | Certified mahogany for a round, patient tone. | ماهوغني من مصدر موثّق بنغمة دافئة مستديرة.
maple | Maple | من خشب القيقب | oil | Hard maple, bright in sound and slow to dent. | قيقب صلب صافي الصوت عصيّ على الخدش.
marble | Marble | من الرخام | handdry | Each slab of marble has its own weather in it. | في كل قطعة رخام عروق لا تتكرّر.
mesh | Mesh | من قماش شبكي | wash | Knitted mesh that lets the heat out before you notice it. | قماش شبكي يُخرج الحرارة قبل أن تشعر بها.
microfibre | Microfibre | من الألياف الدقيقة | wash | Split microfibre drinks three times its weight. | ألياف دقيقة تمتصّ ثلاثة أضعاف وزنها.
modal | Modal | من المودال | wash | Beechwood modal: silky, cool and hard to crease. | مودال من خشب الزان حريريّ الملمس قليل التجعّد.
mohair | Mohair | من الموهير | dust | Mohair plush, the way it was made a hundred years ago. | وبر موهير كما كان يُصنع قبل مئة عام.
nylon | Recycled Nylon | من النايلون المعاد تدويره | cool | Spun from fishing nets, which is a better end for them. | مغزول من شباك صيد قديمة.
oak | Oak | من خشب البلوط | oil | Solid oak, oiled and not lacquered, so a scratch can be sanded out. | بلوط صلب مزيّت يمكن إزالة خدوشه بالصنفرة.
olivewood | Olive Wood | من خشب الزيتون | oil | Cut from trees too old to bear, in grain like smoke. | من أشجار زيتون هرمت، وعروقه كالدخان.
pear | Pear Wood | من خشب الإجاص | oil | Pear wood is even-grained and warm to play. | خشب الإجاص متجانس العروق دافئ النغمة.
pine | Pine | من خشب الصنوبر | oil | Slow-grown northern pine with tight rings and few knots. | صنوبر شمالي بطيء النموّ قليل العُقد.
plush | Plush | من القطيفة | wash | Dense short plush over a soft, washable filling. | قطيفة كثيفة فوق حشوة طرية قابلة للغسل.
poplin | Poplin | من قماش البوبلين | wash | Crisp poplin that irons in four strokes. | بوبلين متماسك يُكوى بأربع تمريرات.
porcelain | Porcelain | من البورسلين | dishwasher | Hard porcelain, thin enough to let the light through. | بورسلين صلب رقيق ينفذ منه الضوء.
rattan | Rattan | من الروطان | dust | Woven over a steamed rattan frame, strong for its weight. | منسوج على هيكل من الروطان، متين بالنسبة إلى وزنه.
rawhide | Rawhide | من الجلد الخام | dust | Rawhide stitched wet and dried hard. | جلد خام خيط رطباً وجفّ صلباً.
recycled | Recycled | من مواد معاد تدويرها | wipe | Made of material that has already had one life. | مصنوع/مصنوعة من مواد عاشت حياة سابقة.
recycledpoly | Recycled-Fibre | من ألياف معاد تدويرها | cool | Its fibre comes from bottles and goes back to fibre at the end. | أليافه من قوارير قديمة ويمكن تدويرها من جديد.
resin | Resin | من الراتنج | wipe | Cast resin, dense and smooth, with a deep gloss. | راتنج مصبوب كثيف أملس لامع.
ripstop | Ripstop | من قماش الريبستوب | cool | A ripstop grid keeps a small tear small. | نسيج شبكي يمنع التمزّق من الاتّساع.
rosewood | Rosewood | من خشب الورد | oil | Plantation rosewood with a dark, sweet edge to the tone. | خشب ورد مزروع بنغمة داكنة حلوة.
rubber | Natural Rubber | من المطاط الطبيعي | wipe | Natural rubber, tapped from the tree and fully degradable. | مطاط طبيعي مستخرج من الشجر وقابل للتحلّل.
sandalwood | Sandalwood | من خشب الصندل | dust | Sandalwood keeps its scent for years and gives it sparingly. | خشب الصندل يحفظ عطره سنوات.
satin | Satin | من الساتان | cool | A satin weave with the shine on one side only. | نسيج ساتان لامع من جهة واحدة.
silicone | Silicone | من السيليكون | dishwasher | Platinum silicone, safe from freezer to oven. | سيليكون غذائي آمن من المجمّد إلى الفرن.
silk | Silk | من الحرير | cool | Mulberry silk, heavy enough to hang well. | حرير التوت بوزن يجعله ينسدل جيداً.
sisal | Sisal | من السيزال | dust | Compressed sisal closes over each hole. | سيزال مضغوط ينغلق فوق كل ثقب.
slate | Slate | من حجر الأردواز | wipe | Split along the layer and left with its own surface. | حجر مشقوق مع طبقاته وسطحه طبيعي.
soywax | Soy Wax | من شمع الصويا | dry | Soy wax burns cooler and washes off with warm water. | شمع الصويا يحترق أبرد ويُغسل بالماء الدافئ.
spruce | Spruce | من خشب التنّوب | oil | A spruce top that opens up over the first winters. | صدر من خشب التنّوب يتفتّح صوته مع السنين.
steel | Stainless Steel | من الفولاذ المقاوم للصدأ | dishwasher | Brushed stainless steel: no rust, no taste, no fuss. | فولاذ مصقول لا يصدأ ولا يترك طعماً.
sterling | Sterling Silver | من الفضة الإسترليني | polish | Sterling silver, hallmarked and nickel-free. | فضة إسترليني مدموغة خالية من النيكل.
stoneware | Stoneware | من الخزف الحجري | dishwasher | Stoneware holds its heat and feels good in cold hands. | الخزف الحجري يحفظ الحرارة ويريح اليد الباردة.
straw | Straw | من القش | dust | Braided from one long strand, starting at the crown. | مضفور من شريط واحد يبدأ من القمة.
suede | Suede | من جلد الشامواه | leather | Brushed suede, treated once so that rain beads off. | شامواه ممشّط ومعالج لينزلق عنه المطر.
teak | Teak | من خشب الساج | oil | Plantation teak, at home in wet rooms. | ساج مزروع يناسب الأماكن الرطبة.
terracotta | Terracotta | من الفخّار | wipe | Unglazed terracotta breathes, so roots do too. | فخّار غير مزجّج يتنفّس.
titanium | Titanium | من التيتانيوم | wipe | Titanium: half the weight of steel and kind to skin. | تيتانيوم بنصف وزن الفولاذ ولطيف على الجلد.
tweed | Tweed | من التويد | dryclean | Tweed in three yarns that look like one from across the street. | تويد من ثلاثة خيوط تبدو لوناً واحداً من بعيد.
vegan | Plant-Leather | من الجلد النباتي | wipe | Made from plant fibre, so it is wiped and not waxed. | ألياف نباتية يكفيها المسح.
velvet | Velvet | من المخمل | dust | Velvet with a short pile that does not show where you sat. | مخمل قصير الوبر لا تظهر عليه آثار الجلوس.
walnut | Walnut | من خشب الجوز | oil | Dark walnut, finished with two coats of oil and a rag. | خشب جوز داكن مدهون بطبقتين من الزيت.
wicker | Willow Wicker | من أغصان الصفصاف | dust | Woven wet from whole willow rods, then left to tighten. | منسوج من أغصان صفصاف رطبة تشتدّ حين تجفّ.
willow | Willow | من خشب الصفصاف | oil | Pressed willow, oiled and knocked in by hand. | صفصاف مضغوط ومزيّت يدوياً.
wool | Merino Wool | من صوف المارينو | cool | Merino keeps you warm, dry and free of yesterday. | صوف المارينو يدفئ ويبقى جافاً بلا رائحة.
`;
