import { Form, href } from "react-router";
import type { EarningsQuery } from "#domain/commission/commission.input.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { EARNING_TABS, earningStateName } from "./earning-words.ts";

/** Narrows earnings by state and days, which stand in the address; what is left can be taken along as a table. */
export function EarningFilter({ query: { state, from, to } }: { query: EarningsQuery }) {
  const { t, appPath } = usePage();
  const chosen = new URLSearchParams(
    Object.entries({ state, from, to }).filter((each): each is [string, string] => Boolean(each[1])),
  );
  return (
    <Form
      key={chosen.toString()}
      method="get"
      action={href("/seller/earnings")}
      role="search"
      aria-label={t("Filter the earnings")}
      className="mb-5 grid grid-cols-2 items-end gap-3 sm:grid-cols-[repeat(3,minmax(0,12rem))_auto_auto]"
    >
      <SelectField name="state" label={t("Status")} defaultValue={state ?? ""} className="max-sm:col-span-2">
        <option value="">{t("All")}</option>
        {EARNING_TABS.map((each) => (
          <option key={each} value={each}>
            {earningStateName(each, t)}
          </option>
        ))}
      </SelectField>
      <TextField name="from" type="date" label={t("From")} defaultValue={from} />
      <TextField name="to" type="date" label={t("To")} defaultValue={to} />
      <Button type="submit" look="secondary">
        {t("Show")}
      </Button>
      <a
        href={`${appPath}seller/earnings.csv${chosen.size > 0 ? `?${chosen.toString()}` : ""}`}
        download
        className={buttonClass("quiet")}
      >
        <Icon name="download" className="size-4.5" />
        {t("As a table (CSV)")}
      </a>
    </Form>
  );
}
