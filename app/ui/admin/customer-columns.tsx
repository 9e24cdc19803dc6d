import type { CustomerRow } from "#domain/customers/customer-admin/customer-admin.ts";
import type { Translate } from "#shared/translate.ts";
import { momentColumn, numberColumn } from "../desk/data-table/usual-columns.tsx";
import { languageFilter, yesOrNo } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import type { Page } from "../parts/page.tsx";
import { Chip } from "./chip.tsx";

/** The columns of the list of all customers. */
export function customerColumns(page: Page): TableColumn<CustomerRow>[] {
  const { t } = page;
  return [
    {
      id: "name",
      label: t("Customer"),
      cell: ({ firstName, lastName }) => <bdi className="block max-w-64 truncate">{`${firstName} ${lastName}`}</bdi>,
    },
    {
      id: "email",
      label: t("Email"),
      cell: ({ email }) => (
        <bdi dir="ltr" className="block max-w-72 truncate">
          {email}
        </bdi>
      ),
    },
    {
      id: "state",
      label: t("Status"),
      cell: ({ isEmailVerified, isStaff }) => (
        <span className="flex flex-wrap gap-1.5">
          <Chip tone={isEmailVerified ? "good" : "calm"}>{isEmailVerified ? t("Confirmed") : t("Not confirmed")}</Chip>
          {isStaff && <Chip tone="calm">{t("Staff")}</Chip>}
        </span>
      ),
    },
    numberColumn(page, "orders", t("Orders"), "ordersCount"),
    momentColumn("created", t("Joined"), "createdAt"),
  ];
}

export function customerFilters(
  t: Translate,
  { languages }: { languages: readonly { code: string; name: string }[] },
): TableFilter[] {
  return [
    { name: "confirmed", label: t("Email confirmed"), choices: yesOrNo(t) },
    { name: "staff", label: t("Staff"), choices: yesOrNo(t) },
    { name: "orders", label: t("Orders") },
    { name: "email", label: t("Email") },
    { name: "phone", label: t("Phone") },
    languageFilter(t, languages),
    { name: "created", label: t("Joined") },
  ];
}
