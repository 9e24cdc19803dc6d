import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffRefusal, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getPerson, insertNote, lockShop } from "./shop-admin.repository.ts";

/** A note about a shop that only staff read. */
export function writeShopNote(ctx: Context, id: number, text: string): Promise<Result<null, StaffRefusal>> {
  return withStaffTransaction(ctx, "shops.manage", async (inside) => {
    const shop = await lockShop(inside, id);
    if (!shop) return failure({ code: "not_found" });
    const writer = await getPerson(inside, inside.visitor.customerId!);
    await insertNote(inside, { shopId: id, text, writtenBy: writer?.firstName ?? "" });
    await logAudit(inside, { action: "shop.note", subject: { kind: "shop", id: shop.slug }, details: { text } });
    return success(null);
  });
}
