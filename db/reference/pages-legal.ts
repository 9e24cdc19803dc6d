import type { DefaultPage } from "./pages.ts";

/** Pages that the law requires; drafts for the operator to complete. */
export const legalPages: readonly DefaultPage[] = [
  {
    slug: "privacy-policy",
    title: ["Privacy policy", "سياسة الخصوصية"],
    english: `
<p>We keep what we need to get your order to you, and we don't track you across the web.</p>
<h2>What we store</h2>
<ul><li>Your orders with your name, address, email address and phone number, for as long as the law requires us to keep invoices.</li><li>Your account, until you ask us to delete it.</li><li>One cookie that remembers your cart, language and currency for 30 days after your last visit.</li><li>Your email address for the newsletter, once you've confirmed it, until you unsubscribe.</li><li>What you write in the contact form or in comments, until you ask us to delete it.</li></ul>
<h2>What needs your consent</h2>
<p>YouTube and Vimeo players, statistics and saved preferences load only if you agree. You can change your mind under “Cookie settings” at the bottom of every page. We keep a record of your choice, its time and the text you saw under a random number.</p>
<h2>Who can see it</h2>
<p>The shop that packs your order sees the address it ships to. The payment provider sees the amount and what you enter in its form. No one else sees anything.</p>
<h2>Your rights</h2>
<p>You can ask us at any time for a copy of your data, or to correct or delete it. An email is enough.</p>`,
    arabic: `
<p>نحتفظ بما يلزم لإيصال مشترياتك، ولا شيء لملاحقتك.</p>
<h2>ما نخزّنه</h2>
<ul><li>طلباتك مع الاسم والعنوان والبريد والهاتف طوال المدة التي يفرضها قانون الفواتير.</li><li>حسابك إلى أن تطلب حذفه.</li><li>ملف تعريف واحد يتذكّر سلتك ولغتك وعملتك 30 يوماً بعد آخر زيارة.</li><li>بريدك للنشرة بعد أن تؤكّده وإلى أن تلغي الاشتراك.</li><li>ما تكتبه في نموذج التواصل أو تحت مقالاتنا إلى أن تطلب حذفه.</li></ul>
<h2>ما يحتاج إلى موافقتك</h2>
<p>لا تُحمَّل مشغّلات YouTube وVimeo ولا الإحصاءات ولا التفضيلات المحفوظة إلا بموافقتك. غيّر رأيك في «إعدادات ملفات تعريف الارتباط» أسفل كل صفحة. نحتفظ بقرارك ووقته والنص الذي رأيته تحت رقم عشوائي.</p>
<h2>من يراه</h2>
<p>المتجر الذي يغلّف طردك يرى العنوان الذي يكتبه عليه، ومزوّد الدفع يرى المبلغ ونموذجه الخاص، ولا أحد غيرهما.</p>
<h2>حقوقك</h2>
<p>اسألنا متى شئت عمّا نعرفه عنك، أو اطلب تصحيحه أو نقله أو حذفه. تكفي رسالة بريد.</p>`,
  },
  {
    slug: "terms",
    title: ["Terms of sale", "شروط البيع"],
    english: `
<h2>1. Who you buy from</h2><p>Each product is sold by the shop named on its page. We run the marketplace, take payments on behalf of the shops and help when something goes wrong.</p>
<h2>2. The contract</h2><p>Your order is an offer to buy. The contract is made when the shop confirms it. You aren't charged until you place your order.</p>
<h2>3. Prices</h2><p>You pay the price shown at checkout, with tax and shipping listed separately. If a price or the stock changes while you shop, we'll tell you before you pay.</p>
<h2>4. Payment</h2><p>We hold your items while your payment is pending. If it isn't completed in time, the order is canceled and you aren't charged.</p>
<h2>5. Returns</h2><p>You can return items within {days} days of delivery, as described on our returns page.</p>
<h2>6. Warranty</h2><p>The statutory warranty of your country applies to everything sold here.</p>`,
    arabic: `
<h2>1. ممن تشتري</h2><p>يبيع كل منتج المتجرُ المذكور إلى جانبه. نحن ندير السوق ونستلم الدفع عن المتاجر ونساعد حين يحدث خطأ.</p>
<h2>2. العقد</h2><p>طلبك عرض، ويُقبل حين يؤكّده المتجر. ولا يُخصم منك شيء قبل إرسال الطلب.</p>
<h2>3. الأسعار</h2><p>العبرة بالسعر عند الدفع مع الضريبة والتوصيل. وإن تغيّر سعر أو مخزون أثناء تسوّقك أخبرناك قبل أن تدفع.</p>
<h2>4. الدفع</h2><p>تُحجز لك القطع ما دام الدفع مفتوحاً. فإن لم يكتمل في وقته انتهت العملية ولا يُخصم شيء.</p>
<h2>5. الإرجاع</h2><p>يمكنك إرجاع ما اشتريته خلال {days} يوماً من التسليم كما في صفحة الإرجاع.</p>
<h2>6. الضمان</h2><p>يسري الضمان القانوني في بلدك على كل ما يُباع هنا.</p>`,
  },
  {
    slug: "imprint",
    title: ["Imprint", "بيانات الناشر"],
    english: `
<p>This shop is run by the operator named below, who is responsible for its content.</p>
<dl><dt>Shop</dt><dd>{shop}</dd><dt>Email</dt><dd>{email}</dd></dl>
<dl><dt>Operator</dt><dd>[name of the person or company]</dd><dt>Address</dt><dd>[street, postal code, city, country]</dd><dt>Represented by</dt><dd>[name]</dd><dt>Register</dt><dd>[register and number]</dd><dt>VAT number</dt><dd>[number]</dd></dl>`,
    arabic: `
<p>يدير هذا المتجر مشغّله وهو المسؤول عن محتواه.</p>
<dl><dt>المتجر</dt><dd>{shop}</dd><dt>البريد الإلكتروني</dt><dd>{email}</dd></dl>
<dl><dt>المشغّل</dt><dd>[اسم الشخص أو الشركة]</dd><dt>العنوان</dt><dd>[الشارع والرمز البريدي والمدينة والبلد]</dd><dt>الممثّل القانوني</dt><dd>[الاسم]</dd><dt>السجلّ</dt><dd>[السجلّ ورقمه]</dd><dt>الرقم الضريبي</dt><dd>[الرقم]</dd></dl>`,
  },
  {
    slug: "accessibility",
    title: ["Accessibility", "إمكانية الوصول"],
    english: `
<p>Everyone should be able to shop here, whether with a keyboard, a screen reader, large text or one hand.</p>
<h2>What we aim for</h2>
<p>The shop is built to meet WCAG 2.2 at level AA. Every screen can be used with the keyboard alone, works at 400 percent zoom, and has a dark theme.</p>
<h2>Known limitations</h2>
<ul><li>Shop videos may not have captions.</li><li>Descriptions of pictures are written by the sellers and may be incomplete.</li></ul>
<h2>Tell us</h2>
<p>Is something in your way? Write to {email} or use our <a href="/contact">contact form</a>. We reply within two business days and can help you order in the meantime.</p>`,
    arabic: `
<p>ينبغي أن يتمكن كل شخص من التسوق هنا، بلوحة المفاتيح أو قارئ الشاشة أو بخط كبير أو بيد واحدة.</p>
<h2>ما نسعى إليه</h2>
<p>بُني المتجر ليوافق WCAG 2.2 بمستوى AA. تُستخدم كل شاشة بلوحة المفاتيح وحدها، وتعمل بتكبير 400 في المئة، ولها مظهر داكن.</p>
<h2>ما لا يعمل بعد</h2>
<ul><li>قد تخلو مقاطع الفيديو من الترجمة النصية.</li><li>توصف صور البائعين بقدر ما وصفوها.</li></ul>
<h2>أخبرنا</h2>
<p>هل يعيقك شيء؟ اكتب إلى {email} أو استخدم <a href="/contact">نموذج التواصل</a>. نجيب خلال يومَي عمل ونساعدك على الطلب حتى ذلك الحين.</p>`,
  },
];
