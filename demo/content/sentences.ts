/** English and Arabic of the same words. In Arabic `a/b` is masculine/feminine after the product's noun. */
export type Words = readonly [en: string, ar: string];

export const CARE: Record<string, Words> = {
  oil: ["Wipe with a damp cloth; a drop of oil now and then.", "يُمسح بقماش رطب مع قطرة زيت بين حين وآخر."],
  wipe: ["Wipe clean with a damp cloth.", "يكفي المسح بقماش رطب."],
  dishwasher: ["Safe in the dishwasher.", "مناسب لغسّالة الصحون."],
  handdry: ["Wash by hand and dry at once.", "غسل يدوي ثم تجفيف فوري."],
  polish: ["Rub with a soft cloth when it darkens.", "يُلمّع بقماش ناعم عند اللزوم."],
  cool: ["Wash cool, dry flat.", "غسل بماء بارد وتجفيف مسطّح."],
  wash: ["Machine wash at 30 degrees.", "غسل آلي على 30 درجة."],
  dry: ["Keep dry and out of the sun.", "يُحفظ في مكان جاف بعيداً عن الشمس."],
  dust: ["Dust with a soft brush.", "يُنظّف بفرشاة ناعمة."],
  leather: ["Feed with leather balm twice a year.", "يُدهن ببلسم الجلد مرتين في السنة."],
  dryclean: ["Dry clean only.", "تنظيف جاف فقط."],
  power: ["Wipe with a dry cloth; keep away from water.", "يُمسح بقماش جاف بعيداً عن الماء."],
  plant: ["Fresh water, a cool spot, no draught.", "ماء نظيف ومكان معتدل بعيد عن التيّار."],
  cupboard: ["Store cool and dry; once opened, use within weeks.", "يُحفظ في مكان بارد جاف ويُستهلك خلال أسابيع من فتحه."],
  cool_dry: ["Close well and store below 25 degrees.", "يُغلق جيداً ويُحفظ دون 25 درجة."],
};

/** First sentences of a description; {name}, {brand}, {shop}, {city} are filled in. */
export const OPENINGS: readonly Words[] = [
  [
    "{brand} makes the {name} for people who use things every day.",
    "صُمّم هذا المنتج من {brand} لمن يستعمل أشياءه كل يوم.",
  ],
  ["We looked at a dozen before we chose this one by {brand}.", "نظرنا في اثني عشر نوعاً قبل أن نختار هذا من {brand}."],
  ["The {name} has been on the shelves of {shop} since the beginning.", "حاضر على رفوف {shop} منذ البداية."],
  ["A quiet favourite of our regulars in {city}.", "من المنتجات المحبّبة عند زبائننا في {city}."],
  [
    "{brand} changed two small things this year, and both were worth it.",
    "غيّرت {brand} تفصيلين صغيرين هذا العام، وكلاهما في محلّه.",
  ],
  ["If you only buy one, we would make it this one.", "إن كنت ستشتري واحداً فقط فليكن هذا."],
  ["Designed by {brand}, tried at home by the people of {shop}.", "من تصميم {brand}، وجرّبه فريق {shop} في بيوتهم."],
  ["Nothing about the {name} is there for show.", "لا تفصيل هنا للزينة وحدها."],
];

/** Last sentences of a description. */
export const CLOSINGS: readonly Words[] = [
  ["Packed in paper and sent from {city}.", "يُغلّف بالورق ويُرسل من {city}."],
  ["Questions? {shop} answers, usually the same day.", "عندك سؤال؟ يجيبك {shop} في اليوم نفسه غالباً."],
  ["{shop} checks each piece before it leaves.", "يفحص {shop} كل قطعة قبل إرسالها."],
  ["If it is not right, send it back within 14 days.", "إن لم يناسبك فأعده خلال 14 يوماً."],
  ["Comes with a short note on care.", "يأتي مع ورقة قصيرة عن العناية به."],
  ["Shipped from {city}, as a gift on request.", "يُشحن من {city} مع تغليف هدية عند الطلب."],
];

/** What digital goods end with. */
export const DIGITAL_CLOSINGS: readonly Words[] = [
  ["The download link comes by e-mail as soon as it is paid.", "يصل رابط التنزيل بالبريد فور الدفع."],
  ["Download it on any device; updates are free.", "نزّله على أي جهاز، والتحديثات مجانية."],
];

export const DIGITAL_USES: readonly Words[] = [
  ["Made by someone who does it for a living.", "من إعداد شخص يمارس هذا كل يوم."],
  ["Small enough for an old phone, sharp enough for print.", "خفيف على الهواتف القديمة وواضح عند الطباعة."],
  ["Start tonight; nothing has to be delivered.", "ابدأ الليلة، فلا شيء ينتظر التوصيل."],
  ["No subscription, no account, no expiry.", "بلا اشتراك ولا حساب ولا تاريخ انتهاء."],
];

/** What a thing of a top category is good for. */
export const USES: Record<string, readonly Words[]> = {
  kitchen: [
    ["At home on the stove and on the table.", "مكانه على الموقد وعلى المائدة."],
    ["A present for someone who has just moved in.", "هدية لمن انتقل إلى بيت جديد."],
    ["Made for kitchens where people actually cook.", "للمطابخ التي يُطبخ فيها فعلاً."],
    ["It earns its place on a small counter.", "يستحق مكانه في مطبخ صغير."],
    ["Looks better after a year than on the first day.", "يزداد جمالاً بعد سنة من الاستعمال."],
  ],
  pantry: [
    ["Good for breakfast, better at midnight.", "طيّب على الفطور وأطيب عند منتصف الليل."],
    ["Bring one as a guest and you will be asked again.", "خذه معك في زيارة وستُدعى مرة أخرى."],
    ["The list of ingredients fits on one line.", "قائمة المكوّنات في سطر واحد."],
    ["We keep a second one in the cupboard, to be safe.", "نحتفظ بواحد آخر في الخزانة احتياطاً."],
    ["Try it once plain before you cook with it.", "تذوّقه وحده قبل أن تطبخ به."],
  ],
  home: [
    ["It makes a rented room feel like yours.", "يجعل الغرفة المستأجرة كأنها بيتك."],
    ["Quiet enough for any wall and any sofa.", "هادئ يناسب كل جدار وكل أريكة."],
    ["Small rooms thank you for it.", "الغرف الصغيرة تشكرك عليه."],
    ["You notice it on the first evening and then it belongs.", "تلاحظه في الليلة الأولى ثم يصير جزءاً من البيت."],
    ["Pairs with nearly everything you already have.", "ينسجم مع معظم ما عندك."],
  ],
  garden: [
    ["For balconies as much as for acres.", "للشرفات كما للبساتين."],
    ["Work goes quicker when the tool is right.", "يُنجز العمل أسرع بالأداة الصحيحة."],
    ["Leave it out by mistake and it forgives you.", "انسَه في الخارج وسيسامحك."],
    ["Made to be handed down with the shed.", "صُنع ليُورث مع المخزن."],
    ["Best bought before the season, as always.", "الأفضل شراؤه قبل الموسم كالعادة."],
  ],
  clothing: [
    ["Wear it three times a week and wash it less.", "البسه ثلاث مرات في الأسبوع واغسله أقل."],
    ["Cut true to size; between two, take the larger.", "القياس دقيق، وإن احترت فخذ الأكبر."],
    ["It goes to work and stays out for dinner.", "للعمل ثم للعشاء بعده."],
    ["A colour for each day you are unsure.", "لون لكل يوم تحتار فيه."],
    ["Sewn in a small workshop that we visit twice a year.", "خياطة في ورشة صغيرة نزورها مرتين في السنة."],
  ],
  accessories: [
    ["The kind of thing strangers ask you about.", "من الأشياء التي يسألك عنها الغرباء."],
    ["Light to carry, easy to repair.", "خفيف الحمل سهل الإصلاح."],
    ["Comes in a cotton bag instead of a box.", "يأتي في كيس قطني بدل العلبة."],
    ["Made for city days and one long weekend.", "لأيام المدينة ولعطلة طويلة."],
    ["It wears in, not out.", "يلين مع الوقت ولا يبلى."],
  ],
  electronics: [
    ["Set up in five minutes, without an account.", "جاهز في خمس دقائق من دون حساب."],
    ["Spare parts are kept for seven years.", "قطع الغيار متوفرة سبع سنوات."],
    ["The manual is four pages, and you need one.", "الدليل أربع صفحات وتكفيك واحدة."],
    ["Works with what you already own.", "يعمل مع ما عندك من أجهزة."],
    ["Two years of warranty, handled by us and not by a form.", "ضمان سنتين نتولّاه نحن مباشرة."],
  ],
  beauty: [
    ["A little is enough, and the tin says so.", "يكفي القليل منه."],
    ["For every skin, tested on willing friends.", "لكل أنواع البشرة."],
    ["Morning or evening, it takes one minute.", "دقيقة واحدة صباحاً أو مساءً."],
    ["Never tested on animals.", "لم يُختبر على الحيوانات."],
    ["Small enough for the hand luggage.", "بحجم يناسب حقيبة السفر."],
  ],
  sports: [
    ["For the first season and the tenth.", "للموسم الأول وللعاشر أيضاً."],
    ["Good enough for the club, friendly enough for the park.", "يليق بالنادي ويناسب الحديقة."],
    ["Take it along; the weather will follow.", "خذه معك والطقس سيتحسّن."],
    ["Made to be used outdoors and hosed down.", "للاستعمال في الخارج ويُغسل بالماء."],
    ["It makes the first attempt look better than it was.", "يجعل المحاولة الأولى تبدو أفضل."],
  ],
  toys: [
    ["Loved by small hands, approved by tired parents.", "تحبّه الأيدي الصغيرة ويرتاح له الأهل."],
    ["No batteries to find on a Sunday.", "لا بطاريات تبحث عنها يوم العطلة."],
    ["Meets the toy safety rules, and then some.", "مطابق لمعايير سلامة الألعاب."],
    ["Good for one child and better for two.", "ممتع لطفل واحد وأمتع لاثنين."],
    ["It will be found under the sofa for years.", "سيظهر تحت الأريكة لسنوات."],
  ],
  books: [
    ["Made for a desk that is used.", "لمكتب يُعمل عليه حقاً."],
    ["A present that fits through a letterbox.", "هدية تمرّ من صندوق البريد."],
    ["For rainy Sundays and long trains.", "لأيام المطر والقطارات الطويلة."],
    ["You will want a second one before the first is finished.", "ستريد ثانياً قبل أن تنهي الأول."],
    ["Paper and colour chosen by people who use them.", "الورق واللون من اختيار أهل الصنعة."],
  ],
  music: [
    ["Set up and played before it is packed.", "يُضبط ويُعزف عليه قبل تغليفه."],
    ["For kitchens, stages and patient neighbours.", "للبيوت والمسارح والجيران الصبورين."],
    ["It sounds better than it has any right to.", "صوته أجمل مما تتوقّع من سعره."],
    ["Good on the first day, dear after the first year.", "جيد في اليوم الأول وعزيز بعد سنة."],
    ["Our teacher in the shop would take this one.", "هذا ما يختاره أستاذ الموسيقى عندنا."],
  ],
};
