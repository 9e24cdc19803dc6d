import type { Context } from "../../context.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** Whether the operator offers an available method. */
export function isOn(ctx: Pick<Context, "settings">, { code }: { code: string }): boolean {
  return !ctx.settings.paymentMethodsOff.includes(code);
}

/** Whether the operator offers a method where the goods go. */
export function isOfferedIn({ settings }: Pick<Context, "settings">, code: string, countryCode: string): boolean {
  const countries = settings.paymentMethodCountries[code] ?? [];
  return countries.length === 0 || countries.includes(countryCode);
}

/** The providers that the operator offers for amounts in this currency. */
export function findOfferedProviders(ctx: Context, currency: string): PaymentProvider[] {
  return ctx.providers.filter((provider) => isOn(ctx, provider) && provider.canCharge(currency));
}

/** A method as the checkout shows it, in the page's language: with the operator's own name and instructions. */
export function showMethod<Method extends { code: string; name: string; description: string }>(
  { settings, visitor }: Pick<Context, "settings" | "visitor">,
  method: Method,
): Method {
  // Without a translation the built-in words stay: they are in the page's language.
  const { name = "", description = "" } = settings.paymentMethodTexts[method.code]?.[visitor.language.code] ?? {};
  return { ...method, name: name || method.name, description: description || method.description };
}

/** A provider as a payment method, in the page's language. */
export function showProvider(
  ctx: Context,
  { code, name, description }: PaymentProvider,
): { code: string; name: string; description: string } {
  return showMethod(ctx, { code, name: ctx.t(name), description: ctx.t(description) });
}
