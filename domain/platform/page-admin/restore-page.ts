import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getPageToChange, getVersion, updatePage } from "./page-admin.repository.ts";
import { storeTexts } from "./save-page.ts";

/** Brings back the texts of a version, as the latest one; address and state stay. */
export async function restorePage(
  ctx: Context,
  versionId: number,
): Promise<Result<null, StaffRefusal | Refusal<"not_found">>> {
  const refusal = staffRefusal(ctx, "content.manage");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside): Promise<Result<null, Refusal<"not_found">>> => {
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
