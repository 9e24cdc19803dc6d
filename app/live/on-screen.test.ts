import { expect, test } from "vitest";
import { readScreen } from "./on-screen.ts";

const NOTHING = { productId: null, flashSaleId: null, shopId: null, orders: [] };

test("a screen says which product, sale, shop and orders it shows", () => {
  expect(readScreen({ product: { id: 7 }, shop: { id: 3 } })).toEqual({ ...NOTHING, productId: 7, shopId: 3 });
  expect(readScreen({ sale: { id: 4, isFlashSale: true } })).toEqual({ ...NOTHING, flashSaleId: 4 });
  expect(readScreen({ sale: { id: 4, isFlashSale: false } })).toEqual(NOTHING);
  const home = [{ kind: "banners" }, { kind: "flash_sale", campaign: { id: 9 } }];
  expect(readScreen({ sections: home })).toEqual({ ...NOTHING, flashSaleId: 9 });
});

test("a guest's orders come with the key of their link", () => {
  const orders = [{ code: "SK-1" }, { code: "SK-2" }];
  expect(readScreen({ purchase: { orders }, key: "secret" }).orders).toEqual([
    { name: "private-order.SK-1", key: "secret" },
    { name: "private-order.SK-2", key: "secret" },
  ]);
  expect(readScreen({ tracked: { code: "SK-3" } }).orders).toEqual([{ name: "private-order.SK-3" }]);
  for (const other of [null, undefined, "x", [], { product: null, purchase: {}, tracked: null, sections: [null] }])
    expect(readScreen(other)).toEqual(NOTHING);
});
