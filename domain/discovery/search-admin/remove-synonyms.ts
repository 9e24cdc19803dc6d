import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { BulkInput } from "#domain/platform/list/list.input.ts";
import { readsOfRows } from "#domain/platform/list/row-list.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { SYNONYM_LIST } from "#shared/list/desk-lists.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { SYNONYMS_TAG } from "../listing/find-search-rules.ts";
import { SYNONYM_ROWS } from "./find-synonym-groups.ts";
import { deleteGroups, findGroups, lockSynonyms } from "./search-admin.repository.ts";

/** Deletes selected groups. */
export async function removeSynonymGroups(
  ctx: Context,
  input: BulkInput<"delete">,
): Promise<Result<BulkReport, StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const reads = readsOfRows(() => findGroups(ctx), SYNONYM_ROWS);
  return success(
    await runBulk(ctx, input, {
      definition: SYNONYM_LIST,
      reads,
      label: ({ words }) => words[0]!,
      change: (inside, { languageCode, words }) =>
        removeSynonyms(inside, { language_code: languageCode, word: words[0]! }),
    }),
  );
}

/** Deletes a group: its words match only themselves again. */
export function removeSynonyms(
  ctx: Context,
  { language_code: languageCode, word }: { language_code: string; word: string },
): Promise<Result<null, StaffFailure>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
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
