/** Every category that goods may name: top, group and leaf with the name in English, Arabic, Spanish and Hindi. */
export const categoryTable = `
= kitchen | Kitchen & Dining | المطبخ والمائدة | Cocina y mesa | किचन और डाइनिंग
== coffee-tea | Coffee & Tea | القهوة والشاي | Café y té | कॉफ़ी और चाय
=== teapots | Teapots & Infusers | أباريق الشاي والمصافي | Teteras e infusores | टीपॉट और इन्फ़्यूज़र
=== coffee-makers | Coffee Makers | أدوات تحضير القهوة | Cafeteras | कॉफ़ी मेकर
=== cups-mugs | Cups & Mugs | الأكواب والفناجين | Tazas y vasos | कप और मग
== cookware | Cookware | أواني الطبخ | Ollas y sartenes | कुकवेयर
=== pans | Frying Pans | المقالي | Sartenes | फ़्राइंग पैन
=== pots | Pots & Dutch Ovens | القدور والطواجن | Ollas y cacerolas | पतीले और कैसरोल
=== baking | Baking | أدوات الخَبز | Repostería | बेकिंग
== knives-utensils | Knives & Utensils | السكاكين والأدوات | Cuchillos y utensilios | चाकू और बर्तन
=== knives | Kitchen Knives | سكاكين المطبخ | Cuchillos de cocina | किचन के चाकू
=== cutlery | Cutlery | أدوات المائدة | Cubiertos | कटलरी
=== helpers | Kitchen Tools | مساعدات المطبخ | Ayudantes de cocina | किचन के सहायक
== dining | Table & Serving | المائدة والتقديم | Mesa y servicio | टेबल और सर्विंग
=== plates-bowls | Plates & Bowls | الأطباق والأوعية | Platos y cuencos | प्लेट और बाउल
=== glasses-carafes | Glasses & Carafes | الكؤوس والدوارق | Vasos y jarras | गिलास और कैराफ़
=== storage-lunch | Lunch & Storage | علب الغداء والحفظ | Almuerzo y conservación | लंच और स्टोरेज
= home | Home & Living | البيت والمعيشة | Casa y hogar | होम और लिविंग
== furniture | Furniture | الأثاث | Muebles | फ़र्नीचर
=== seating | Sofas & Chairs | الأرائك والكراسي | Sofás y sillas | सोफ़े और कुर्सियाँ
=== bedroom | Bedroom | غرفة النوم | Dormitorio | बेडरूम
=== storage | Storage | التخزين والترتيب | Almacenamiento | स्टोरेज
== light-decor | Light & Decor | الإضاءة والديكور | Luz y decoración | लाइट और सजावट
=== lamps | Lamps | المصابيح | Lámparas | लैंप
=== candles | Candles & Scent | الشموع والعطور المنزلية | Velas y aromas | मोमबत्तियाँ और ख़ुशबू
=== wall-decor | Wall & Shelf Decor | الجدار والرفوف | Pared y estante | दीवार और शेल्फ़
== bath-laundry | Bath & Cleaning | الحمّام والتنظيف | Baño y limpieza | बाथ और सफ़ाई
=== bath | Bathroom | الحمّام | Baño | बाथरूम
=== cleaning | Cleaning | التنظيف | Limpieza | सफ़ाई
=== soap-laundry | Soap & Laundry | الصابون والغسيل | Jabón y lavado | साबुन और लॉन्ड्री
== seasonal-safe | Seasonal & Safety | المواسم والأمان | Fiestas y seguridad | त्योहार और सुरक्षा
=== seasonal | Festive | المناسبات | Para celebrar | त्योहारी
=== party | Party | الحفلات | Fiesta | पार्टी
=== safety | Safety & Keys | الأمان والمفاتيح | Seguridad y llaves | सुरक्षा और चाबियाँ
= clothing | Clothing | الملابس | Ropa | कपड़े
== women | Women | نساء | Mujer | महिलाएँ
=== dresses | Dresses | الفساتين | Vestidos | ड्रेस
=== tops | Tops & Blouses | البلوزات والقمصان | Blusas y camisetas | टॉप और ब्लाउज़
=== swim-women | Swim | ملابس السباحة | Baño y playa | स्विमवियर
== men | Men | رجال | Hombre | पुरुष
=== shirts | Shirts | القمصان | Camisas | शर्ट
=== trousers | Pants & Shorts | السراويل والشورتات | Pantalones y shorts | ट्राउज़र और शॉर्ट्स
=== jackets | Coats & Jackets | المعاطف والسترات | Abrigos y chaquetas | कोट और जैकेट
== kids | Kids | أطفال | Niños | बच्चे
=== kids-tops | Kids' Tops | قمصان الأطفال | Camisetas para niños | बच्चों के टॉप
=== kids-dresses | Kids' Dresses & Pants | فساتين وسراويل الأطفال | Vestidos y pantalones para niños | बच्चों की ड्रेस और पैंट
=== kids-outer | Kids' Outerwear | ملابس خارجية للأطفال | Abrigos para niños | बच्चों के जैकेट और कोट
== basics | Basics & Warmers | الأساسيات والدفء | Básicos y abrigo | बेसिक्स और गर्म कपड़े
=== socks-underwear | Socks & Underwear | الجوارب والملابس الداخلية | Calcetines y ropa interior | मोज़े और इनरवियर
=== scarves-gloves | Scarves & Gloves | الأوشحة والقفازات | Bufandas y guantes | स्कार्फ़ और दस्ताने
=== workwear | Workwear | ملابس العمل | Ropa de trabajo | वर्कवियर
= electronics | Electronics | الإلكترونيات | Electrónica | इलेक्ट्रॉनिक्स
== phones | Phones & Tablets | الهواتف والأجهزة اللوحية | Teléfonos y tabletas | फ़ोन और टैबलेट
=== smartphones | Smartphones | الهواتف الذكية | Teléfonos inteligentes | स्मार्टफ़ोन
=== phone-power | Chargers & Power | الشواحن والطاقة | Cargadores y energía | चार्जर और पावर
=== phone-classic | Radios | أجهزة الراديو | Radios | रेडियो
== computers | Computers | الحواسيب | Computadoras | कंप्यूटर
=== laptops-desktops | Laptops & Desktops | الحواسيب المحمولة والمكتبية | Portátiles y de escritorio | लैपटॉप और डेस्कटॉप
=== input | Keyboards & Mice | لوحات المفاتيح والفأرات | Teclados y ratones | कीबोर्ड और माउस
=== apps | Apps | التطبيقات | Aplicaciones | ऐप्स
=== print-store | Printers & Storage | الطابعات والتخزين | Impresoras y almacenamiento | प्रिंटर और स्टोरेज
== photo-video | Photo & Video | التصوير والفيديو | Foto y video | फ़ोटो और वीडियो
=== cameras | Cameras | الكاميرات | Cámaras | कैमरे
=== tv-projection | TV & Projection | التلفاز والعرض | TV y proyección | टीवी और प्रोजेक्शन
=== optics | Telescopes & Science | التلسكوبات والعلوم | Telescopios y ciencia | टेलीस्कोप और विज्ञान
== audio-gaming | Audio & Gaming | الصوت والألعاب | Audio y videojuegos | ऑडियो और गेमिंग
=== headphones | Headphones & Speakers | السمّاعات ومكبّرات الصوت | Auriculares y altavoces | हेडफ़ोन और स्पीकर
=== studio-gear | Microphones & Studio | الميكروفونات والاستوديو | Micrófonos y estudio | माइक्रोफ़ोन और स्टूडियो
=== gaming | Gaming | الألعاب الإلكترونية | Videojuegos | गेमिंग
= accessories | Shoes, Bags & Accessories | الأحذية والحقائب والإكسسوارات | Calzado, bolsos y accesorios | जूते, बैग और एक्सेसरीज़
== shoes | Shoes | الأحذية | Calzado | जूते
=== sneakers | Sneakers | الأحذية الرياضية | Zapatillas | स्नीकर्स
=== formal-boots | Formal Shoes & Boots | الأحذية الرسمية والجزمات | Zapatos formales y botas | फ़ॉर्मल जूते और बूट
=== sandals-heels | Flats, Heels & Sandals | الأحذية المسطّحة والكعوب والصنادل | Bailarinas, tacones y sandalias | फ़्लैट, हील और सैंडल
== bags | Bags | الحقائب | Bolsos | बैग
=== handbags | Handbags | حقائب اليد | Bolsos de mano | हैंडबैग
=== backpacks | Backpacks | حقائب الظهر | Mochilas | बैकपैक
=== travel-work | Travel & Work Bags | حقائب السفر والعمل | Bolsos de viaje y trabajo | ट्रैवल और वर्क बैग
== wearables | Hats, Glasses & Umbrellas | القبعات والنظارات والمظلات | Sombreros, gafas y paraguas | टोपी, चश्मे और छाते
=== hats | Hats & Caps | القبعات | Sombreros y gorras | हैट और कैप
=== glasses | Glasses | النظارات | Gafas | चश्मे
=== umbrellas | Umbrellas | المظلّات | Paraguas | छाते
== jewellery | Watches & Jewelry | الساعات والمجوهرات | Relojes y joyas | घड़ियाँ और गहने
=== watches | Watches | الساعات | Relojes | घड़ियाँ
=== rings-necklaces | Rings & Necklaces | الخواتم والقلائد | Anillos y collares | अँगूठियाँ और हार
=== charms | Charms & Hair | التمائم وإكسسوارات الشعر | Amuletos y pelo | चार्म और हेयर एक्सेसरीज़
= beauty | Beauty & Wellness | الجمال والعافية | Belleza y bienestar | ब्यूटी और वेलनेस
== face | Face & Makeup | الوجه والمكياج | Rostro y maquillaje | चेहरा और मेकअप
=== make-up | Makeup | المكياج | Maquillaje | मेकअप
=== skin-care | Skin Care | العناية بالبشرة | Cuidado de la piel | स्किन केयर
=== eyes-lips | Lips & Eyes | الشفاه والعيون | Labios y ojos | होंठ और आँखें
== body | Body & Bath | الجسم والحمّام | Cuerpo y baño | बॉडी और बाथ
=== soaps | Soap & Shower | الصابون والاستحمام | Jabón y ducha | साबुन और शावर
=== scents | Perfume & Oils | العطور والزيوت | Perfumes y aceites | परफ़्यूम और तेल
=== hands-feet | Hands & Feet | اليدان والقدمان | Manos y pies | हाथ और पैर
== grooming | Hair & Grooming | الشعر والحلاقة | Cabello y afeitado | बाल और ग्रूमिंग
=== shaving | Shaving | الحلاقة | Afeitado | शेविंग
=== hair | Hair Care | العناية بالشعر | Cuidado del cabello | हेयर केयर
=== teeth | Oral Care | العناية بالفم | Cuidado bucal | ओरल केयर
== wellness | Health & Wellness | الصحة والعافية | Salud y bienestar | स्वास्थ्य और वेलनेस
=== first-aid | First Aid | الإسعافات الأولية | Primeros auxilios | फ़र्स्ट एड
=== supplements | Supplements | المكمّلات الغذائية | Suplementos | सप्लीमेंट
=== relax | Rest & Massage | الراحة والتدليك | Descanso y masaje | आराम और मसाज
= pantry | Food & Pantry | الأطعمة والمؤن | Alimentos y despensa | खाना और पैंट्री
== sweet-spreads | Honey & Spreads | العسل والمربّيات | Miel y untables | शहद और स्प्रेड
=== honey | Honey | العسل | Miel | शहद
=== jams | Jams & Preserves | المربّيات | Mermeladas y conservas | जैम और मुरब्बे
=== nut-butters | Nut Butters | زبدة المكسّرات | Cremas de frutos secos | नट बटर
== drinks | Coffee, Tea & Drinks | القهوة والشاي والمشروبات | Café, té y bebidas | कॉफ़ी, चाय और पेय
=== coffee-beans | Coffee | القهوة | Café | कॉफ़ी
=== tea | Tea | الشاي | Té | चाय
=== juices | Juices & Syrups | العصائر والأشربة | Zumos y siropes | जूस और सिरप
== bakery-grains | Bakery & Grains | المخبوزات والحبوب | Panadería y granos | बेकरी और अनाज
=== bread | Bread & Pastry | الخبز والمعجّنات | Pan y bollería | ब्रेड और पेस्ट्री
=== grains | Rice, Pasta & Beans | الأرز والمعكرونة والبقول | Arroz, pasta y legumbres | चावल, पास्ता और दालें
=== breakfast | Breakfast | الفطور | Desayuno | नाश्ता
== sweets-savoury | Sweets, Oil & Spice | الحلويات والزيت والتوابل | Dulces, aceite y especias | मिठाई, तेल और मसाले
=== chocolate | Chocolate & Sweets | الشوكولاتة والحلوى | Chocolate y dulces | चॉकलेट और मिठाई
=== oils-spices | Oil, Olives & Spices | الزيت والزيتون والتوابل | Aceite, aceitunas y especias | तेल, जैतून और मसाले
=== deli | Cheese, Snacks & Cans | الأجبان والتسالي والمعلّبات | Queso, aperitivos y conservas | चीज़, स्नैक्स और टिन फ़ूड
= sports | Sports & Outdoors | الرياضة والهواء الطلق | Deporte y aire libre | खेल और आउटडोर
== team-sports | Team Sports | الألعاب الجماعية | Deportes de equipo | टीम के खेल
=== football-rugby | Soccer & Rugby | كرة القدم والرغبي | Fútbol y rugby | फ़ुटबॉल और रग्बी
=== basketball-volley | Basketball & Volleyball | كرة السلة والطائرة | Baloncesto y voleibol | बास्केटबॉल और वॉलीबॉल
=== bat-ball | Baseball, Cricket & Hockey | البيسبول والكريكت والهوكي | Béisbol, críquet y hockey | बेसबॉल, क्रिकेट और हॉकी
== racket-target | Racket & Target | المضارب والتصويب | Raqueta y puntería | रैकेट और निशाना
=== rackets | Racket Sports | رياضات المضرب | Deportes de raqueta | रैकेट के खेल
=== target | Archery, Darts & Golf | الرماية والسهام والغولف | Arco, dardos y golf | तीरंदाज़ी, डार्ट्स और गोल्फ़
=== cue-bowl | Billiards, Bowling & Curling | البلياردو والبولينغ والكيرلنغ | Billar, bolos y curling | बिलियर्ड्स, बॉलिंग और कर्लिंग
== fitness | Fitness & Combat | اللياقة والفنون القتالية | Fitness y combate | फ़िटनेस और कॉम्बैट
=== boxing | Boxing & Martial Arts | الملاكمة والفنون القتالية | Boxeo y artes marciales | बॉक्सिंग और मार्शल आर्ट
=== training | Training | التدريب | Entrenamiento | ट्रेनिंग
=== water-sports | Water Sports | الرياضات المائية | Deportes acuáticos | वॉटर स्पोर्ट्स
== outdoor | Outdoor & Wheels | الرحلات والعجلات | Aire libre y ruedas | आउटडोर और पहिए
=== camping | Camping | التخييم | Camping | कैंपिंग
=== winter-fishing | Winter & Fishing | الشتاء والصيد | Invierno y pesca | सर्दी और मछली पकड़ना
=== wheels | Bikes, Boards & Scooters | الدراجات والألواح والسكوترات | Bicicletas, patinetas y patinetes | साइकिल, बोर्ड और स्कूटर
= toys | Toys & Baby | الألعاب والأطفال | Juguetes y bebé | खिलौने और बेबी
== baby | Baby | الرضّع | Bebé | बेबी
=== feeding | Feeding | الرضاعة والطعام | Alimentación | फ़ीडिंग
=== nursery | Nursery | غرفة الطفل | Habitación del bebé | नर्सरी
=== first-toys | First Toys | الألعاب الأولى | Primeros juguetes | पहले खिलौने
== soft-toys | Soft Toys & Animals | الدمى المحشوة والحيوانات | Peluches y animales | सॉफ़्ट टॉय और जानवर
=== plush-classics | Plush Classics | دمى محشوة | Peluches clásicos | क्लासिक सॉफ़्ट टॉय
=== plush-wild | Wild Animals | حيوانات برّية | Animales salvajes | जंगली जानवर
=== dinos-sea | Dinosaurs & Sea | الديناصورات والبحر | Dinosaurios y mar | डायनासोर और समुद्र
== games | Games & Puzzles | الألعاب والأحاجي | Juegos y puzles | गेम और पज़ल
=== board-games | Board & Card Games | ألعاب الطاولة والورق | Juegos de mesa y cartas | बोर्ड और कार्ड गेम
=== puzzles | Puzzles & Magic | الأحاجي والسحر | Puzles y magia | पज़ल और जादू
=== outdoor-play | Outdoor Play | ألعاب الخارج | Juego al aire libre | बाहर के खेल
== vehicles | Vehicles & Figures | المركبات والمجسّمات | Vehículos y figuras | गाड़ियाँ और फ़िगर
=== cars | Cars & Trucks | السيارات والشاحنات | Autos y camiones | कारें और ट्रक
=== trains-planes | Trains, Planes & Rockets | القطارات والطائرات والصواريخ | Trenes, aviones y cohetes | ट्रेन, हवाई जहाज़ और रॉकेट
=== fantasy | Fantasy & Theater | الخيال والمسرح | Fantasía y teatro | कल्पना और नाटक
= books | Books, Paper & Craft | الكتب والورق والأشغال | Libros, papel y manualidades | किताबें, काग़ज़ और क्राफ़्ट
== book-shelf | Books | الكتب | Libros | किताबें
=== fiction | Novels & Stories | الروايات والقصص | Novelas y cuentos | उपन्यास और कहानियाँ
=== cooking-home | Cooking & Garden | الطبخ والحديقة | Cocina y jardín | कुकिंग और बाग़वानी
=== children | Children's Books | كتب الأطفال | Libros infantiles | बच्चों की किताबें
== digital-library | Digital Library | المكتبة الرقمية | Biblioteca digital | डिजिटल लाइब्रेरी
=== e-books | E-Books | الكتب الإلكترونية | Libros electrónicos | ई-बुक
=== sewing-patterns | Patterns | الباترونات | Patrones | पैटर्न
=== printables | Printables & Courses | المطبوعات والدورات | Imprimibles y cursos | प्रिंटेबल और कोर्स
== stationery | Stationery | القرطاسية | Papelería | स्टेशनरी
=== notebooks | Notebooks & Planners | الدفاتر والمخطّطات | Cuadernos y agendas | नोटबुक और प्लानर
=== writing | Pens & Pencils | الأقلام | Plumas y lápices | पेन और पेंसिल
=== desk | Desk & Filing | المكتب والملفات | Escritorio y archivo | डेस्क और फ़ाइलिंग
== craft | Art & Craft | الفنون والأشغال | Arte y manualidades | आर्ट और क्राफ़्ट
=== painting | Painting | الرسم | Pintura | पेंटिंग
=== yarn | Yarn & Knitting | الخيوط والحياكة | Hilos y punto | ऊन और बुनाई
=== sewing | Sewing & Leather | الخياطة والجلد | Costura y cuero | सिलाई और चमड़ा
= garden | Garden & Tools | الحديقة والأدوات | Jardín y herramientas | बग़ीचा और औज़ार
== plants | Plants | النباتات | Plantas | पौधे
=== indoor-plants | Indoor Plants | نباتات داخلية | Plantas de interior | इनडोर पौधे
=== flowers | Flowers | الزهور | Flores | फूल
=== outdoor-plants | Trees & Shrubs | الأشجار والشجيرات | Árboles y arbustos | पेड़ और झाड़ियाँ
== growing | Grow Your Own | ازرع بنفسك | Cultiva en casa | ख़ुद उगाएँ
=== seeds | Seeds & Bulbs | البذور والأبصال | Semillas y bulbos | बीज और कंद
=== herbs-veg | Herbs & Vegetables | الأعشاب والخضار | Hierbas y hortalizas | जड़ी-बूटियाँ और सब्ज़ियाँ
=== garden-living | Garden Living | جلسات الحديقة | Vida en el jardín | बग़ीचे की रौनक़
== hand-tools | Hand Tools | العُدد اليدوية | Herramientas manuales | हैंड टूल्स
=== hammers-axes | Hammers & Axes | المطارق والفؤوس | Martillos y hachas | हथौड़े और कुल्हाड़ियाँ
=== screw-wrench | Screwdrivers & Wrenches | المفكّات والمفاتيح | Destornilladores y llaves | पेचकस और रिंच
=== saws-cutting | Saws & Cutting | المناشير والقص | Sierras y corte | आरी और कटाई
== workshop | Workshop | الورشة | Taller | वर्कशॉप
=== tool-storage | Tool Storage | حفظ العُدد | Cajas de herramientas | टूल स्टोरेज
=== materials | Building Materials | مواد البناء | Materiales de construcción | निर्माण सामग्री
=== fixings | Rope, Chain & Magnets | الحبال والسلاسل والمغناطيس | Cuerdas, cadenas e imanes | रस्सी, चेन और चुंबक
= music | Music & Instruments | الموسيقى والآلات | Música e instrumentos | संगीत और वाद्य
== strings | Strings | الوتريات | Cuerdas | तार वाद्य
=== guitars | Guitars & Banjos | الغيتارات والبانجو | Guitarras y banjos | गिटार और बैंजो
=== violins | Violins | الكمنجات | Violines | वायलिन
=== string-parts | Strings & Stands | الأوتار والحوامل | Cuerdas y soportes | तार और स्टैंड
== wind | Wind & Brass | آلات النفخ | Vientos | सुषिर वाद्य
=== brass | Brass | النحاسيات | Metales | ब्रास
=== woodwind | Woodwind | الخشبيات | Maderas | वुडविंड
=== free-reed | Accordions | الأكورديونات | Acordeones | अकॉर्डियन
== keys-drums | Keys & Percussion | المفاتيح والإيقاع | Teclas y percusión | कीज़ और पर्कशन
=== keyboards | Pianos & Keyboards | البيانو ولوحات المفاتيح | Pianos y teclados | पियानो और कीबोर्ड
=== drums | Drums | الطبول | Tambores | ड्रम
=== small-percussion | Small Percussion | الإيقاع الصغير | Percusión pequeña | छोटे ताल वाद्य
== studio-sheet | Studio & Sheet Music | الاستوديو والنوتات | Estudio y partituras | स्टूडियो और शीट म्यूज़िक
=== sheet-music | Sheet Music | النوتات الموسيقية | Partituras | शीट म्यूज़िक
=== samples | Samples & Sounds | العيّنات الصوتية | Samples y sonidos | सैंपल और साउंड
=== recording | Recording & Listening | التسجيل والاستماع | Grabar y escuchar | रिकॉर्डिंग और सुनना
`;
