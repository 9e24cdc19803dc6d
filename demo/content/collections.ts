/** Second words of the names of the bulk catalogue: "Tamsin Harbour Stoneware Teapot". */
export const collectionTable = `
Harbour الميناء | Meadow المرج | Coastal الساحل | Weekend العطلة | Studio الاستوديو | Heritage التراث | Orchard البستان | Market السوق | Winter الشتاء | Summer الصيف
Autumn الخريف | Spring الربيع | Lakeside البحيرة | Highland المرتفعات | Village القرية | Atelier المشغل | Morning الصباح | Evening المساء | Garden الحديقة | Cottage الكوخ
Forest الغابة | Riverside النهر | Courtyard الفناء | Terrace الشرفة | Northern الشمال | Southern الجنوب | Eastern الشرق | Western الغرب | Island الجزيرة | Canyon الوادي
Desert الصحراء | Oasis الواحة | Lantern الفانوس | Bazaar البازار | Caravan القافلة | Sunrise الشروق | Sunset الغروب | Moonlight ضوء القمر | Starlight ضوء النجوم | Cloud الغيمة
Rain المطر | Snow الثلج | Breeze النسيم | Ocean المحيط | Pebble الحصى | Willow الصفصاف | Juniper العرعر | Almond اللوز | Cedar الأرز | Jasmine الياسمين
Saffron الزعفران | Copper النحاس | Silver الفضة | Golden الذهب | Indigo النيلي | Crimson القرمزي | Ivory العاج | Amber الكهرمان | Classic الكلاسيكية | Essential الأساسية
Signature المميّزة | Family العائلة | Traveller المسافر | Maker الصانع | Explorer المستكشف | Gallery المعرض | Library المكتبة | Festival المهرجان | Picnic النزهة | Holiday الإجازة
Sunday الأحد | Friday الجمعة | Midday الظهيرة | Twilight الشفق | Horizon الأفق | Compass البوصلة | Anchor المرساة | Bridge الجسر | Tower البرج | Fountain النافورة
`;
