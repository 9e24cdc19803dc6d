import type {
  TaxExceptionInput,
  TaxRatesInput,
  TaxThresholdInput,
  TaxWayInput,
} from "#domain/pricing/tax/tax.input.ts";
import type { TaxWay } from "#domain/pricing/tax/tax.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import type { FieldErrors } from "#app/ui/form/read-form.ts";

const CHANGES = ["account"] as const;

/** Actions on taxes; the screen is reloaded after each. */
export function useTaxActions() {
  const call = useCall();
  const quietly = { changes: CHANGES, refusal: "none" } as const;
  return {
    async saveClass(code: string | null, name: string): Promise<string | null> {
      const outcome = code
        ? await call.post("/admin/tax-classes/:code/rename", { param: { code }, json: { name } }, quietly)
        : await call.post("/admin/tax-classes", { json: { name } }, quietly);
      return outcome.ok ? null : messageOf(outcome);
    },
    async removeClass(code: string): Promise<void> {
      await call.post("/admin/tax-classes/:code/remove", { param: { code } }, { changes: CHANGES });
    },
    async setRates(json: TaxRatesInput): Promise<FieldErrors | null> {
      const outcome = await call.post("/admin/tax-rates", { json }, quietly);
      if (outcome.ok) return null;
      return Object.keys(outcome.errors).length > 0 ? outcome.errors : { country_code: outcome.error };
    },
    async removeRates(country: string): Promise<void> {
      await call.post("/admin/tax-rates/:country/remove", { param: { country } }, { changes: CHANGES });
    },
    async findStates(country: string): Promise<string[]> {
      const outcome = await call.get("/get/state-list/:country", { param: { country } });
      return outcome.ok ? outcome.answer.states.map(({ name }) => name) : [];
    },
    async setException(json: TaxExceptionInput): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/admin/tax-exceptions", { json }, quietly));
    },
    async removeException(id: number): Promise<void> {
      await call.post("/admin/tax-exceptions/:id/remove", { param: { id: String(id) } }, { changes: CHANGES });
    },
    async setThreshold(json: TaxThresholdInput): Promise<FieldErrors | null> {
      return fieldErrorsOf(await call.post("/admin/tax-thresholds", { json }, quietly));
    },
    async setWay({ taxDisplay, taxBase }: TaxWay): Promise<void> {
      const json: TaxWayInput = { tax_display: taxDisplay, tax_base: taxBase };
      await call.post("/admin/tax-way", { json }, { changes: CHANGES });
    },
  };
}
