import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { BlogPost } from "../blog/blog.ts";
import { getPostPreview } from "../blog/get-post.ts";
import type { PostForm, PostRow } from "./blog-admin.ts";
import { getPostToChange, postReads } from "./blog-admin.repository.ts";

type Missing = StaffFailure | Failure<"not_found">;

/** A page of all posts that match, including drafts. */
export async function findAdminPosts(ctx: Context, query: ListQuery): Promise<Result<ListPage<PostRow>, StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  return success(await readListFrom(query, postReads(ctx)));
}

/** A post with its texts in all languages. */
export async function getPostForm(ctx: Context, id: number): Promise<Result<PostForm, Missing>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const post = await getPostToChange(ctx, id);
  return post ? success(post) : failure({ code: "not_found" });
}

/** A post as readers will see it. */
export async function previewPost(ctx: Context, id: number): Promise<Result<BlogPost, Missing>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const post = await getPostPreview(ctx, id);
  return post ? success(post) : failure({ code: "not_found" });
}
