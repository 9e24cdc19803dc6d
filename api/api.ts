import { adminAuditApi } from "./admin-audit.api.ts";
import { adminCouponApi } from "./admin-coupon.api.ts";
import { adminCustomerApi } from "./admin-customer.api.ts";
import { adminMailApi } from "./admin-mail.api.ts";
import { adminOrderApi } from "./admin-order.api.ts";
import { adminOverviewApi } from "./admin-overview.api.ts";
import { adminRechargeApi } from "./admin-recharge.api.ts";
import { adminVoucherApi } from "./admin-voucher.api.ts";
import { adminPayoutApi } from "./admin-payout.api.ts";
import { adminPaymentSettingsApi } from "./admin-payment-settings.api.ts";
import { adminRefundApi } from "./admin-refund.api.ts";
import { adminReturnApi } from "./admin-return.api.ts";
import { adminCurrencyApi } from "./admin-currency.api.ts";
import { adminShippingApi } from "./admin-shipping.api.ts";
import { adminCommissionApi } from "./admin-commission.api.ts";
import { adminTaxApi } from "./admin-tax.api.ts";
import { adminTransferApi } from "./admin-transfer.api.ts";
import { adminStaffApi } from "./admin-staff.api.ts";
import { accountApi } from "./account.api.ts";
import { addressApi } from "./address.api.ts";
import { campaignApi } from "./campaign.api.ts";
import { cardApi } from "./card.api.ts";
import { cartApi } from "./cart.api.ts";
import { compareApi } from "./compare.api.ts";
import { checkoutApi } from "./checkout.api.ts";
import { sellerDigitalApi } from "./seller-digital.api.ts";
import { downloadApi } from "./download.api.ts";
import { creditNoteApi } from "./credit-note.api.ts";
import { invoiceApi } from "./invoice.api.ts";
import { orderApi } from "./order.api.ts";
import { orderMessageApi } from "./order-message.api.ts";
import { currencyApi } from "./currency.api.ts";
import { emailVerificationApi } from "./email-verification.api.ts";
import { passwordApi } from "./password.api.ts";
import { paymentApi } from "./payment.api.ts";
import { emailChangeApi } from "./email-change.api.ts";
import { topicApi } from "./topic.api.ts";
import { unsubscribeApi } from "./unsubscribe.api.ts";
import { couponApi } from "./coupon.api.ts";
import { countryApi } from "./country.api.ts";
import { homeApi } from "./home.api.ts";
import { notificationApi } from "./notification.api.ts";
import { pageApi } from "./page.api.ts";
import { productAlertApi } from "./product-alert.api.ts";
import { profileApi } from "./profile.api.ts";
import { productApi } from "./product.api.ts";
import { returnApi } from "./return.api.ts";
import { rewardApi } from "./reward.api.ts";
import { searchApi } from "./search.api.ts";
import { visitorApi } from "./visitor.api.ts";
import { createRouter } from "./router.ts";
import { sellerCouponApi } from "./seller-coupon.api.ts";
import { sellerShippingApi } from "./seller-shipping.api.ts";
import { sellerOrderApi } from "./seller-order.api.ts";
import { sellerEarningApi } from "./seller-earning.api.ts";
import { sellerReturnApi } from "./seller-return.api.ts";
import { sessionApi } from "./session.api.ts";
import { signInApi } from "./sign-in.api.ts";
import { wayInApi } from "./way-in.api.ts";
import { settingApi } from "./setting.api.ts";
import { setupApi } from "./setup.api.ts";
import { wishlistApi } from "./wishlist.api.ts";
import { transferApi } from "./transfer.api.ts";
import { voucherApi } from "./voucher.api.ts";
import { walletApi } from "./wallet.api.ts";
import { shopApi } from "./shop.api.ts";

/** All calls, in the order of the contract; mounted at the root of the shop before its pages. */
export const api = createRouter()
  .route("/", settingApi)
  .route("/", currencyApi)
  .route("/", sessionApi)
  .route("/", signInApi)
  .route("/", passwordApi)
  .route("/", wayInApi)
  .route("/", emailVerificationApi)
  .route("/", addressApi)
  .route("/", profileApi)
  .route("/", emailChangeApi)
  .route("/", accountApi)
  .route("/", topicApi)
  .route("/", paymentApi)
  .route("/", transferApi)
  .route("/", setupApi)
  .route("/", cartApi)
  .route("/", couponApi)
  .route("/", checkoutApi)
  .route("/", orderApi)
  .route("/", orderMessageApi)
  .route("/", returnApi)
  .route("/", invoiceApi)
  .route("/", creditNoteApi)
  .route("/", downloadApi)
  .route("/", sellerDigitalApi)
  .route("/", countryApi)
  .route("/", homeApi)
  .route("/", campaignApi)
  .route("/", shopApi)
  .route("/", pageApi)
  .route("/", productApi)
  .route("/", searchApi)
  .route("/", visitorApi)
  .route("/", compareApi)
  .route("/", wishlistApi)
  .route("/", productAlertApi)
  .route("/", walletApi)
  .route("/", cardApi)
  .route("/", voucherApi)
  .route("/", rewardApi)
  .route("/", notificationApi)
  .route("/", unsubscribeApi)
  .route("/", adminOverviewApi)
  .route("/", sellerOrderApi)
  .route("/", sellerReturnApi)
  .route("/", sellerEarningApi)
  .route("/", sellerCouponApi)
  .route("/", sellerShippingApi)
  .route("/", adminOrderApi)
  .route("/", adminReturnApi)
  .route("/", adminPayoutApi)
  .route("/", adminRechargeApi)
  .route("/", adminVoucherApi)
  .route("/", adminTransferApi)
  .route("/", adminRefundApi)
  .route("/", adminPaymentSettingsApi)
  .route("/", adminCouponApi)
  .route("/", adminCustomerApi)
  .route("/", adminMailApi)
  .route("/", adminShippingApi)
  .route("/", adminTaxApi)
  .route("/", adminCurrencyApi)
  .route("/", adminCommissionApi)
  .route("/", adminStaffApi)
  .route("/", adminAuditApi);

export type Api = typeof api;
