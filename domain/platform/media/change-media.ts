import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { MediaOwner } from "./media.ts";
import { lockMedia, updateMedia } from "./media.repository.ts";

/** Changes the name of a picture and its alt text, which a field takes over when the picture is chosen for it. */
export async function changeMedia(
  ctx: Context,
  owner: MediaOwner,
  id: number,
  texts: { name: string; alt: string },
): Promise<Result<null, Refusal<"not_found">>> {
  return withTransaction(ctx, async (inside): Promise<Result<null, Refusal<"not_found">>> => {
    const known = await lockMedia(inside, owner, id);
    if (!known) return failure({ code: "not_found" });
    await updateMedia(inside, id, texts);
    if (owner.kind === "operator")
      await logAudit(inside, {
        action: "picture.change",
        subject: { kind: "picture", id: known.file },
        details: { text: texts.alt },
      });
    return success(null);
  });
}
