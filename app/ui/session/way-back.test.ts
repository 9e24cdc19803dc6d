import { describe, expect, test } from "vitest";
import { isSentByCheckout, loginPath, wayBack } from "./way-back.ts";

describe("the way back after signing in", () => {
  test("leads to a path of this shop with its query", () => {
    expect(wayBack("/checkout?trx_id=abc")).toBe("/checkout?trx_id=abc");
  });

  test.each([
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "javascript:alert(1)",
    "",
    null,
  ])("never leads to another site: %s", (wanted) => expect(wayBack(wanted)).toBe("/"));

  test("does not lead back to the login itself", () => {
    expect(wayBack("/login?redirect=/cart")).toBe("/");
    expect(wayBack("/register")).toBe("/");
    expect(wayBack("/reset/nadia@souk.example/code")).toBe("/");
  });

  test("never makes a URL too long to be accepted", () => {
    let target = "/user/dashboard";
    for (let round = 0; round < 20; round += 1)
      target = `/user/dashboard?from=${encodeURIComponent(loginPath(target))}`;
    expect(loginPath(target).length).toBeLessThan(3_100);
    expect(loginPath(`/user/dashboard?q=${"a".repeat(5_000)}`)).toBe("/login?redirect=%2Fuser%2Fdashboard");
    expect(loginPath(`/user/order-history/${"a".repeat(5_000)}`)).toBe("/login");
    expect(wayBack(`/cart?q=${"a".repeat(5_000)}`)).toBe("/");
  });

  test("leads back to the link that confirms an address", () => {
    expect(wayBack("/verify-email/code")).toBe("/verify-email/code");
  });

  test("is kept whole in the login's address", () => {
    const address = new URL(loginPath("/checkout?trx_id=a&b=c"), "http://shop.example");
    expect(address.searchParams.get("redirect")).toBe("/checkout?trx_id=a&b=c");
  });

  test("never has the router's own URL parameters", () => {
    const data = "/user/my-wallet.data?page=2&_routes=routes%2Fmy-wallet&index&kind=refund#top";
    expect(wayBack(data)).toBe("/user/my-wallet?page=2&kind=refund#top");
    expect(loginPath(data)).toBe(`/login?redirect=${encodeURIComponent("/user/my-wallet?page=2&kind=refund#top")}`);
    expect(wayBack("/_root.data?_routes=root")).toBe("/");
    expect(wayBack("/login.data?_routes=x")).toBe("/");
    expect(wayBack("/products?q=index_routes&_routesx=1")).toBe("/products?q=index_routes&_routesx=1");
  });

  test("distinguishes a guest stopped at checkout or payment from one who just signs in", () => {
    expect(isSentByCheckout("/checkout?trx_id=a")).toBe(true);
    expect(isSentByCheckout("/payment/SK-1")).toBe(true);
    expect(isSentByCheckout("/checkouts")).toBe(false);
    expect(isSentByCheckout(null)).toBe(false);
  });
});
