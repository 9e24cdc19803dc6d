import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { PAGES_TAG } from "#domain/platform/page/page.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { deletePage, getPageToChange, hasLegalVersion } from "./page-admin.repository.ts";

export type RemovePageFailure = StaffFailure | Failure<"not_found" | "legal_page">;

/** Its address is gone for good. A page that is or was legal stays, as purchases keep its versions. */
export function removePage(ctx: Context, id: number): Promise<Result<null, RemovePageFailure>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    const page = await getPageToChange(inside, id);
    if (!page) return failure({ code: "not_found" });
    if (page.isLegal || (await hasLegalVersion(inside, id))) return failure({ code: "legal_page" });
    await deletePage(inside, id);
    await logAudit(inside, {
      action: "page.remove",
      subject: { kind: "page", id: page.slug },
      details: { name: page.title },
    });
    await inside.cache.purge([PAGES_TAG]);
    return success(null);
  });
}
