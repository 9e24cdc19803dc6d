import { cartApi } from "./cart.api.ts";
import { createRouter } from "./router.ts";
import { sessionApi } from "./session.api.ts";

/** All calls, in the order of the contract; mounted at the root of the shop before its pages. */
export const api = createRouter().route("/", sessionApi).route("/", cartApi);

export type Api = typeof api;
