import type { ExtractSchema } from "hono/types";
import { adminExportApi } from "./admin/export.api.ts";
import { sellerExportApi } from "./seller/export.api.ts";
import { adminAuditApi } from "./admin/audit.api.ts";
import { adminAnnouncementApi } from "./admin/announcement.api.ts";
import { adminCategoryApi } from "./admin/category.api.ts";
import { adminSpecificationTemplateApi } from "./admin/specification-template.api.ts";
import { adminTermFileApi } from "./admin/term-file.api.ts";
import { adminTermApi } from "./admin/term.api.ts";
import { adminImportApi } from "./admin/import.api.ts";
import { adminParcelApi } from "./admin/parcel.api.ts";
import { adminBrandProposalApi } from "./admin/brand-proposal.api.ts";
import { adminMediaApi } from "./admin/media.api.ts";
import { adminProductHistoryApi } from "./admin/product-history.api.ts";
import { adminProductApi } from "./admin/product.api.ts";
import { adminCountryApi } from "./admin/country.api.ts";
import { adminBackupApi } from "./admin/backup.api.ts";
import { adminSystemApi } from "./admin/system.api.ts";
import { adminCampaignApi } from "./admin/campaign.api.ts";
import { adminPriceApi } from "./admin/price.api.ts";
import { adminCouponApi } from "./admin/coupon.api.ts";
import { adminInventoryApi } from "./admin/inventory.api.ts";
import { adminCustomerApi } from "./admin/customer.api.ts";
import { adminMailApi } from "./admin/mail.api.ts";
import { adminMailTextApi } from "./admin/mail-text.api.ts";
import { adminMailPreviewApi } from "./admin/mail-preview.api.ts";
import { adminNoteApi } from "./admin/note.api.ts";
import { adminOrderApi } from "./admin/order.api.ts";
import { adminDeskApi } from "./admin/desk.api.ts";
import { adminOverviewApi } from "./admin/overview.api.ts";
import { adminRechargeApi } from "./admin/recharge.api.ts";
import { adminVoucherApi } from "./admin/voucher.api.ts";
import { adminLanguageApi } from "./admin/language.api.ts";
import { adminMenuApi } from "./admin/menu.api.ts";
import { adminSearchApi } from "./admin/search.api.ts";
import { adminDigitalApi } from "./admin/digital.api.ts";
import { adminHomeApi } from "./admin/home.api.ts";
import { adminPageApi } from "./admin/page.api.ts";
import { adminLedgerApi } from "./admin/ledger.api.ts";
import { adminAffiliateApi } from "./admin/affiliate.api.ts";
import { affiliateApi } from "./account/affiliate.api.ts";
import { adminPayoutRunApi } from "./admin/payout-run.api.ts";
import { adminPayoutApi } from "./admin/payout.api.ts";
import { adminPaymentSettingsApi } from "./admin/payment-settings.api.ts";
import { adminRefundApi } from "./admin/refund.api.ts";
import { adminReturnApi } from "./admin/return.api.ts";
import { adminCurrencyApi } from "./admin/currency.api.ts";
import { adminSettingApi } from "./admin/setting.api.ts";
import { adminApplicationApi } from "./admin/application.api.ts";
import { adminShopApi } from "./admin/shop.api.ts";
import { adminShippingPracticeApi } from "./admin/shipping-practice.api.ts";
import { adminShippingApi } from "./admin/shipping.api.ts";
import { adminCommissionApi } from "./admin/commission.api.ts";
import { adminTaxApi } from "./admin/tax.api.ts";
import { adminTransferApi } from "./admin/transfer.api.ts";
import { adminBlogApi } from "./admin/blog.api.ts";
import { adminMessageApi } from "./admin/message.api.ts";
import { adminNewsletterApi } from "./admin/newsletter.api.ts";
import { adminStaffApi } from "./admin/staff.api.ts";
import { applicationApi } from "./account/application.api.ts";
import { accountApi } from "./account/account.api.ts";
import { addressApi } from "./account/address.api.ts";
import { broadcastingApi } from "./account/broadcasting.api.ts";
import { campaignApi } from "./storefront/campaign.api.ts";
import { cardApi } from "./account/card.api.ts";
import { cartApi } from "./storefront/cart.api.ts";
import { compareApi } from "./storefront/compare.api.ts";
import { checkoutApi } from "./storefront/checkout.api.ts";
import { sellerDigitalApi } from "./seller/digital.api.ts";
import { downloadApi } from "./account/download.api.ts";
import { creditNoteApi } from "./account/credit-note.api.ts";
import { invoiceApi } from "./account/invoice.api.ts";
import { orderApi } from "./account/order.api.ts";
import { orderMessageApi } from "./account/order-message.api.ts";
import { conversationApi } from "./account/conversation.api.ts";
import { sellerOverviewApi } from "./seller/overview.api.ts";
import { sellerConversationApi } from "./seller/conversation.api.ts";
import { adminMessageReportApi } from "./admin/message-report.api.ts";
import { currencyApi } from "./storefront/currency.api.ts";
import { emailVerificationApi } from "./account/email-verification.api.ts";
import { passwordApi } from "./account/password.api.ts";
import { paymentApi } from "./storefront/payment.api.ts";
import { emailChangeApi } from "./account/email-change.api.ts";
import { topicApi } from "./account/topic.api.ts";
import { unsubscribeApi } from "./storefront/unsubscribe.api.ts";
import { couponApi } from "./storefront/coupon.api.ts";
import { countryApi } from "./storefront/country.api.ts";
import { homeApi } from "./storefront/home.api.ts";
import { notificationApi } from "./account/notification.api.ts";
import { pageApi } from "./storefront/page.api.ts";
import { productAlertApi } from "./storefront/product-alert.api.ts";
import { pushApi } from "./account/push.api.ts";
import { profileApi } from "./account/profile.api.ts";
import { reviewApi } from "./storefront/review.api.ts";
import { videoApi } from "./storefront/video.api.ts";
import { questionApi } from "./storefront/question.api.ts";
import { sellerQuestionApi } from "./seller/question.api.ts";
import { adminQuestionApi } from "./admin/question.api.ts";
import { sellerVideoApi } from "./seller/video.api.ts";
import { adminConsentApi } from "./admin/consent.api.ts";
import { adminVideoApi } from "./admin/video.api.ts";
import { sellerReviewApi } from "./seller/review.api.ts";
import { adminReviewApi } from "./admin/review.api.ts";
import { productApi } from "./storefront/product.api.ts";
import { returnApi } from "./account/return.api.ts";
import { rewardApi } from "./account/reward.api.ts";
import { searchApi } from "./storefront/search.api.ts";
import { blogApi } from "./storefront/blog.api.ts";
import { contactApi } from "./storefront/contact.api.ts";
import { newsletterApi } from "./storefront/newsletter.api.ts";
import { consentApi } from "./storefront/consent.api.ts";
import { visitorApi } from "./storefront/visitor.api.ts";
import { createRouter } from "./router.ts";
import { sellerImportApi } from "./seller/import.api.ts";
import { sellerBrandProposalApi } from "./seller/brand-proposal.api.ts";
import { sellerMediaApi } from "./seller/media.api.ts";
import { sellerProductHistoryApi } from "./seller/product-history.api.ts";
import { sellerProductApi } from "./seller/product.api.ts";
import { sellerCampaignApi } from "./seller/campaign.api.ts";
import { sellerPriceApi } from "./seller/price.api.ts";
import { sellerCouponApi } from "./seller/coupon.api.ts";
import { sellerInventoryApi } from "./seller/inventory.api.ts";
import { sellerShopApi } from "./seller/shop.api.ts";
import { sellerDeskApi } from "./seller/desk.api.ts";
import { sellerTeamApi } from "./seller/team.api.ts";
import { sellerShippingPracticeApi } from "./seller/shipping-practice.api.ts";
import { sellerShippingApi } from "./seller/shipping.api.ts";
import { sellerNoteApi } from "./seller/note.api.ts";
import { sellerOrderApi } from "./seller/order.api.ts";
import { sellerPayoutApi } from "./seller/payout.api.ts";
import { sellerEarningApi } from "./seller/earning.api.ts";
import { sellerReturnApi } from "./seller/return.api.ts";
import { sessionApi } from "./storefront/session.api.ts";
import { signInApi } from "./storefront/sign-in.api.ts";
import { signInMethodApi } from "./account/sign-in-method.api.ts";
import { settingApi } from "./storefront/setting.api.ts";
import { setupApi } from "./storefront/setup.api.ts";
import { wishlistApi } from "./storefront/wishlist.api.ts";
import { transferApi } from "./account/transfer.api.ts";
import { voucherApi } from "./account/voucher.api.ts";
import { walletApi } from "./account/wallet.api.ts";
import { shopApi } from "./storefront/shop.api.ts";

const storefrontCalls = createRouter()
  .route("/", settingApi)
  .route("/", currencyApi)
  .route("/", sessionApi)
  .route("/", signInApi)
  .route("/", paymentApi)
  .route("/", setupApi)
  .route("/", cartApi)
  .route("/", couponApi)
  .route("/", checkoutApi)
  .route("/", countryApi)
  .route("/", homeApi)
  .route("/", campaignApi)
  .route("/", shopApi)
  .route("/", pageApi)
  .route("/", productApi)
  .route("/", reviewApi)
  .route("/", questionApi)
  .route("/", videoApi)
  .route("/", searchApi)
  .route("/", visitorApi)
  .route("/", consentApi)
  .route("/", newsletterApi)
  .route("/", contactApi)
  .route("/", blogApi)
  .route("/", compareApi)
  .route("/", wishlistApi)
  .route("/", productAlertApi)
  .route("/", unsubscribeApi);

const accountCalls = createRouter()
  .route("/", passwordApi)
  .route("/", signInMethodApi)
  .route("/", emailVerificationApi)
  .route("/", addressApi)
  .route("/", profileApi)
  .route("/", emailChangeApi)
  .route("/", accountApi)
  .route("/", topicApi)
  .route("/", transferApi)
  .route("/", orderApi)
  .route("/", orderMessageApi)
  .route("/", conversationApi)
  .route("/", sellerConversationApi)
  .route("/", sellerOverviewApi)
  .route("/", returnApi)
  .route("/", invoiceApi)
  .route("/", creditNoteApi)
  .route("/", downloadApi)
  .route("/", walletApi)
  .route("/", cardApi)
  .route("/", voucherApi)
  .route("/", rewardApi)
  .route("/", notificationApi)
  .route("/", broadcastingApi)
  .route("/", pushApi)
  .route("/", applicationApi);

const sellerCalls = createRouter()
  .route("/", sellerDigitalApi)
  .route("/", adminDigitalApi)
  .route("/", sellerOrderApi)
  .route("/", sellerNoteApi)
  .route("/", sellerExportApi)
  .route("/", sellerReturnApi)
  .route("/", sellerReviewApi)
  .route("/", sellerQuestionApi)
  .route("/", sellerVideoApi)
  .route("/", sellerEarningApi)
  .route("/", sellerPayoutApi)
  .route("/", sellerProductApi)
  .route("/", sellerProductHistoryApi)
  .route("/", sellerBrandProposalApi)
  .route("/", sellerMediaApi)
  .route("/", sellerImportApi)
  .route("/", sellerCouponApi)
  .route("/", sellerPriceApi)
  .route("/", sellerCampaignApi)
  .route("/", sellerInventoryApi)
  .route("/", sellerShippingApi)
  .route("/", sellerShippingPracticeApi)
  .route("/", sellerDeskApi)
  .route("/", sellerTeamApi)
  .route("/", sellerShopApi);

const adminCalls = createRouter()
  .route("/", adminDeskApi)
  .route("/", adminOverviewApi)
  .route("/", adminOrderApi)
  .route("/", adminReturnApi)
  .route("/", adminReviewApi)
  .route("/", adminQuestionApi)
  .route("/", adminVideoApi)
  .route("/", adminConsentApi)
  .route("/", adminPayoutApi)
  .route("/", adminPayoutRunApi)
  .route("/", adminAffiliateApi)
  .route("/", affiliateApi)
  .route("/", adminLedgerApi)
  .route("/", adminRechargeApi)
  .route("/", adminVoucherApi)
  .route("/", adminTransferApi)
  .route("/", adminRefundApi)
  .route("/", adminPaymentSettingsApi)
  .route("/", adminParcelApi)
  .route("/", adminProductApi)
  .route("/", adminProductHistoryApi)
  .route("/", adminBrandProposalApi)
  .route("/", adminMediaApi)
  .route("/", adminImportApi)
  .route("/", adminCategoryApi)
  .route("/", adminTermApi)
  .route("/", adminTermFileApi)
  .route("/", adminSpecificationTemplateApi)
  .route("/", adminCouponApi)
  .route("/", adminPriceApi)
  .route("/", adminCampaignApi)
  .route("/", adminCountryApi)
  .route("/", adminSystemApi)
  .route("/", adminBackupApi)
  .route("/", adminInventoryApi)
  .route("/", adminApplicationApi)
  .route("/", adminShopApi)
  .route("/", adminCustomerApi)
  .route("/", adminNoteApi)
  .route("/", adminMailApi)
  .route("/", adminMailPreviewApi)
  .route("/", adminMailTextApi)
  .route("/", adminAnnouncementApi)
  .route("/", adminShippingApi)
  .route("/", adminShippingPracticeApi)
  .route("/", adminTaxApi)
  .route("/", adminCurrencyApi)
  .route("/", adminCommissionApi)
  .route("/", adminSettingApi)
  .route("/", adminPageApi)
  .route("/", adminHomeApi)
  .route("/", adminMenuApi)
  .route("/", adminSearchApi)
  .route("/", adminLanguageApi)
  .route("/", adminBlogApi)
  .route("/", adminMessageApi)
  .route("/", adminMessageReportApi)
  .route("/", adminNewsletterApi)
  .route("/", adminStaffApi)
  .route("/", adminAuditApi)
  .route("/", adminExportApi);

/** All calls; mounted at the root of the shop before its pages. */
export const api = createRouter()
  .route("/", storefrontCalls)
  .route("/", accountCalls)
  .route("/", sellerCalls)
  .route("/", adminCalls);

/** By audience: one type of them all is too deep for the compiler. */
export type Calls = ExtractSchema<typeof storefrontCalls> &
  ExtractSchema<typeof accountCalls> &
  ExtractSchema<typeof sellerCalls> &
  ExtractSchema<typeof adminCalls>;
