import { logActivity } from "#domain/platform/record/log-activity.ts";
import { reachRecord, type RecordFailure } from "#domain/platform/record/reach-record.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import type { TagChange } from "#shared/list/tag-filter.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { readTag } from "./internal-tag.input.ts";
import { deleteRecordTag, findRecordTags, insertRecordTag } from "./internal-tag.repository.ts";

const MAX_PER_HOUR = 600;
const MAX_TAGS = 20;

export type ChangeTagFailure = RecordFailure | Failure<"too_many_tags" | "too_many_tries">;

/** Adds a tag to a record or removes it. Only the same side sees it. */
export async function changeTag(
  ctx: Context,
  side: RecordSide,
  subject: RecordSubject,
  change: TagChange,
  name: string,
): Promise<Result<string[], ChangeTagFailure>> {
  return withTransaction(ctx, async (inside): Promise<Result<string[], ChangeTagFailure>> => {
    const limit = { name: "tags", of: String(ctx.visitor.customerId), max: MAX_PER_HOUR, minutes: 60 };
    const taken = await consumeRateLimit(inside, limit);
    if (!taken.ok) return taken;
    return putOrTake(inside, side, subject, change, name);
  });
}

/** The same for one of the selected rows of a list. */
export async function changeTagOfRow(
  ctx: Context,
  side: RecordSide,
  subject: RecordSubject,
  change: TagChange,
  value: string,
): Promise<Result<string[], ChangeTagFailure | Failure<"tag_wrong">>> {
  const name = readTag(value);
  if (name === null) return failure({ code: "tag_wrong" });
  return withTransaction(ctx, (inside) => putOrTake(inside, side, subject, change, name));
}

async function putOrTake(
  ctx: Context,
  side: RecordSide,
  subject: RecordSubject,
  change: TagChange,
  name: string,
): Promise<Result<string[], RecordFailure | Failure<"too_many_tags">>> {
  const record = await reachRecord(ctx, side, subject, "write");
  if (!record.ok) return record;
  const there = await findRecordTags(ctx, record.value);
  const known = there.find((tag) => tag.toLowerCase() === name.toLowerCase());
  if (change === "remove_tag") {
    if (known === undefined) return success(there);
    await deleteRecordTag(ctx, record.value, known);
    await logActivity(ctx, record.value, "tag_removed", known);
    return success(there.filter((tag) => tag !== known));
  }
  if (known !== undefined) return success(there);
  if (there.length >= MAX_TAGS) return failure({ code: "too_many_tags", values: { count: MAX_TAGS } });
  const added = await insertRecordTag(ctx, record.value, name);
  await logActivity(ctx, record.value, "tag_added", added);
  return success([...there, added].toSorted());
}
