import { createRouter } from "../router.ts";
import { sellerBrandProposalApi } from "./brand-proposal.api.ts";
import { sellerCampaignApi } from "./campaign.api.ts";
import { sellerConversationApi } from "./conversation.api.ts";
import { sellerCouponCalls } from "../desks/coupon.api.ts";
import { sellerDeskApi } from "./desk.api.ts";
import { sellerDigitalCalls } from "../desks/digital.api.ts";
import { sellerEarningApi } from "./earning.api.ts";
import { sellerExportCalls } from "../desks/export.api.ts";
import { sellerImportCalls } from "../desks/import.api.ts";
import { sellerInventoryApi } from "./inventory.api.ts";
import { sellerInventoryCalls } from "../desks/inventory.api.ts";
import { sellerMediaCalls } from "../desks/media.api.ts";
import { sellerNoteApi } from "./note.api.ts";
import { sellerRecordCalls } from "../desks/record.api.ts";
import { sellerOrderApi } from "./order.api.ts";
import { sellerOverviewApi } from "./overview.api.ts";
import { sellerPayoutApi } from "./payout.api.ts";
import { sellerPriceCalls } from "../desks/price.api.ts";
import { sellerProductHistoryApi } from "./product-history.api.ts";
import { sellerProductHistoryCalls } from "../desks/product-history.api.ts";
import { sellerProductApi } from "./product.api.ts";
import { sellerProductCalls } from "../desks/product.api.ts";
import { sellerQuestionCalls } from "../desks/question.api.ts";
import { sellerRefundApi } from "./refund.api.ts";
import { sellerReturnCalls } from "../desks/return.api.ts";
import { sellerReviewCalls } from "../desks/review.api.ts";
import { sellerShippingPracticeCalls } from "../desks/shipping-practice.api.ts";
import { sellerShippingApi } from "./shipping.api.ts";
import { sellerShippingCalls } from "../desks/shipping.api.ts";
import { sellerShopApi } from "./shop.api.ts";
import { sellerTeamApi } from "./team.api.ts";
import { sellerVideoApi } from "./video.api.ts";

export const sellerCalls = createRouter()
  .route("/", sellerConversationApi)
  .route("/", sellerOverviewApi)
  .route("/", sellerDigitalCalls)
  .route("/", sellerOrderApi)
  .route("/", sellerNoteApi)
  .route("/", sellerRecordCalls)
  .route("/", sellerExportCalls)
  .route("/", sellerReturnCalls)
  .route("/", sellerRefundApi)
  .route("/", sellerReviewCalls)
  .route("/", sellerQuestionCalls)
  .route("/", sellerVideoApi)
  .route("/", sellerEarningApi)
  .route("/", sellerPayoutApi)
  .route("/", sellerProductCalls)
  .route("/", sellerProductApi)
  .route("/", sellerProductHistoryCalls)
  .route("/", sellerProductHistoryApi)
  .route("/", sellerBrandProposalApi)
  .route("/", sellerMediaCalls)
  .route("/", sellerImportCalls)
  .route("/", sellerCouponCalls)
  .route("/", sellerPriceCalls)
  .route("/", sellerCampaignApi)
  .route("/", sellerInventoryCalls)
  .route("/", sellerInventoryApi)
  .route("/", sellerShippingCalls)
  .route("/", sellerShippingApi)
  .route("/", sellerShippingPracticeCalls)
  .route("/", sellerDeskApi)
  .route("/", sellerTeamApi)
  .route("/", sellerShopApi);
