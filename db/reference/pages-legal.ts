import type { DefaultPage } from "./pages.ts";

/** Pages that the law requires; drafts for the operator to complete. */
export const legalPages: readonly DefaultPage[] = [
  {
    slug: "privacy-policy",
    title: ["Privacy policy", "سياسة الخصوصية"],
    english: `
<p>We keep what we need to bring you what you bought, and nothing to follow you around.</p>
<h2>What we store</h2>
<ul><li>Your orders with name, address, e-mail address and phone number, as long as the law asks us to keep invoices.</li><li>Your account, until you ask us to delete it.</li><li>One cookie that remembers your cart, language and currency for 30 days after your last visit.</li><li>Your e-mail address for the newsletter, once you have confirmed it, until you unsubscribe.</li><li>What you write with the contact form or below our posts, until you ask us to delete it.</li></ul>
<h2>What needs your consent</h2>
<p>Players of YouTube and Vimeo, statistics and stored preferences are loaded only if you agree. You change your mind under “Cookie settings” at the foot of every page. We keep what you decided, when, and which text you saw, under a random number.</p>
<h2>Who sees it</h2>
<p>The shop that packs your parcel sees the address it has to write on it. The payment provider sees the amount and its own form. Nobody else.</p>
<h2>Your rights</h2>
<p>Ask us at any time what we know about you, have it corrected, taken along or deleted. An e-mail is enough.</p>`,
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
<h2>1. Who sells</h2><p>Each product is sold by the shop named beside it. We run the market, take the payment for the shops and help when something goes wrong.</p>
<h2>2. The contract</h2><p>Your order is an offer; it is accepted when the shop confirms it. The last button before that says that it costs money.</p>
<h2>3. Prices</h2><p>The price at checkout counts, with tax and delivery listed. If a price or the stock changes while you shop, we tell you before you pay.</p>
<h2>4. Payment</h2><p>Units are held for you while a payment is open. When it is not completed in time, the purchase expires and nothing is charged.</p>
<h2>5. Returns</h2><p>You may return what you bought within {days} days of delivery, as described on the page about returns.</p>
<h2>6. Warranty</h2><p>The legal warranty of your country applies to everything that is sold here.</p>`,
    arabic: `
<h2>1. من يبيع</h2><p>يبيع كل منتج المتجرُ المذكور إلى جانبه. نحن ندير السوق ونستلم الدفع عن المتاجر ونساعد حين يحدث خطأ.</p>
<h2>2. العقد</h2><p>طلبك عرض، ويُقبل حين يؤكّده المتجر. والزرّ الأخير قبل ذلك يقول صراحة إنه ملزم بالدفع.</p>
<h2>3. الأسعار</h2><p>العبرة بالسعر عند الدفع مع الضريبة والتوصيل. وإن تغيّر سعر أو مخزون أثناء تسوّقك أخبرناك قبل أن تدفع.</p>
<h2>4. الدفع</h2><p>تُحجز لك القطع ما دام الدفع مفتوحاً. فإن لم يكتمل في وقته انتهت العملية ولا يُخصم شيء.</p>
<h2>5. الإرجاع</h2><p>يمكنك إرجاع ما اشتريته خلال {days} يوماً من التسليم كما في صفحة الإرجاع.</p>
<h2>6. الضمان</h2><p>يسري الضمان القانوني في بلدك على كل ما يُباع هنا.</p>`,
  },
  {
    slug: "imprint",
    title: ["Imprint", "بيانات الناشر"],
    english: `
<p>This shop is run by its operator, who answers for its content.</p>
<dl><dt>Shop</dt><dd>{shop}</dd><dt>E-mail</dt><dd>{email}</dd></dl>
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
<p>Everyone should be able to shop here, with a keyboard, a screen reader, large text or one hand.</p>
<h2>What we aim for</h2>
<p>The shop is built to meet WCAG 2.2 at level AA. Every screen can be used with the keyboard alone, works at 400 percent zoom, and has a dark theme.</p>
<h2>What does not work yet</h2>
<ul><li>Videos of shops may have no captions.</li><li>Pictures that sellers upload are described as well as the seller has described them.</li></ul>
<h2>Tell us</h2>
<p>Does something stand in your way? Write to {email} or use our <a href="/contact">contact form</a>. We answer within two working days, and help you to order in the meantime.</p>`,
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
