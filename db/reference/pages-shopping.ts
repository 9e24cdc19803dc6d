import type { DefaultPage } from "./pages.ts";

/** Pages about buying; {free} is the amount from which delivery is free, {days} the days for returns. */
export const shoppingPages: readonly DefaultPage[] = [
  {
    slug: "about-us",
    title: ["About us", "من نحن"],
    english: `
<p>This is a market: many shops under one roof, one cart, one checkout. Each shop packs and sends its own goods, and each is run by people you can write to.</p>
<h2>What we look after</h2>
<ul><li>We meet every seller before the first product goes on sale.</li><li>We hold the payment until the goods are on their way.</li><li>If a shop does not answer within two working days, we do.</li></ul>
<h2>What we do not do</h2>
<p>We do not sell your data, we do not invent discounts, and a price that is struck through was really asked: beside it you find the lowest price of the last 30 days.</p>`,
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
<p>Each shop sends its own parcel, so an order from two shops comes in two. At checkout you choose the delivery for each of them, and you see the estimated days before you pay.</p>
<h2>What it costs</h2>
<ul><li>Standard delivery is free once your goods from one shop reach {free}.</li><li>Below that, the price for your country stands in the cart.</li><li>Express delivery can be chosen where the shop offers it.</li><li>Digital goods cost no delivery: the link comes by e-mail.</li></ul>
<h2>Where is my parcel?</h2>
<p>Open “Track order” with the order's code and your e-mail address, or use the link in the confirmation mail.</p>`,
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
<p>You have {days} days from delivery to change your mind. The thing should be unused and in a box that survives the way back.</p>
<ol><li>Write to the shop or to us with the order's code and what you want to return.</li><li>Send it back; if it was faulty or wrong, we pay for the way.</li><li>When it has arrived, the money goes back to where it came from within five working days.</li></ol>
<h2>What cannot come back</h2>
<p>Fresh flowers and opened food, opened cosmetics, and digital goods once they have been downloaded, unless they are faulty.</p>`,
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
<h2>Do I need an account?</h2><p>No. You can buy with an e-mail address alone. With an account you keep your addresses, your wishlist and your orders in one place.</p>
<h2>How can I pay?</h2><p>The methods that are open to you stand at checkout. Cash on delivery is offered when every product in the cart allows it.</p>
<h2>Can I buy from several shops at once?</h2><p>Yes: one cart, one payment, and one order and one invoice per shop.</p>
<h2>Can I cancel?</h2><p>As long as the order is pending, yourself, from the order's screen. After that, ask the shop; it can cancel until delivery.</p>
<h2>Which currency am I charged in?</h2><p>In the one you see at checkout, to the last digit. The rate is frozen with the order.</p>
<h2>Do prices include tax?</h2><p>The note beside the price says so. The tax depends on the country that we deliver to and is shown before you pay.</p>`,
    arabic: `
<h2>هل أحتاج إلى حساب؟</h2><p>لا، يمكنك الشراء ببريدك الإلكتروني فقط. ومع الحساب تبقى عناوينك وأمنياتك وطلباتك في مكان واحد.</p>
<h2>كيف أدفع؟</h2><p>تظهر الطرق المتاحة لك عند الدفع. ويُعرض الدفع عند الاستلام إذا كانت كل منتجات السلة تسمح به.</p>
<h2>هل أشتري من عدة متاجر معاً؟</h2><p>نعم: سلة واحدة ودفعة واحدة، ولكل متجر طلب وفاتورة.</p>
<h2>هل يمكنني الإلغاء؟</h2><p>ما دام الطلب معلّقاً تلغيه بنفسك من صفحته. بعد ذلك اسأل المتجر، فهو يستطيع الإلغاء حتى التسليم.</p>
<h2>بأي عملة أدفع؟</h2><p>بالعملة التي تراها عند الدفع حتى آخر رقم، ويُثبّت سعر الصرف مع الطلب.</p>
<h2>هل الأسعار شاملة الضريبة؟</h2><p>تقول ذلك الملاحظة قرب السعر. الضريبة بحسب بلد التوصيل وتظهر قبل الدفع.</p>`,
  },
];
