import { useState } from "react";
import { data } from "react-router";
import type { Route } from "./+types/currencies";
import type { CurrencyInput } from "#domain/platform/currency/currency.input.ts";
import { type BookedCurrency, findCurrencyBook } from "#domain/platform/currency/find-currency-book.ts";
import { useCall } from "#app/api-client/call.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { CurrencyDialog } from "#app/ui/admin/currency-dialog.tsx";
import { CurrencyList } from "#app/ui/admin/currency-list.tsx";
import { RateNotice } from "#app/ui/admin/rate-notice.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

const CHANGES = ["account", "currency"] as const;

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "account", "currency");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "rules.write");
  const book = await findCurrencyBook(ctx);
  if (!book.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, ...book.value };
}

export default function AdminCurrenciesRoute({ loaderData }: Route.ComponentProps) {
  const { permissions, currencies, addable, refresh } = loaderData;
  const { t } = usePage();
  const call = useCall();
  const [opened, setOpened] = useState<BookedCurrency | "new" | null>(null);
  const [accepting, setAccepting] = useState<string | null>(null);

  async function save({ code, ...json }: CurrencyInput & { code: string }): Promise<FieldErrors | null> {
    const quietly = { changes: CHANGES, refusal: "none" } as const;
    const outcome =
      opened === "new"
        ? await call.post("/admin/currencies", { json: { ...json, code } }, quietly)
        : await call.post("/admin/currencies/:code", { param: { code }, json }, quietly);
    if (outcome.ok) return null;
    return Object.keys(outcome.errors).length > 0 ? outcome.errors : { form: outcome.error };
  }

  async function remove({ code }: BookedCurrency): Promise<void> {
    setOpened(null);
    await call.post("/admin/currencies/:code/remove", { param: { code } }, { changes: CHANGES });
  }

  async function accept({ code, proposedRate }: BookedCurrency): Promise<void> {
    setAccepting(code);
    const sent = { param: { code }, json: { rate: proposedRate ?? "" } };
    await call.post("/admin/currencies/:code/accept", sent, { changes: CHANGES });
    setAccepting(null);
  }

  return (
    <>
      <DocumentHead title={t("Currencies")} isHidden />
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
          <CurrencyList
            currencies={currencies}
            accepting={accepting}
            onChange={setOpened}
            onAccept={(currency) => void accept(currency)}
          />
        </div>
      </AdminFrame>
      {opened && (
        <CurrencyDialog
          currency={opened === "new" ? null : opened}
          addable={addable}
          hasSource={refresh !== null}
          onClose={() => setOpened(null)}
          onSave={save}
          onRemove={opened === "new" || opened.isBase ? undefined : () => void remove(opened)}
        />
      )}
    </>
  );
}
