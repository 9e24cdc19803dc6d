import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import type { PaymentProvider } from "#domain/payment/provider/payment-provider.ts";
import { readSettings, type Settings } from "#domain/platform/setting/setting.ts";
import { findPaymentMarks } from "./find-payment-marks.ts";

function marksOf(settings: Partial<Settings>, providers: Pick<PaymentProvider, "code" | "canCharge">[] = []) {
  const ctx = {
    settings: { ...readSettings([]), ...settings },
    providers,
    baseCurrency: { code: "USD" },
    visitor: { language: { code: "en" } },
    t: (keyword: string) => keyword,
  };
  return findPaymentMarks(ctx as Partial<Context> as Context).map(({ name }) => name);
}

test("the footer names only payment methods that are configured and switched on", () => {
  const card = { code: "stripe", canCharge: (currency: string) => currency === "USD" };
  expect(marksOf({})).toEqual(["Cash on delivery"]);
  expect(marksOf({ isCashOnDeliveryOn: false })).toEqual([]);
  expect(marksOf({ bankAccount: "DE1" }, [card])).toEqual(["Cash on delivery", "Online payment", "Bank transfer"]);
  expect(marksOf({ bankAccount: "DE1", paymentMethodsOff: ["stripe", "offline_method"] }, [card])).toEqual([
    "Cash on delivery",
  ]);
});
