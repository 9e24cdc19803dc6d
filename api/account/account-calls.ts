import { createRouter } from "../router.ts";
import { accountApi } from "./account.api.ts";
import { addressApi } from "./address.api.ts";
import { affiliateApi } from "./affiliate.api.ts";
import { applicationApi } from "./application.api.ts";
import { broadcastingApi } from "./broadcasting.api.ts";
import { cardApi } from "./card.api.ts";
import { conversationApi } from "./conversation.api.ts";
import { creditNoteApi } from "./credit-note.api.ts";
import { downloadApi } from "./download.api.ts";
import { emailChangeApi } from "./email-change.api.ts";
import { emailVerificationApi } from "./email-verification.api.ts";
import { invoiceApi } from "./invoice.api.ts";
import { notificationApi } from "./notification.api.ts";
import { orderMessageApi } from "./order-message.api.ts";
import { orderApi } from "./order.api.ts";
import { passwordApi } from "./password.api.ts";
import { profileApi } from "./profile.api.ts";
import { pushApi } from "./push.api.ts";
import { returnApi } from "./return.api.ts";
import { rewardApi } from "./reward.api.ts";
import { signInMethodApi } from "./sign-in-method.api.ts";
import { topicApi } from "./topic.api.ts";
import { transferApi } from "./transfer.api.ts";
import { voucherApi } from "./voucher.api.ts";
import { walletApi } from "./wallet.api.ts";

export const accountCalls = createRouter()
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
  .route("/", applicationApi)
  .route("/", affiliateApi);
