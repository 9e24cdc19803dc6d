import { Form, href } from "react-router";
import type { WalletHistoryQuery } from "#domain/wallet/wallet.input.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { HISTORY_KINDS, historyKindName } from "./wallet-words.ts";

/** Narrows the history by kind and days, which stand in the address; what is left can be taken along as a table. */
export function WalletFilter({ query: { kind, from, to } }: { query: WalletHistoryQuery }) {
  const { t, appPath } = usePage();
  const chosen = new URLSearchParams(
    Object.entries({ kind, from, to }).filter((each): each is [string, string] => Boolean(each[1])),
  );
  return (
    <Form
      key={chosen.toString()}
      method="get"
      action={href("/my-wallet")}
      role="search"
      aria-label={t("Filter the history")}
      className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-[repeat(3,minmax(0,12rem))_auto_auto]"
    >
      <SelectField name="kind" label={t("Kind")} defaultValue={kind ?? ""} className="max-sm:col-span-2">
        <option value="">{t("All")}</option>
        {HISTORY_KINDS.map((each) => (
          <option key={each} value={each}>
            {historyKindName(each, t)}
          </option>
        ))}
      </SelectField>
      <TextField name="from" type="date" label={t("From")} defaultValue={from} />
      <TextField name="to" type="date" label={t("To")} defaultValue={to} />
      <Button type="submit" look="secondary">
        {t("Show")}
      </Button>
      <a
        href={`${appPath}user/wallet-history.csv${chosen.size > 0 ? `?${chosen.toString()}` : ""}`}
        download
        className={buttonClass("quiet")}
      >
        <Icon name="download" className="size-4.5" />
        {t("As a table (CSV)")}
      </a>
    </Form>
  );
}
