import { exportOf } from "#domain/platform/list-export/list-export.ts";
import { CUSTOMER_LIST } from "#shared/list/customer-lists.ts";
import { customerReads } from "./customer-list.repository.ts";

export const CUSTOMER_EXPORT = exportOf("customers", {
  definition: CUSTOMER_LIST,
  permission: "customers.read",
  right: null,
  reads: customerReads,
  cells: (row) => ({
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
    language: row.languageCode,
    confirmed: row.isEmailVerified,
    staff: row.isStaff,
    orders: row.ordersCount,
    joined_at: row.createdAt,
    tags: row.tags.join(", "),
  }),
});
