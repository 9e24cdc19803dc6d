import type { CustomerRow } from "#domain/customers/customer-admin/customer-admin.ts";
import type { Translate } from "#shared/translate.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { tagColumn, tagFilter } from "../desk/data-table/tag-column.tsx";
import { Moment } from "../order/moment.tsx";
import { formatNumber, type Page } from "../parts/page.tsx";
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
    {
      id: "orders",
      label: t("Orders"),
      isAtEnd: true,
      isSortedDescendingFirst: true,
      cell: ({ ordersCount }) => <span className="tabular-nums">{formatNumber(page, ordersCount)}</span>,
    },
    {
      id: "created",
      label: t("Joined"),
      isSortedDescendingFirst: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} className="whitespace-nowrap" />,
    },
    tagColumn(t),
  ];
}

export function customerFilters(
  t: Translate,
  { languages, tags }: { languages: readonly { code: string; name: string }[]; tags: readonly string[] },
): TableFilter[] {
  const yesOrNo = [
    { value: "yes", label: t("Yes") },
    { value: "no", label: t("No") },
  ];
  return [
    { name: "confirmed", label: t("Email confirmed"), choices: yesOrNo },
    { name: "staff", label: t("Staff"), choices: yesOrNo },
    { name: "orders", label: t("Orders") },
    { name: "email", label: t("Email") },
    { name: "phone", label: t("Phone") },
    {
      name: "language",
      label: t("Language"),
      choices: languages.map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: "created", label: t("Joined") },
    tagFilter(t, tags),
  ];
}
