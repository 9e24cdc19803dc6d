import { createRouter } from "../router.ts";
import { adminAffiliateApi } from "./affiliate.api.ts";
import { adminAnnouncementApi } from "./announcement.api.ts";
import { adminApplicationApi } from "./application.api.ts";
import { adminAuditApi } from "./audit.api.ts";
import { adminBackupApi } from "./backup.api.ts";
import { adminBlogApi } from "./blog.api.ts";
import { adminBrandProposalApi } from "./brand-proposal.api.ts";
import { adminCampaignApi } from "./campaign.api.ts";
import { adminCategoryApi } from "./category.api.ts";
import { adminCommissionApi } from "./commission.api.ts";
import { adminConsentApi } from "./consent.api.ts";
import { adminCountryApi } from "./country.api.ts";
import { adminCouponCalls } from "../desks/coupon.api.ts";
import { adminCurrencyApi } from "./currency.api.ts";
import { adminCustomerApi } from "./customer.api.ts";
import { adminDeskApi } from "./desk.api.ts";
import { adminDigitalCalls } from "../desks/digital.api.ts";
import { adminExportCalls } from "../desks/export.api.ts";
import { adminHomeApi } from "./home.api.ts";
import { adminImportCalls } from "../desks/import.api.ts";
import { adminInventoryCalls } from "../desks/inventory.api.ts";
import { adminLanguageApi } from "./language.api.ts";
import { adminLedgerApi } from "./ledger.api.ts";
import { adminMailPreviewApi } from "./mail-preview.api.ts";
import { adminMailTextApi } from "./mail-text.api.ts";
import { adminMailApi } from "./mail.api.ts";
import { adminMediaCalls } from "../desks/media.api.ts";
import { adminMenuApi } from "./menu.api.ts";
import { adminMessageReportApi } from "./message-report.api.ts";
import { adminMessageApi } from "./message.api.ts";
import { adminNewsletterApi } from "./newsletter.api.ts";
import { adminNoteApi } from "./note.api.ts";
import { adminRecordCalls } from "../desks/record.api.ts";
import { adminOrderApi } from "./order.api.ts";
import { adminOverviewApi } from "./overview.api.ts";
import { adminPageApi } from "./page.api.ts";
import { adminParcelApi } from "./parcel.api.ts";
import { adminPaymentSettingsApi } from "./payment-settings.api.ts";
import { adminPayoutRunApi } from "./payout-run.api.ts";
import { adminPriceCalls } from "../desks/price.api.ts";
import { adminProductHistoryApi } from "./product-history.api.ts";
import { adminProductHistoryCalls } from "../desks/product-history.api.ts";
import { adminProductApi } from "./product.api.ts";
import { adminProductCalls } from "../desks/product.api.ts";
import { adminQuestionApi } from "./question.api.ts";
import { adminQuestionCalls } from "../desks/question.api.ts";
import { adminRechargeApi } from "./recharge.api.ts";
import { adminRefundApi } from "./refund.api.ts";
import { adminReturnCalls } from "../desks/return.api.ts";
import { adminReviewApi } from "./review.api.ts";
import { adminReviewCalls } from "../desks/review.api.ts";
import { adminSearchApi } from "./search.api.ts";
import { adminSettingApi } from "./setting.api.ts";
import { adminShippingPracticeCalls } from "../desks/shipping-practice.api.ts";
import { adminShippingCalls } from "../desks/shipping.api.ts";
import { adminShopApi } from "./shop.api.ts";
import { adminSpecificationTemplateApi } from "./specification-template.api.ts";
import { adminStaffApi } from "./staff.api.ts";
import { adminSystemApi } from "./system.api.ts";
import { adminTaxApi } from "./tax.api.ts";
import { adminTermFileApi } from "./term-file.api.ts";
import { adminTermApi } from "./term.api.ts";
import { adminTransferApi } from "./transfer.api.ts";
import { adminVideoApi } from "./video.api.ts";
import { adminVoucherApi } from "./voucher.api.ts";

export const adminCalls = createRouter()
  .route("/", adminDigitalCalls)
  .route("/", adminDeskApi)
  .route("/", adminOverviewApi)
  .route("/", adminOrderApi)
  .route("/", adminReturnCalls)
  .route("/", adminReviewCalls)
  .route("/", adminReviewApi)
  .route("/", adminQuestionCalls)
  .route("/", adminQuestionApi)
  .route("/", adminVideoApi)
  .route("/", adminConsentApi)
  .route("/", adminPayoutRunApi)
  .route("/", adminAffiliateApi)
  .route("/", adminLedgerApi)
  .route("/", adminRechargeApi)
  .route("/", adminVoucherApi)
  .route("/", adminTransferApi)
  .route("/", adminRefundApi)
  .route("/", adminPaymentSettingsApi)
  .route("/", adminParcelApi)
  .route("/", adminProductCalls)
  .route("/", adminProductApi)
  .route("/", adminProductHistoryCalls)
  .route("/", adminProductHistoryApi)
  .route("/", adminBrandProposalApi)
  .route("/", adminMediaCalls)
  .route("/", adminImportCalls)
  .route("/", adminCategoryApi)
  .route("/", adminTermApi)
  .route("/", adminTermFileApi)
  .route("/", adminSpecificationTemplateApi)
  .route("/", adminCouponCalls)
  .route("/", adminPriceCalls)
  .route("/", adminCampaignApi)
  .route("/", adminCountryApi)
  .route("/", adminSystemApi)
  .route("/", adminBackupApi)
  .route("/", adminInventoryCalls)
  .route("/", adminApplicationApi)
  .route("/", adminShopApi)
  .route("/", adminCustomerApi)
  .route("/", adminNoteApi)
  .route("/", adminRecordCalls)
  .route("/", adminMailApi)
  .route("/", adminMailPreviewApi)
  .route("/", adminMailTextApi)
  .route("/", adminAnnouncementApi)
  .route("/", adminShippingCalls)
  .route("/", adminShippingPracticeCalls)
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
  .route("/", adminExportCalls);
