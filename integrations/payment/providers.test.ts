import { expect, test } from "vitest";
import { translationOf } from "#domain/platform/language/keywords.ts";
import { paymentMethodName } from "#shared/payment-method-name.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { PAYMENT_PROVIDERS } from "./providers.ts";

const SETTINGS = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  PAYPAL_CLIENT_ID: "id",
  PAYPAL_CLIENT_SECRET: "secret",
  PAYPAL_WEBHOOK_ID: "hook",
};
const HOST = {
  isDemo: true,
  dataDir: "data",
  localUrl: "http://localhost/",
  secretOf: () => "key",
  now: () => new Date(),
};

test.each(PAYMENT_PROVIDERS.map((definition) => [definition.code, definition] as const))(
  "%s is registered once and has its labels in every language",
  async (code, definition) => {
    expect(PAYMENT_PROVIDERS.filter((other) => other.code === code)).toEqual([definition]);
    const configured = valueOf(definition.configure(SETTINGS));
    const provider = configured ? await configured.open(HOST) : null;
    expect(provider).toMatchObject({ code, name: `payment_method.${code}` });
    for (const language of ["en", "ar", "es", "hi"])
      expect(paymentMethodName(code, translationOf(language))).not.toBe(code);
    for (const language of ["ar", "es", "hi"])
      expect(translationOf(language)(provider!.description)).not.toBe(provider!.description);
  },
);

test("the keys of a provider are named and counted, and never revealed", () => {
  const stripe = PAYMENT_PROVIDERS.find(({ code }) => code === "stripe")!;
  const keys = stripe.findKeys({ STRIPE_SECRET_KEY: "sk_test_secret" });
  expect(keys).toEqual([
    { name: "STRIPE_SECRET_KEY", isSet: true, isRequired: true },
    { name: "STRIPE_WEBHOOK_SECRET", isSet: false, isRequired: true },
    { name: "STRIPE_API_URL", isSet: false, isRequired: false },
  ]);
  expect(JSON.stringify(keys)).not.toContain("sk_test_secret");
});
