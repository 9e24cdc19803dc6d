import { expect, test } from "vitest";
import { buy, shareShop } from "./open-shop.ts";

const shop = shareShop();
const buyer = shop.guest();
const { trxId } = await buy(buyer, await shop.goods(1));

test("the legal texts of a purchase open from the confirmation, only for its buyer", async () => {
  const { html } = await buyer.page(`order-confirmation?trx_id=${trxId}`);
  const paths = [...html.matchAll(/href="\/(purchase\/[^"]+)"/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(3);
  expect(html).toContain("Terms of this purchase");
  for (const path of paths) {
    const own = await buyer.page(path);
    expect(own.status).toBe(200);
    expect(own.html).toContain("noindex");
    expect(own.headers.get("Cache-Control")).toContain("no-store");
    for (const stranger of [shop.guest(), await shop.customer()]) expect((await stranger.page(path)).status).toBe(404);
  }
  for (const version of ["0", "999999", "1e3", "%00"])
    expect((await buyer.page(`purchase/${trxId}/page/${version}`)).status).toBe(404);
  expect((await shop.guest().page(`${paths[0]}?key=${"x".repeat(22)}`)).status).toBe(404);
});
