import { createRouter } from "../router.ts";
import { sellerBrandProposalApi } from "./brand-proposal.api.ts";
import { sellerCampaignApi } from "./campaign.api.ts";
import { sellerConversationApi } from "./conversation.api.ts";
import { sellerCouponApi } from "./coupon.api.ts";
import { sellerDeskApi } from "./desk.api.ts";
import { sellerDigitalApi } from "./digital.api.ts";
import { sellerEarningApi } from "./earning.api.ts";
import { sellerExportApi } from "./export.api.ts";
import { sellerImportApi } from "./import.api.ts";
import { sellerInventoryApi } from "./inventory.api.ts";
import { sellerMediaApi } from "./media.api.ts";
import { sellerNoteApi } from "./note.api.ts";
import { sellerRecordApi } from "./record.api.ts";
import { sellerOrderApi } from "./order.api.ts";
import { sellerOverviewApi } from "./overview.api.ts";
import { sellerPayoutApi } from "./payout.api.ts";
import { sellerPriceApi } from "./price.api.ts";
import { sellerProductHistoryApi } from "./product-history.api.ts";
import { sellerProductApi } from "./product.api.ts";
import { sellerQuestionApi } from "./question.api.ts";
import { sellerReturnApi } from "./return.api.ts";
import { sellerReviewApi } from "./review.api.ts";
import { sellerShippingPracticeApi } from "./shipping-practice.api.ts";
import { sellerShippingApi } from "./shipping.api.ts";
import { sellerShopApi } from "./shop.api.ts";
import { sellerTeamApi } from "./team.api.ts";
import { sellerVideoApi } from "./video.api.ts";

export const sellerCalls = createRouter()
  .route("/", sellerConversationApi)
  .route("/", sellerOverviewApi)
  .route("/", sellerDigitalApi)
  .route("/", sellerOrderApi)
  .route("/", sellerNoteApi)
  .route("/", sellerRecordApi)
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
