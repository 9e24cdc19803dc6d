import type {
  TaxExceptionInput,
  TaxRatesInput,
  TaxThresholdInput,
  TaxWayInput,
} from "#domain/pricing/tax/tax.input.ts";
import type { TaxClass, TaxedCountry, TaxExceptionView } from "#domain/pricing/tax/tax.ts";
import { useCall } from "#app/api-client/call.ts";
import { byId, useChanges } from "#app/api-client/use-changes.ts";

const CHANGES = ["account"] as const;

/** Actions on taxes. */
export function useTaxActions() {
  const call = useCall();
  const { post, postDialog, postForm } = useChanges(CHANGES);
  return {
    saveClass: (known: TaxClass | null, name: string) =>
      known
        ? postDialog("/admin/tax-classes/:code/rename", {
            param: { code: known.code },
            json: { name, version: known.version },
          })
        : postDialog("/admin/tax-classes", { json: { name } }),
    removeClass: ({ code, version }: TaxClass) =>
      post("/admin/tax-classes/:code/remove", { param: { code }, query: { version } }),
    setRates: (json: TaxRatesInput) => postForm("/admin/tax-rates", { json }, "country_code"),
    removeRates: ({ countryCode: country, version }: TaxedCountry) =>
      post("/admin/tax-rates/:country/remove", { param: { country }, query: { version } }),
    async findStates(country: string): Promise<string[]> {
      const outcome = await call.get("/get/state-list/:country", { param: { country } });
      return outcome.ok ? outcome.answer.states.map(({ name }) => name) : [];
    },
    setException: (json: TaxExceptionInput) => postForm("/admin/tax-exceptions", { json }),
    removeException: ({ id, version }: TaxExceptionView) =>
      post("/admin/tax-exceptions/:id/remove", { ...byId(id), query: { version } }),
    setThreshold: (json: TaxThresholdInput) => postForm("/admin/tax-thresholds", { json }),
    setWay: (json: TaxWayInput) => post("/admin/tax-way", { json }),
  };
}
