import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { getPageToChange, getVersion, updatePage } from "./page-admin.repository.ts";
import { storeTexts } from "./save-page.ts";

/** Restores the texts of a version, as the latest one; address and state stay. */
export function restorePage(
  ctx: Context,
  versionId: number,
): Promise<Result<null, StaffFailure | Failure<"not_found">>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    const version = await getVersion(inside, versionId);
    const page = version && (await getPageToChange(inside, version.pageId));
    if (!page) return failure({ code: "not_found" });
    const { pageId, title, body, description, translations } = version;
    await updatePage(inside, pageId, { title, body, description });
    await storeTexts(inside, pageId, { title, body, description, isLegal: page.isLegal }, translations);
    await logAudit(inside, {
      action: "page.change",
      subject: { kind: "page", id: page.slug },
      details: { before: [page.title], after: [title], name: `#${versionId}` },
    });
    return success(null);
  });
}
