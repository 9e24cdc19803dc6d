import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { SYNONYMS_TAG } from "../listing/find-synonyms.ts";
import { deleteGroups, findGroups, lockSynonyms } from "./search-admin.repository.ts";

/** Deletes a group: its words find only what they say again. */
export async function removeSynonyms(
  ctx: Context,
  { language_code: languageCode, word }: { language_code: string; word: string },
): Promise<Result<null, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "content.manage");
  if (refusal) return failure(refusal);
  return withTransaction(ctx, async (inside): Promise<Result<null, StaffRefusal>> => {
    await lockSynonyms(inside);
    const group = (await findGroups(inside, languageCode)).find(({ words }) => words[0] === word);
    if (!group) return failure({ code: "not_found" });
    await deleteGroups(inside, languageCode, [word]);
    await logAudit(inside, {
      action: "search.synonyms",
      subject: { kind: "search", id: languageCode },
      details: { before: group.words, after: [] },
    });
    await inside.cache.purge([SYNONYMS_TAG]);
    return success(null);
  });
}
