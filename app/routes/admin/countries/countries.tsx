import { data } from "react-router";
import type { Route } from "./+types/countries";
import { findAllCountries } from "#domain/platform/country-admin/find-all-countries.ts";
import { recordOfCountries } from "#domain/platform/country-admin/save-countries.ts";
import { versionOf } from "#domain/record-version.ts";
import { findCountryGroups } from "#domain/platform/region/find-country-groups.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AccountCard } from "#app/ui/account/account-card.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { CountryChoice } from "#app/ui/country/country-choice.tsx";
import { RegionCard } from "#app/ui/region/region-card.tsx";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "content");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "settings.manage");
  const [found, regions] = [await findAllCountries(ctx), await findCountryGroups(ctx)];
  if (!found.ok || !regions.ok) throw data(null, { status: 404 });
  const version = versionOf(recordOfCountries(found.value));
  return { permissions: ctx.visitor.permissions, countries: found.value, version, regions: regions.value };
}

export default function AdminCountries({ loaderData }: Route.ComponentProps) {
  const { permissions, countries, version, regions } = loaderData;
  const { t } = usePage();
  const call = useCall();
  return (
    <>
      <DocumentHead title={t("Countries")} isHidden />
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
                { changes: ["content", "ship_to"], refusal: "none" },
              );
              return outcome.ok ? null : messageOf(outcome);
            }}
          />
        </AccountCard>
        <div className="mt-5">
          <RegionCard
            regions={regions}
            countries={countries}
            onSave={async (json) =>
              fieldErrorsOf(await call.post("/admin/regions", { json }, { changes: ["content"], refusal: "none" }))
            }
            onRemove={async (id) => {
              await call.post("/admin/regions/:id/delete", { param: { id: String(id) } }, { changes: ["content"] });
            }}
          />
        </div>
      </AdminFrame>
    </>
  );
}
