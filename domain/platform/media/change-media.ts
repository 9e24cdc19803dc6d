import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { HOME_TAG } from "../home/home.ts";
import type { MediaChange } from "./media.input.ts";
import { isStale } from "../../record-version.ts";
import { recordOfMedia, type MediaOwner } from "./media.ts";
import { lockMedia, updateMedia } from "./media.repository.ts";

type ChangeMediaFailure = Failure<"not_found" | "changed_meanwhile">;

/**
 * Changes the name of an image, its alt text, which a field takes over when the image is chosen for it, and what
 * slides and banners keep in view.
 */
export async function changeMedia(
  ctx: Context,
  owner: MediaOwner,
  id: number,
  { version, ...change }: MediaChange,
): Promise<Result<null, ChangeMediaFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, ChangeMediaFailure>> => {
    const known = await lockMedia(inside, owner, id);
    if (!known) return failure({ code: "not_found" });
    if (isStale(version, recordOfMedia(known))) return failure({ code: "changed_meanwhile" });
    await updateMedia(inside, id, change);
    await inside.cache.purge([HOME_TAG]);
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "picture.change",
        subject: { kind: "picture", id: known.file },
        details: { text: change.alt },
      });
    return success(null);
  });
}
