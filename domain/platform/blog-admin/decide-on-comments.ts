import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { BLOG_COMMENT_LIST } from "#shared/list/content-lists.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { blogCommentsTag } from "../blog-comment/blog-comment.ts";
import type { CommentRow } from "./blog-admin.ts";
import type { BulkCommentsInput } from "./blog-admin.input.ts";
import { commentReads, updateCommentStatus } from "./blog-comment-admin.repository.ts";

const MAX_LABEL = 60;

/** A page of all comments that match. */
export async function findAdminComments(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<CommentRow>, StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  return success(await readListFrom(query, commentReads(ctx)));
}

/** Publishes selected comments, or hides them with a reason. */
export async function decideOnComments(
  ctx: Context,
  input: BulkCommentsInput,
): Promise<Result<BulkReport, StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  return success(
    await runBulk(ctx, input, {
      definition: BLOG_COMMENT_LIST,
      reads: commentReads(ctx),
      label: ({ text }) => text.slice(0, MAX_LABEL),
      change: (each, { id }) => decide(each, id, input),
    }),
  );
}

function decide(
  ctx: Context,
  id: number,
  { action, reason }: Pick<BulkCommentsInput, "action" | "reason">,
): Promise<Result<null, Failure<"not_found">>> {
  const decision =
    action === "publish" ? ({ status: "published", reason: "" } as const) : ({ status: "hidden", reason } as const);
  return withTransaction(ctx, async (inside): Promise<Result<null, Failure<"not_found">>> => {
    const changed = await updateCommentStatus(inside, id, decision);
    if (!changed) return failure({ code: "not_found" });
    await logAudit(inside, {
      action: action === "publish" ? "blog.comment_publish" : "blog.comment_hide",
      subject: { kind: "blog", id },
      details: { reason },
    });
    await inside.cache.purge([blogCommentsTag(changed.postId)]);
    return success(null);
  });
}
