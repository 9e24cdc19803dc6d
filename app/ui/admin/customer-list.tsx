import { href } from "react-router";
import type { CustomerRow } from "#domain/customers/customer-admin/customer-admin.ts";
import { Moment } from "../order/moment.tsx";
import { EmptyState } from "../parts/empty-state.tsx";
import { usePage } from "../parts/page.tsx";
import { Chip } from "./chip.tsx";
import { RecordList, RecordRow } from "./record-list.tsx";

/** Customers; opening one is recorded in the audit log. */
export function CustomerList({ customers }: { customers: readonly CustomerRow[] }) {
  const { t } = usePage();
  if (customers.length === 0)
    return <EmptyState icon="search-x" title={t("No matching customers")} text={t("Try part of the name.")} />;
  return (
    <RecordList label={t("Customers")}>
      {customers.map((customer) => (
        <RecordRow
          key={customer.id}
          isNoted
          to={href("/admin/customers/:id", { id: String(customer.id) })}
          title={<bdi>{`${customer.firstName} ${customer.lastName}`}</bdi>}
          columns="md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_13rem_8rem]"
        >
          <span className="min-w-0 truncate text-muted max-md:order-3 max-md:col-span-2">
            <bdi>{customer.email}</bdi>
          </span>
          <span className="flex flex-wrap justify-end gap-1.5 md:justify-start">
            <Chip tone={customer.isEmailVerified ? "good" : "calm"}>
              {customer.isEmailVerified ? t("Confirmed") : t("Not confirmed")}
            </Chip>
            {customer.isStaff && <Chip tone="calm">{t("Staff")}</Chip>}
          </span>
          <Moment iso={customer.createdAt} className="text-end text-xs text-muted max-md:hidden" />
        </RecordRow>
      ))}
    </RecordList>
  );
}
