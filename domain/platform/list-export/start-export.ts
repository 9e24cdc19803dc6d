import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import type { ExportList } from "#shared/list/export-columns.ts";
import { readListUrl, writeListSelection } from "#shared/list/list-url.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isListSelection } from "../list/list.input.ts";
import type { ExportSource, ListExport } from "./list-export.ts";
import type { ExportInput } from "./list-export.input.ts";
import { insertExport } from "./list-export.repository.ts";

const EXPORTS_PER_HOUR = 60;

type AuditAction = Pick<Parameters<typeof logAudit>[1], "action" | "subject">;

const exportOf = (kind: AuditAction["subject"]["kind"]): AuditAction => ({
  action: "list.export",
  subject: { kind, id: "*" },
});
const OF_ORDERS: AuditAction = { action: "order.export", subject: { kind: "order", id: "*" } };

/** How an export is logged in the audit log. */
const AUDIT_ACTIONS: Record<ExportList, AuditAction> = {
  orders: OF_ORDERS,
  order_lines: OF_ORDERS,
  shop_orders: OF_ORDERS,
  products: { action: "product.export", subject: { kind: "product", id: "*" } },
  customers: exportOf("customer"),
  returns: exportOf("return"),
  coupons: exportOf("coupon"),
  transfers: exportOf("payment"),
  recharges: exportOf("recharge"),
  vouchers: exportOf("voucher"),
  mails: exportOf("mail"),
  audit: exportOf("system"),
  price_rules: exportOf("sale"),
  stock: exportOf("product"),
  searches: exportOf("search"),
  search_rules: exportOf("search"),
  payouts: exportOf("payout"),
  affiliates: exportOf("affiliate"),
};

export type StartExportFailure =
  | StaffFailure
  | Failure<"sign_in" | "not_found" | "too_many_tries">
  | { code: "invalid_filter" };

/** Starts an export; a job writes the file. `shopId`: the caller has checked that it is the visitor's; null for the operator. */
export async function startExport(
  ctx: Context,
  source: ExportSource,
  shopId: number | null,
  { ids, filter, format, columns }: Omit<ExportInput, "list">,
): Promise<Result<ListExport, StartExportFailure>> {
  if ((shopId === null ? source.permission : source.right) === null) return failure({ code: "not_found" });
  const refusal = shopId === null ? staffFailure(ctx, source.permission!) : null;
  if (refusal) return failure(refusal);
  if (filter !== undefined && !isListSelection(source.definition, filter)) return failure({ code: "invalid_filter" });
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "list-export", of: String(customerId), max: EXPORTS_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const query = readListUrl(source.definition, new URLSearchParams(filter));
  const all = (await source.columnsNow?.(ctx)) ?? source.columns;
  return withTransaction(ctx, async (inside) => {
    const started = await insertExport(inside, {
      list: source.list,
      shopId,
      customerId,
      format,
      columns: columns.length === 0 ? [...all] : all.filter((column) => columns.includes(column)),
      filter: ids ? null : writeListSelection(source.definition, query),
      ids: ids ?? null,
      key: `export-${ctx.newToken()}`,
      total: await source.count(inside, shopId, ids ? { ids } : { query }),
    });
    if (shopId === null)
      await logAudit(inside, {
        ...AUDIT_ACTIONS[source.list],
        details: {
          rows: started.total,
          text: source.list,
          filters: [...new URLSearchParams(filter)].map(([name, value]) => `${name}: ${value}`),
        },
      });
    inside.enqueue("export-lists");
    return success(started);
  });
}
