import type { CollectRequest } from "#domain/payment/provider/payment-provider.ts";
import { moneyFromMinor } from "#shared/money.ts";

let made = 0;

/** What a provider is asked to collect: 12.50 US dollars, each time for another try. */
export function makeCollectRequest(more: Partial<CollectRequest> = {}): CollectRequest {
  made += 1;
  return {
    paymentKey: `try-${made}`,
    amount: moneyFromMinor(1250, "USD"),
    formattedAmount: "",
    description: "SK-1",
    languageCode: "en",
    shopName: "Souk",
    returnUrl: "http://localhost/payment/return/1.key",
    startedAt: new Date("2026-11-20T10:00:00Z"),
    customerReference: null,
    ...more,
  };
}
