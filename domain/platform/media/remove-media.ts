import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { runBulk, type BulkReport } from "#domain/platform/list/run-bulk.ts";
import type { Failure } from "#shared/failures.ts";
import { ADMIN_MEDIA_LIST, SHOP_MEDIA_LIST } from "#shared/list/media-lists.ts";
import type { ListDefinition } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { MediaOwner } from "./media.ts";
import type { BulkMediaInput } from "./media.input.ts";
import { deleteMedia, isNeeded, lockMedia, mediaReads } from "./media.repository.ts";

/** Deletes the selected images that are not in use; the failures name the others. */
export function removeSelectedMedia(ctx: Context, owner: MediaOwner, input: BulkMediaInput): Promise<BulkReport> {
  const definition: ListDefinition = owner.kind === "operator" ? ADMIN_MEDIA_LIST : SHOP_MEDIA_LIST;
  return runBulk(ctx, input, {
    definition,
    reads: mediaReads(ctx, owner),
    label: ({ name, file }) => name || file,
    change: (inside, { id }) => removeMedia(inside, owner, id),
  });
}

async function removeMedia(
  ctx: Context,
  owner: MediaOwner,
  id: number,
): Promise<Result<null, Failure<"not_found" | "image_used">>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, Failure<"not_found" | "image_used">>> => {
    const known = await lockMedia(inside, owner, id);
    if (!known) return failure({ code: "not_found" });
    if (await isNeeded(inside, known.file)) return failure({ code: "image_used" });
    await deleteMedia(inside, id);
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "picture.delete",
        subject: { kind: "picture", id: known.file },
        details: { text: known.name },
      });
    inside.afterCommit((outside) => outside.files.remove("pictures", known.file));
    return success(null);
  });
}
