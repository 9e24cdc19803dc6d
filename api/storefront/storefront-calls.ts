import { createRouter } from "../router.ts";
import { blogApi } from "./blog.api.ts";
import { campaignApi } from "./campaign.api.ts";
import { cartApi } from "./cart.api.ts";
import { checkoutApi } from "./checkout.api.ts";
import { compareApi } from "./compare.api.ts";
import { consentApi } from "./consent.api.ts";
import { contactApi } from "./contact.api.ts";
import { countryApi } from "./country.api.ts";
import { couponApi } from "./coupon.api.ts";
import { currencyApi } from "./currency.api.ts";
import { homeApi } from "./home.api.ts";
import { newsletterApi } from "./newsletter.api.ts";
import { pageApi } from "./page.api.ts";
import { paymentApi } from "./payment.api.ts";
import { productAlertApi } from "./product-alert.api.ts";
import { productApi } from "./product.api.ts";
import { questionApi } from "./question.api.ts";
import { reviewApi } from "./review.api.ts";
import { searchApi } from "./search.api.ts";
import { sessionApi } from "./session.api.ts";
import { settingApi } from "./setting.api.ts";
import { setupApi } from "./setup.api.ts";
import { shopApi } from "./shop.api.ts";
import { signInApi } from "./sign-in.api.ts";
import { unsubscribeApi } from "./unsubscribe.api.ts";
import { videoApi } from "./video.api.ts";
import { visitorApi } from "./visitor.api.ts";
import { wishlistApi } from "./wishlist.api.ts";

export const storefrontCalls = createRouter()
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
