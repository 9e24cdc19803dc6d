import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/tax";
import { findTaxes, TAXED_COUNTRY_ROWS } from "#domain/pricing/tax/find-taxes.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import type { TaxClass, TaxedCountry } from "#domain/pricing/tax/tax.ts";
import { taxesQuery } from "#domain/pricing/tax/tax.input.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { readQuery } from "#app/loaders/read-query.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { TaxClassDialog } from "#app/ui/admin/tax-class-dialog.tsx";
import { TaxClassList } from "#app/ui/admin/tax-class-list.tsx";
import { TaxCountryList } from "#app/ui/admin/tax-country-list.tsx";
import { TaxExceptionPart } from "#app/ui/admin/tax-exception-part.tsx";
import { TaxRatesDialog } from "#app/ui/admin/tax-rates-dialog.tsx";
import { TaxThresholdList } from "#app/ui/admin/tax-threshold-list.tsx";
import { TaxWayCard } from "#app/ui/admin/tax-way-card.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { TAXED_COUNTRY_LIST } from "#shared/list/desk-lists.ts";
import { useTaxActions } from "./use-tax-actions.ts";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "rules.write");
  const taxes = await findTaxes(ctx, readQuery(taxesQuery, request));
  if (!taxes.ok) throw data(null, { status: 404 });
  const query = readList(TAXED_COUNTRY_LIST, request);
  const rows = taxes.value.countries.map((country) => ({ ...country, id: country.countryCode }));
  const found = pageOfRows(query, rows, TAXED_COUNTRY_ROWS);
  return { permissions: ctx.visitor.permissions, taxes: taxes.value, query, found };
}

type Opened =
  | { kind: "class"; taxClass: TaxClass | null }
  | { kind: "remove"; taxClass: TaxClass }
  | { kind: "remove-country"; country: TaxedCountry }
  | { kind: "rates"; country: TaxedCountry | null };

export default function AdminTaxRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, taxes, query, found } = loaderData;
  const { t } = usePage();
  const actions = useTaxActions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <AdminFrame permissions={permissions} title={t("Tax")}>
      <div className="grid gap-6">
        <TaxWayCard key={`${taxes.way.taxDisplay} ${taxes.way.taxBase}`} taxes={taxes} onSave={actions.setWay} />
        <TaxClassList
          classes={taxes.classes}
          onAdd={() => setOpened({ kind: "class", taxClass: null })}
          onRename={(taxClass) => setOpened({ kind: "class", taxClass })}
          onRemove={(taxClass) => setOpened({ kind: "remove", taxClass })}
        />
        <TaxCountryList
          classes={taxes.classes}
          {...{ query, found }}
          onAdd={() => setOpened({ kind: "rates", country: null })}
          onChange={(country) => setOpened({ kind: "rates", country })}
          onRemove={(country) => setOpened({ kind: "remove-country", country })}
        />
        <TaxExceptionPart taxes={taxes} actions={actions} />
        <TaxThresholdList taxes={taxes} onSave={actions.setThreshold} />
      </div>
      {opened?.kind === "class" && (
        <TaxClassDialog
          taxClass={opened.taxClass}
          onClose={close}
          onSave={(name) => actions.saveClass(opened.taxClass, name)}
        />
      )}
      {opened?.kind === "remove" && (
        <ConfirmDialog
          title={t("Remove {name}", { name: opened.taxClass.name })}
          text={t("Its rates will be removed too. Existing orders aren't affected.")}
          action={t("Remove")}
          onClose={close}
          onAction={() => actions.removeClass(opened.taxClass)}
        />
      )}
      {opened?.kind === "remove-country" && (
        <ConfirmDialog
          title={t("Remove {name}", { name: opened.country.countryName })}
          text={t("No tax is charged there from now on. Existing orders aren't affected.")}
          action={t("Remove")}
          onClose={close}
          onAction={() => actions.removeRates(opened.country)}
        />
      )}
      {opened?.kind === "rates" && (
        <TaxRatesDialog taxes={taxes} country={opened.country} onClose={close} onSave={actions.setRates} />
      )}
    </AdminFrame>
  );
}
