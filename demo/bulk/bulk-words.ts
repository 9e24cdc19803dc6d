/** First words of product names in the bulk catalog, each with its Arabic transcription: "Tamsin Harbour Walnut Pepper Mill". */
export const firstWords = `
Tamsin تامسين | Orla أورلا | Halden هالدن | Brisa بريسا | Lomond لوموند | Ines إينيس | Marlow مارلو | Senna سينا | Aveline أفيلين | Bramley براملي
Calder كالدر | Delphi دلفي | Elowen إلوين | Fenwick فينويك | Galen غالين | Hazel هيزل | Isolde إيزولد | Juno جونو | Kestrel كسترل | Larkin لاركن
Mabel ميبل | Nairn نيرن | Odette أوديت | Petra بترا | Quincy كوينسي | Rowan روان | Selby سيلبي | Thea ثيا | Ursa أورسا | Verity فيريتي
Willa ويلا | Yara يارا | Zora زورا | Anselm أنسلم | Briony برايني | Corin كورين | Dalia داليا | Emlyn إملين | Farrow فارو | Greer غرير
Hollis هوليس | Imara إيمارا | Jasper جاسبر | Kasia كاشا | Linnea لينيا | Milo ميلو | Nerys نيريس | Otis أوتيس | Pilar بيلار | Rhea ريا
Saffi صافي | Tovi توفي | Umber أمبر | Vesper فسبر | Wren رين | Yule يول | Zeno زينو | Alder ألدر | Beatrix بياتريكس | Clover كلوفر
Dune ديون | Ember إمبر | Fable فيبل | Gable غيبل | Heath هيث | Indra إندرا | Jolie جولي | Keats كيتس | Lune لون | Mistral ميسترال
Noor نور | Opal أوبال | Poppy بوبي | Quill كويل | Reed ريد | Sorrel سوريل | Tansy تانسي | Usha أوشا | Vale فيل | Winslow وينسلو
Amara أمارا | Bastian باستيان | Cleo كليو | Dorian دوريان | Esme إزمي | Flint فلنت | Ginevra جينيفرا | Hugo هوغو | Ilan إيلان | Jarrah جارا
Kavi كافي | Leoni ليوني | Maeve ميف | Niko نيكو | Olive أوليف | Pascal باسكال | Romy رومي | Silas سيلاس | Talia تاليا | Una أونا
Viggo فيغو | Wilder وايلدر | Xenia زينيا | Yuma يوما | Zahra زهرة | Arden آردن | Birdie بيردي | Cass كاس | Dara دارا | Enzo إنزو
Cedar Valley وادي الأرز | Old Mill الطاحونة القديمة | Seven Springs الينابيع السبعة | Orchard Lane درب البستان | Stone Bridge جسر الحجر | High Meadow المرج العالي
Salt Road طريق الملح | Blue Barn الحظيرة الزرقاء | Two Rivers النهران | Fig Tree Hill تلّ التين | Lantern Street شارع الفوانيس | Sunday Market سوق الأحد
Green Gate البوابة الخضراء | Harbour Wall سور الميناء | Quiet Field الحقل الهادئ | Almond Row صفّ اللوز | Wind Hill تلّ الريح | Copper Kettle القدر النحاسية
First Light الضوء الأول | Long Table المائدة الطويلة | Olive Terrace مدرّج الزيتون | Red Roof السقف الأحمر | River House بيت النهر | Swallow Farm مزرعة السنونو
Axia أكسيا | Novi نوفي | Lyra ليرا | Kelvin كلفن | Orbit أوربت | Pulse بلس | Strata ستراتا | Vega فيغا | Helio هيليو | Echo إيكو
Tempo تمبو | Cirrus سيروس | Delta دلتا | Flux فلكس | Ion أيون | Kite كايت | Luma لوما | Meridian ميريديان | Nimbus نيمبوس | Onda أوندا
Prisma بريزما | Quanta كوانتا | Rune رون | Sonar سونار | Terra تيرا | Umbra أمبرا | Volta فولتا | Wavelet ويفلت | Zenith زينيث | Argo أرغو
Beacon بيكن | Cobalt كوبالت | Drift دريفت | Equinox إكوينوكس | Fjord فيورد | Granite غرانيت | Halo هالو | Iris إيريس | Junction جنكشن | Karst كارست
`;

/** Second words of the same names. */
export const secondWords = `
Harbour الميناء | Meadow المرج | Coastal الساحل | Weekend العطلة | Studio الاستوديو | Heritage التراث | Orchard البستان | Market السوق | Winter الشتاء | Summer الصيف
Autumn الخريف | Spring الربيع | Lakeside البحيرة | Highland المرتفعات | Village القرية | Atelier المشغل | Morning الصباح | Evening المساء | Garden الحديقة | Cottage الكوخ
Forest الغابة | Riverside النهر | Courtyard الفناء | Terrace الشرفة | Northern الشمال | Southern الجنوب | Eastern الشرق | Western الغرب | Island الجزيرة | Canyon الوادي
Desert الصحراء | Oasis الواحة | Lantern الفانوس | Bazaar البازار | Caravan القافلة | Sunrise الشروق | Sunset الغروب | Moonlight ضوء القمر | Starlight ضوء النجوم | Cloud الغيمة
Rain المطر | Snow الثلج | Breeze النسيم | Ocean المحيط | Pebble الحصى | Willow الصفصاف | Juniper العرعر | Almond اللوز | Cedar الأرز | Jasmine الياسمين
Saffron الزعفران | Copper النحاس | Silver الفضة | Golden الذهب | Indigo النيلي | Crimson القرمزي | Ivory العاج | Amber الكهرمان | Classic الكلاسيكية | Essential الأساسية
Signature المميّزة | Family العائلة | Traveller المسافر | Maker الصانع | Explorer المستكشف | Gallery المعرض | Library المكتبة | Festival المهرجان | Picnic النزهة | Holiday الإجازة
Sunday الأحد | Friday الجمعة | Midday الظهيرة | Twilight الشفق | Horizon الأفق | Compass البوصلة | Anchor المرساة | Bridge الجسر | Tower البرج | Fountain النافورة
`;
