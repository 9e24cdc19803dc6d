import { redirect } from "react-router";
import type { Route } from "./+types/setup";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { currencyOf } from "#domain/platform/currency/currency-of-visitor.ts";
import { findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { contextOf } from "#app/loaders/context.ts";
import { leavePage } from "#app/api-client/leave-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { type SentSetup, SetupForm } from "#app/ui/setup/setup-form.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn();

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  if (ctx.settings.isSetUp) throw redirect("/");
  const [countries, currencies, languages] = await Promise.all([
    findCountries(ctx),
    findAllCurrencies(ctx),
    findLanguages(ctx),
  ]);
  const { defaultCountry, defaultCurrency } = ctx.settings;
  return {
    code: new URL(request.url).searchParams.get("code") ?? "",
    countries: countries.map(({ code, name }) => ({ code, name, currency: currencyOf(code) })),
    currencies: currencies.map(({ code, name }) => ({ code, name: `${code} · ${name}` })),
    languages: languages.map(({ code, name }) => ({ code, name })),
    defaults: { country: defaultCountry, currency: defaultCurrency, language: ctx.visitor.language.code },
  };
}

export default function Setup({ loaderData }: Route.ComponentProps) {
  const { t, appPath } = usePage();
  const call = useCall();

  async function setUp(sent: SentSetup): Promise<FieldErrors | null> {
    const outcome = await call.post("/setup", { json: sent });
    if (outcome.ok) return leavePage(`${appPath}admin`);
    return fieldErrorsOf(outcome);
  }

  return (
    <>
      <DocumentHead title={t("Set up your shop")} isHidden />
      <SetupForm {...loaderData} onSetUp={setUp} />
    </>
  );
}
