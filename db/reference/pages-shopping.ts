import type { DefaultPage } from "./pages.ts";

/** Pages about buying; {free} is the amount from which delivery is free, {days} the days for returns. */
export const shoppingPages: readonly DefaultPage[] = [
  {
    slug: "about-us",
    title: ["About us", "من نحن"],
    english: `
<p>This is a marketplace: many shops under one roof, one cart, one checkout. Each shop packs and ships its own products, and each is run by people you can write to.</p>
<h2>What we do</h2>
<ul><li>We get to know every seller before their first product goes on sale.</li><li>We hold your payment until your order is on its way.</li><li>If a shop doesn't answer within two business days, we step in.</li></ul>
<h2>What we don't do</h2>
<p>We don't sell your data, and we don't make up discounts. A crossed-out price is one we really charged, and next to it you'll find the lowest price of the last 30 days.</p>`,
    arabic: `
<p>هذا سوق: متاجر كثيرة تحت سقف واحد، بسلة واحدة ودفع واحد. كل متجر يغلّف بضاعته ويرسلها بنفسه، ويديره أناس يمكنك مراسلتهم.</p>
<h2>ما نعتني به</h2>
<ul><li>نلتقي كل بائع قبل عرض أول منتج له.</li><li>نحتفظ بالمبلغ حتى تخرج البضاعة في طريقها إليك.</li><li>إن لم يجبك المتجر خلال يومي عمل أجبناك نحن.</li></ul>
<h2>ما لا نفعله</h2>
<p>لا نبيع بياناتك ولا نخترع التخفيضات، والسعر المشطوب كان سعراً حقيقياً: وإلى جانبه أدنى سعر خلال آخر 30 يوماً.</p>`,
  },
  {
    slug: "delivery",
    title: ["Delivery", "التوصيل"],
    english: `
<p>Each shop ships separately, so an order from two shops arrives in two shipments. At checkout you choose a shipping method for each, and you see the estimated delivery dates before you pay.</p>
<h2>What it costs</h2>
<ul><li>Standard delivery is free when you spend {free} or more at one shop.</li><li>Below that, you'll see the price for your country in your cart.</li><li>You can choose express delivery where the shop offers it.</li><li>Digital products have no shipping cost: we email you the link.</li></ul>
<h2>Where is my order?</h2>
<p>Go to “Track order” and enter your order code and email address, or use the link in your confirmation email.</p>`,
    arabic: `
<p>يرسل كل متجر طرده بنفسه، فالطلب من متجرين يصل في طردين. تختار التوصيل لكل منهما عند الدفع، وترى الأيام المتوقّعة قبل أن تدفع.</p>
<h2>التكلفة</h2>
<ul><li>التوصيل العادي مجاني متى بلغت مشترياتك من متجر واحد {free}.</li><li>دون ذلك يظهر سعر التوصيل إلى بلدك في السلة.</li><li>يمكن اختيار التوصيل السريع حيث يتيحه المتجر.</li><li>المنتجات الرقمية بلا تكلفة توصيل: يصلك الرابط بالبريد الإلكتروني.</li></ul>
<h2>أين طردي؟</h2>
<p>افتح صفحة «تتبّع الطلب» برمز الطلب وبريدك الإلكتروني، أو استعمل الرابط في رسالة التأكيد.</p>`,
  },
  {
    slug: "returns",
    title: ["Returns and refunds", "الإرجاع واسترداد المبلغ"],
    english: `
<p>You have {days} days from delivery to change your mind. Items should be unused and packed well enough for the trip back.</p>
<ol><li>Start a return from your order, or write to the shop with your order code and what you want to return.</li><li>Send it back. If it was faulty or not what you ordered, we pay for return shipping.</li><li>Once it arrives, we refund your original payment method within five business days.</li></ol>
<h2>What can't be returned</h2>
<p>Fresh flowers, opened food, opened cosmetics and downloaded digital products, unless they're faulty.</p>`,
    arabic: `
<p>أمامك {days} يوماً من التسليم لتغيّر رأيك، على أن يكون المنتج غير مستعمل وفي علبة تحتمل طريق العودة.</p>
<ol><li>اكتب للمتجر أو لنا مع رمز الطلب وما تريد إرجاعه.</li><li>أعد إرساله؛ وإن كان معيباً أو خاطئاً فأجرة الطريق علينا.</li><li>بعد وصوله يعود المبلغ إلى مصدره خلال خمسة أيام عمل.</li></ol>
<h2>ما لا يمكن إرجاعه</h2>
<p>الزهور الطازجة والأطعمة ومستحضرات التجميل المفتوحة، والمنتجات الرقمية بعد تنزيلها، إلا إذا كانت معيبة.</p>`,
  },
  {
    slug: "faq",
    title: ["Questions and answers", "أسئلة وأجوبة"],
    english: `
<h2>Do I need an account?</h2><p>No. All you need is an email address. With an account, your addresses, wishlist and orders are in one place.</p>
<h2>How can I pay?</h2><p>You'll see the available payment methods at checkout. Cash on delivery is offered if every product in your cart allows it.</p>
<h2>Can I buy from several shops at once?</h2><p>Yes. You have one cart and pay once, and you get an order and an invoice for each shop.</p>
<h2>Can I cancel my order?</h2><p>Yes, from the order's page, until the shop confirms it. After that, ask the shop: it can still cancel until delivery.</p>
<h2>Which currency am I charged in?</h2><p>In the currency you see at checkout, for exactly that amount. The exchange rate is fixed when you place your order.</p>
<h2>Do prices include tax?</h2><p>You'll find a note next to the price. Tax depends on the country we deliver to and is shown before you pay.</p>`,
    arabic: `
<h2>هل أحتاج إلى حساب؟</h2><p>لا، يمكنك الشراء ببريدك الإلكتروني فقط. ومع الحساب تبقى عناوينك وأمنياتك وطلباتك في مكان واحد.</p>
<h2>كيف أدفع؟</h2><p>تظهر الطرق المتاحة لك عند الدفع. ويُعرض الدفع عند الاستلام إذا كانت كل منتجات السلة تسمح به.</p>
<h2>هل أشتري من عدة متاجر معاً؟</h2><p>نعم: سلة واحدة ودفعة واحدة، ولكل متجر طلب وفاتورة.</p>
<h2>هل يمكنني الإلغاء؟</h2><p>ما دام الطلب معلّقاً تلغيه بنفسك من صفحته. بعد ذلك اسأل المتجر، فهو يستطيع الإلغاء حتى التسليم.</p>
<h2>بأي عملة أدفع؟</h2><p>بالعملة التي تراها عند الدفع حتى آخر رقم، ويُثبّت سعر الصرف مع الطلب.</p>
<h2>هل الأسعار شاملة الضريبة؟</h2><p>تقول ذلك الملاحظة قرب السعر. الضريبة بحسب بلد التوصيل وتظهر قبل الدفع.</p>`,
  },
];
