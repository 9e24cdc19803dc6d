import type { DefaultPage } from "./pages.ts";

/** Pages that the law requires; drafts for the operator to complete. */
export const legalPages: readonly DefaultPage[] = [
  {
    slug: "privacy-policy",
    title: ["Privacy policy", "سياسة الخصوصية"],
    english: `
<p>We keep what we need to bring you what you bought, and nothing to follow you around.</p>
<h2>What we store</h2>
<ul><li>Your orders with name, address, e-mail address and phone number, as long as the law asks us to keep invoices.</li><li>Your account, until you ask us to delete it.</li><li>One cookie that remembers your cart, language and currency for 30 days after your last visit.</li></ul>
<h2>Who sees it</h2>
<p>The shop that packs your parcel sees the address it has to write on it. The payment provider sees the amount and its own form. Nobody else.</p>
<h2>Your rights</h2>
<p>Ask us at any time what we know about you, have it corrected, taken along or deleted. An e-mail is enough.</p>`,
    arabic: `
<p>نحتفظ بما يلزم لإيصال مشترياتك، ولا شيء لملاحقتك.</p>
<h2>ما نخزّنه</h2>
<ul><li>طلباتك مع الاسم والعنوان والبريد والهاتف طوال المدة التي يفرضها قانون الفواتير.</li><li>حسابك إلى أن تطلب حذفه.</li><li>ملف تعريف واحد يتذكّر سلتك ولغتك وعملتك 30 يوماً بعد آخر زيارة.</li></ul>
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
<p>Before the shop opens to the public, the operator adds name, postal address, register and tax numbers here, as the law of its country asks.</p>`,
    arabic: `
<p>يدير هذا المتجر مشغّله وهو المسؤول عن محتواه.</p>
<dl><dt>المتجر</dt><dd>{shop}</dd><dt>البريد الإلكتروني</dt><dd>{email}</dd></dl>
<p>قبل افتتاح المتجر يضيف المشغّل هنا اسمه وعنوانه البريدي وأرقام السجلّ والضريبة كما يطلب قانون بلده.</p>`,
  },
];
