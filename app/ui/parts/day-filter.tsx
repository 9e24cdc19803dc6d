import { Form } from "react-router";
import { Button, buttonClass } from "./button.tsx";
import { SelectField, TextField } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { usePage } from "./page.tsx";

type DayFilterProps = {
  /** The screen, and its download as a table, below the shop's own path. */
  path: string;
  tablePath: string;
  label: string;
  choice: {
    name: string;
    label: string;
    value: string | undefined;
    options: readonly { value: string; name: string }[];
  };
  from: string | undefined;
  to: string | undefined;
  className: string;
};

/** Filters a list by one choice and dates, stored in the URL; the result can be downloaded as a table. */
export function DayFilter({ path, tablePath, label, choice, from, to, className }: DayFilterProps) {
  const { t, appPath } = usePage();
  const chosen = new URLSearchParams(
    Object.entries({ [choice.name]: choice.value, from, to }).filter((each): each is [string, string] =>
      Boolean(each[1]),
    ),
  );
  return (
    <Form
      key={chosen.toString()}
      method="get"
      action={path}
      role="search"
      aria-label={label}
      className={`grid grid-cols-2 items-end gap-3 sm:grid-cols-[repeat(3,minmax(0,12rem))_auto_auto] ${className}`}
    >
      <SelectField
        name={choice.name}
        label={choice.label}
        defaultValue={choice.value ?? ""}
        className="max-sm:col-span-2"
      >
        <option value="">{t("All")}</option>
        {choice.options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField name="from" type="date" label={t("From")} defaultValue={from} />
      <TextField name="to" type="date" label={t("To")} defaultValue={to} />
      <Button type="submit" variant="secondary" className="max-sm:col-span-2">
        {t("Show")}
      </Button>
      <a
        href={`${appPath}${tablePath}${chosen.size > 0 ? `?${chosen.toString()}` : ""}`}
        download
        className={`${buttonClass("quiet")} whitespace-nowrap max-sm:col-span-2`}
      >
        <Icon name="download" className="size-4.5" />
        {t("Export CSV")}
      </a>
    </Form>
  );
}
