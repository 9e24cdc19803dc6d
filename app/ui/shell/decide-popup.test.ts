import { expect, test } from "vitest";
import { decidePopup } from "./decide-popup.ts";

const home = { isDismissed: false, status: 1, showIn: "home_page", pathname: "/", isBlocked: false } as const;
const everywhere = { ...home, showIn: "all_page" } as const;

test.each([
  ["opens on the home screen", home, "open"],
  ["is not wanted any more", { ...home, isDismissed: true }, "hide"],
  ["is not wanted any more on any screen", { ...everywhere, isDismissed: true }, "hide"],
  ["is switched off", { ...home, status: 0 }, "hide"],
  ["is switched off everywhere", { ...everywhere, status: 0 }, "hide"],
  ["stays at home", { ...home, pathname: "/products" }, "hide"],
  ["stays at home, not on a page of its own name", { ...home, pathname: "/page/home" }, "hide"],
  ["opens at home where it may be everywhere", everywhere, "open"],
  ["opens on a list", { ...everywhere, pathname: "/category/tea" }, "open"],
  ["opens in the cart", { ...everywhere, pathname: "/cart" }, "open"],
  ["leaves the checkout alone", { ...everywhere, pathname: "/checkout" }, "hide"],
  ["leaves the payment alone", { ...everywhere, pathname: "/payment/SK-1" }, "hide"],
  ["leaves the payment without a code alone", { ...everywhere, pathname: "/payment" }, "hide"],
  ["opens where a name only begins like a quiet place", { ...everywhere, pathname: "/payments-explained" }, "open"],
  ["waits for another dialog or the end of a sentence", { ...home, isBlocked: true }, "wait"],
  ["does not wait where it would not open", { ...home, pathname: "/cart", isBlocked: true }, "hide"],
] as const)("the pop-up %s", (_sentence, moment, decision) => expect(decidePopup(moment)).toBe(decision));
