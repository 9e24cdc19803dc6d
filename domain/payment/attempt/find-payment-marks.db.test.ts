import { expect, test } from "vitest";
import type { PaymentProvider } from "#domain/payment/provider/payment-provider.ts";
import type { Settings } from "#domain/platform/setting/setting.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { findPaymentMarks } from "./find-payment-marks.ts";

const { db } = await openTestDatabase();
const card: PaymentProvider = {
  code: "stripe",
  name: "Card",
  description: "",
  canCharge: (currency) => currency === "USD",
  start: ({ paymentKey }) => Promise.resolve({ reference: paymentKey, redirectUrl: "https://pay.example/" }),
  getStatus: () => Promise.resolve({ status: "open" }),
  readWebhook: () => Promise.resolve(null),
  refund: () => Promise.resolve({ reference: "r" }),
};

const marksOf = (settings: Partial<Settings>, providers: PaymentProvider[] = []) =>
  findPaymentMarks({ ...makeContext(db, { settings }), providers }).map(({ name }) => name);

test("the footer names only payment methods that are configured and switched on", () => {
  expect(marksOf({})).toEqual(["Cash on delivery"]);
  expect(marksOf({ isCashOnDeliveryOn: false })).toEqual([]);
  expect(marksOf({ bankAccount: "DE1" }, [card])).toEqual(["Cash on delivery", "Online payment", "Bank transfer"]);
  expect(marksOf({ bankAccount: "DE1", paymentMethodsOff: ["stripe", "offline_method"] }, [card])).toEqual([
    "Cash on delivery",
  ]);
});
