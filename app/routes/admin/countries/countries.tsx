import { data } from "react-router";
import type { Route } from "./+types/countries";
import { findAllCountries, findCountryAddressForms } from "#domain/platform/country-admin/find-all-countries.ts";
import type { PlacesReport } from "#domain/platform/country-admin/import-places.ts";
import { recordOfCountries } from "#domain/platform/country-admin/save-countries.ts";
import { versionOf } from "#domain/record-version.ts";
import { findCountryGroups } from "#domain/platform/region/find-country-groups.ts";
import { fromWire } from "#shared/wire.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AccountCard } from "#app/ui/account/account-card.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { AddressFormCard } from "#app/ui/country/address-form-card.tsx";
import { CountryChoice } from "#app/ui/country/country-choice.tsx";
import { PlacesCard } from "#app/ui/country/places-card.tsx";
import { RegionCard } from "#app/ui/region/region-card.tsx";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "settings.manage");
  const [found, regions] = [await findAllCountries(ctx), await findCountryGroups(ctx)];
  const forms = await findCountryAddressForms(ctx);
  if (!found.ok || !regions.ok || !forms.ok) throw data(null, { status: 404 });
  return {
    permissions: ctx.visitor.permissions,
    countries: found.value,
    version: versionOf(recordOfCountries(found.value)),
    regions: regions.value,
    forms: forms.value,
  };
}

const QUIETLY = { changes: ["content"], refusal: "none" } as const;

export default function AdminCountries({ loaderData }: Route.ComponentProps) {
  const { permissions, countries, version, regions, forms } = loaderData;
  const { t } = usePage();
  const call = useCall();
  return (
    <>
      <AdminFrame permissions={permissions} title={t("Countries")}>
        <AccountCard
          title={t("Where you sell")}
          text={t("Customers can choose these countries at checkout. Existing orders and addresses aren't affected.")}
        >
          <CountryChoice
            key={version}
            version={version}
            countries={countries}
            onSave={async (soldTo, known) => {
              const outcome = await call.post(
                "/admin/countries",
                { json: { sold_to: soldTo, version: known } },
                { changes: ["content", "ship_to"], refusal: "none", keepsScreen: true },
              );
              return outcome.ok ? null : messageOf(outcome);
            }}
          />
        </AccountCard>
        <div className="mt-5 grid grid-cols-1 gap-5">
          <AddressFormCard
            forms={forms}
            countries={countries}
            onSave={async (json) => fieldErrorsOf(await call.post("/admin/address-forms", { json }, QUIETLY))}
            onReset={async (country) =>
              void (await call.post(
                "/admin/address-forms/:country/reset",
                { param: { country } },
                { changes: ["content"] },
              ))
            }
          />
          <PlacesCard
            onImport={async (csv, isDryRun) => {
              const outcome = await call.post("/admin/places/import", { json: { csv, dry_run: isDryRun } }, QUIETLY);
              return outcome.ok ? fromWire<PlacesReport>(outcome.answer) : messageOf(outcome);
            }}
          />
          <RegionCard
            regions={regions}
            countries={countries}
            onSave={async (json) => fieldErrorsOf(await call.post("/admin/regions", { json }, QUIETLY))}
            onRemove={async (id) => {
              await call.post("/admin/regions/:id/delete", { param: { id: String(id) } }, { changes: ["content"] });
            }}
          />
        </div>
      </AdminFrame>
    </>
  );
}
