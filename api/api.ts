import type { ExtractSchema } from "hono/types";
import { createRouter } from "./router.ts";
import { accountCalls } from "./account/account-calls.ts";
import { adminCalls } from "./admin/admin-calls.ts";
import { sellerCalls } from "./seller/seller-calls.ts";
import { storefrontCalls } from "./storefront/storefront-calls.ts";

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
