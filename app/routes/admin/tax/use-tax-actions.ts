import type {
  TaxExceptionInput,
  TaxRatesInput,
  TaxThresholdInput,
  TaxWayInput,
} from "#domain/pricing/tax/tax.input.ts";
import type { TaxClass, TaxedCountry, TaxExceptionView } from "#domain/pricing/tax/tax.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const CHANGES = ["account"] as const;

/** Actions on taxes; the screen is reloaded after each. */
export function useTaxActions() {
  const call = useCall();
  const quietly = { changes: CHANGES, refusal: "none" } as const;
  return {
    async saveClass(known: TaxClass | null, name: string): Promise<string | null> {
      const outcome = known
        ? await call.post(
            "/admin/tax-classes/:code/rename",
            { param: { code: known.code }, json: { name, version: known.version } },
            quietly,
          )
        : await call.post("/admin/tax-classes", { json: { name } }, quietly);
      return outcome.ok ? null : messageOf(outcome);
    },
    async removeClass({ code, version }: TaxClass): Promise<void> {
      const input = { param: { code }, query: { version } };
      await call.post("/admin/tax-classes/:code/remove", input, { changes: CHANGES });
    },
    async setRates(json: TaxRatesInput): Promise<FieldErrors | null> {
      const outcome = await call.post("/admin/tax-rates", { json }, quietly);
      if (outcome.ok) return null;
      return Object.keys(outcome.errors).length > 0 ? outcome.errors : { country_code: outcome.error };
    },
    async removeRates({ countryCode, version }: TaxedCountry): Promise<void> {
      const input = { param: { country: countryCode }, query: { version } };
      await call.post("/admin/tax-rates/:country/remove", input, { changes: CHANGES });
    },
    async findStates(country: string): Promise<string[]> {
      const outcome = await call.get("/get/state-list/:country", { param: { country } });
      return outcome.ok ? outcome.answer.states.map(({ name }) => name) : [];
    },
    async setException(json: TaxExceptionInput): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/admin/tax-exceptions", { json }, quietly));
    },
    async removeException({ id, version }: TaxExceptionView): Promise<void> {
      const input = { param: { id: String(id) }, query: { version } };
      await call.post("/admin/tax-exceptions/:id/remove", input, { changes: CHANGES });
    },
    async setThreshold(json: TaxThresholdInput): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/admin/tax-thresholds", { json }, quietly));
    },
    async setWay(json: TaxWayInput): Promise<void> {
      await call.post("/admin/tax-way", { json }, { changes: CHANGES, keepsScreen: true });
    },
  };
}
