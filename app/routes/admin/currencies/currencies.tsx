import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/currencies";
import type { CurrencyInput } from "#domain/platform/currency/currency.input.ts";
import { type BookedCurrency, CURRENCY_ROWS, findCurrencyBook } from "#domain/platform/currency/find-currency-book.ts";
import { pageOfRows } from "#domain/platform/list/row-list.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useChanges } from "#app/api-client/use-changes.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { currencyColumns, currencyFilters } from "#app/ui/admin/currency-columns.tsx";
import { CurrencyDialog } from "#app/ui/admin/currency-dialog.tsx";
import { RateNotice } from "#app/ui/admin/rate-notice.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { CURRENCY_LIST } from "#shared/list/desk-lists.ts";

const CHANGES = ["account", "currency"] as const;

export const shouldRevalidate = dependsOn("session", "account", "currency");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "rules.write");
  const book = await findCurrencyBook(ctx);
  if (!book.ok) throw data(null, { status: 404 });
  const { currencies, ...others } = book.value;
  const query = readList(CURRENCY_LIST, request);
  const rows = currencies.map((currency) => ({ ...currency, id: currency.code }));
  return { permissions: ctx.visitor.permissions, query, found: pageOfRows(query, rows, CURRENCY_ROWS), ...others };
}

export default function AdminCurrenciesRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, query, found, addable, usual, refresh } = loaderData;
  const { t } = usePage();
  const { post, postForm } = useChanges(CHANGES);
  const [opened, setOpened] = useState<BookedCurrency | "new" | null>(null);
  const [accepting, setAccepting] = useState<string | null>(null);

  const save = ({ code, ...json }: CurrencyInput & { code: string }) =>
    opened === "new"
      ? postForm("/admin/currencies", { json: { ...json, code } })
      : postForm("/admin/currencies/:code", { param: { code }, json });

  async function remove({ code }: BookedCurrency): Promise<void> {
    setOpened(null);
    await post("/admin/currencies/:code/remove", { param: { code } });
  }

  async function accept({ code, proposedRate }: BookedCurrency): Promise<void> {
    setAccepting(code);
    await post("/admin/currencies/:code/accept", { param: { code }, json: { rate: proposedRate ?? "" } });
    setAccepting(null);
  }
  const columns = currencyColumns(t, {
    accepting,
    onChange: setOpened,
    onAccept: (currency) => void accept(currency),
  });

  return (
    <AdminFrame
      permissions={permissions}
      title={t("Currencies")}
      actions={
        <Button data-action="" onClick={() => setOpened("new")}>
          {t("Add currency")}
        </Button>
      }
    >
      <div className="grid gap-5">
        <RateNotice refresh={refresh} />
        <div className="min-w-0">
          <DataTable
            name="admin-currencies"
            label={t("Currencies")}
            definition={CURRENCY_LIST}
            {...{ query, found, columns }}
            filters={currencyFilters(t)}
            searchHint={t("Name or code")}
          />
        </div>
      </div>
      {opened && (
        <CurrencyDialog
          currency={opened === "new" ? null : opened}
          addable={addable}
          usual={usual}
          hasSource={refresh !== null}
          onClose={() => setOpened(null)}
          onSave={save}
          onRemove={opened === "new" || opened.isBase ? undefined : () => void remove(opened)}
        />
      )}
    </AdminFrame>
  );
}
