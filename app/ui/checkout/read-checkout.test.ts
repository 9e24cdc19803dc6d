import { describe, expect, test } from "vitest";
import type { CheckoutShop } from "#domain/checkout/purchase/checkout.ts";
import { pickupValue, readCheckout, readChoices, withChoice } from "./read-checkout.ts";

const shop = (id: number, needsDelivery = true): CheckoutShop => ({
  id,
  slug: `shop-${id}`,
  name: `Shop ${id}`,
  needsDelivery,
  choices: [],
  chosenId: null,
  pickupPoints: [],
  chosenPickupId: null,
});

function typed(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("what the checkout sends", () => {
  test("is a pick-up point in place of a delivery", () => {
    const data = typed({ "delivery.1": "pickup-3", "delivery.2": "8" });
    const chosen = readChoices(data, [shop(1), shop(2)]);
    expect(chosen).toEqual({ delivery: { "2": 8 }, pickup: { "1": 3 } });
    expect(withChoice(chosen, 1, "9")).toEqual({ delivery: { "1": 9, "2": 8 }, pickup: {} });
    expect(withChoice(chosen, 2, pickupValue(4))).toEqual({ delivery: {}, pickup: { "1": 3, "2": 4 } });
  });

  test("is an address as typed by a guest, without the spaces around", () => {
    const sent = readCheckout(
      typed({ email: " ada@example.com ", "shipping_address.name": "Ada", "shipping_address.line_1": " Lane 1 " }),
      { trxId: "t", shops: [] },
    );
    expect(sent).toMatchObject({ trx_id: "t", email: "ada@example.com", terms_accepted: false });
    expect(sent.shipping_address).toMatchObject({ name: "Ada", line_1: "Lane 1", city: "" });
    expect(sent).not.toHaveProperty("address_id");
    expect(sent).not.toHaveProperty("billing_address");
  });

  test("is the id of an address of the book", () => {
    const sent = readCheckout(typed({ address_id: "12" }), { trxId: "t", shops: [] });
    expect(sent.address_id).toBe(12);
    expect(sent).not.toHaveProperty("shipping_address");
  });

  test("is another billing address only where the shopper wants one", () => {
    const sent = readCheckout(typed({ is_billing_other: "1", "billing_address.name": "Firm" }), {
      trxId: "t",
      shops: [],
    });
    expect(sent.billing_address?.name).toBe("Firm");
  });

  test("is a delivery for each shop that sends something, and the notes that were written", () => {
    const sent = readCheckout(
      typed({ "delivery.1": "7", "notes.1": "Ring twice", "notes.2": " ", terms_accepted: "1" }),
      { trxId: "t", shops: [shop(1), shop(2, false)] },
    );
    expect(sent.delivery).toEqual({ "1": 7 });
    expect(sent.pickup).toEqual({});
    expect(sent.notes).toEqual({ "1": "Ring twice" });
    expect(sent.terms_accepted).toBe(true);
  });
});
