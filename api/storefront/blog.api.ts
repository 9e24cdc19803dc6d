import { z } from "@hono/zod-openapi";
import { postCommentsInput, postListInput, postParameter } from "#domain/platform/blog/blog.input.ts";
import { findBlogTopics, findPosts, POSTS_PER_PAGE } from "#domain/platform/blog/find-posts.ts";
import { findRecentPosts, getPost } from "#domain/platform/blog/get-post.ts";
import {
  blogCommentInput,
  blogCommentLikeInput,
  blogReplyInput,
  blogReplyLikeInput,
  ownBlogLikesInput,
} from "#domain/platform/blog-comment/blog-comment.input.ts";
import { COMMENTS_PER_PAGE, findComments, findOwnLikes } from "#domain/platform/blog-comment/find-comments.ts";
import { likeComment } from "#domain/platform/blog-comment/like-comment.ts";
import { replyToComment, writeComment, type WrittenComment } from "#domain/platform/blog-comment/write-comment.ts";
import type { Context } from "#domain/context.ts";
import { toWire } from "#shared/wire.ts";
import { answer, type ApiContext, body, refuse } from "../answer.ts";
import { customerRoutes, openRoutes } from "../create-route.ts";
import { paged, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { blogCardSchema, blogCommentSchema, blogCommentsSchema, blogSchema, blogTopicsSchema } from "./blog.schema.ts";

const open = openRoutes("Blog");
const customer = customerRoutes("Blog");
const commented = z.object({ success: z.string(), id: z.int(), is_shown: z.boolean() });
const liked = z.object({ success: z.string(), comment: blogCommentSchema });

const list = open.get(
  "/home/blogs",
  "The posts of the blog, newest first; of a category or with a tag",
  { query: postListInput },
  z.object({ blogs: pagedSchema(blogCardSchema), ...blogTopicsSchema }),
);

const details = open.get(
  "/home/blog-details/{slug}",
  "A post with a page of its comments",
  { params: postParameter, query: postCommentsInput },
  z.object({
    blog: blogSchema,
    ...blogTopicsSchema,
    recent_posts: z.array(blogCardSchema),
    comments: blogCommentsSchema,
  }),
);

const likes = open.get(
  "/user/blog-likes",
  "The comments and replies on a post that the visitor likes",
  { query: ownBlogLikesInput },
  z.object({ liked_ids: z.array(z.int()) }),
);

const comment = customer.post("/store/blog-comment", "Comment on a post", body(blogCommentInput), commented);

const reply = customer.post("/store/blog-comment-reply", "Reply to a comment", body(blogReplyInput), commented);

const likeComments = customer.post("/blog/like-comments", "Like a comment", body(blogCommentLikeInput), liked);

const unlikeComments = customer.post(
  "/blog/unlike-comments",
  "Remove the like of a comment",
  body(blogCommentLikeInput),
  liked,
);

const likeReply = customer.post("/blog/like-reply", "Like a reply", body(blogReplyLikeInput), liked);

const unlikeReply = customer.post("/blog/unlike-reply", "Remove the like of a reply", body(blogReplyLikeInput), liked);

type Liking = { commentId: number; replyId: number | null; isLiked: boolean };

async function answerLike(c: ApiContext, liking: Liking) {
  const changed = await likeComment(c.var.ctx, liking);
  if (!changed.ok) return refuse(c, changed.failure);
  const success = c.var.ctx.t(liking.isLiked ? "Liked" : "Like removed");
  return c.json({ success, comment: toWire(changed.value) }, 200);
}

function written(ctx: Context, { id, isShown }: WrittenComment) {
  const success = isShown
    ? ctx.t("Your comment is online.")
    : ctx.t("Thank you. Your comment appears once we've read it.");
  return { success, id, is_shown: isShown };
}

export const blogApi = createRouter()
  .openapi(list, async (c) => {
    const { ctx } = c.var;
    const { page, category, tag } = c.req.valid("query");
    const filter = { ...(category ? { categorySlug: category } : {}), ...(tag ? { tag } : {}) };
    const [posts, topics] = await Promise.all([
      findPosts(ctx, { ...filter, page, perPage: POSTS_PER_PAGE }),
      findBlogTopics(ctx),
    ]);
    return c.json({ blogs: paged(c, "home/blogs", posts), ...toWire(topics) }, 200);
  })
  .openapi(details, async (c) => {
    const { ctx } = c.var;
    const post = await getPost(ctx, c.req.valid("param").slug);
    if (!post) return refuse(c, { code: "not_found" });
    const [topics, recent, comments] = await Promise.all([
      findBlogTopics(ctx),
      findRecentPosts(ctx, post.id),
      findComments(ctx, post.id, { page: c.req.valid("query").page, perPage: COMMENTS_PER_PAGE }),
    ]);
    const path = `home/blog-details/${encodeURIComponent(post.slug)}`;
    return c.json(
      { blog: toWire(post), ...toWire(topics), recent_posts: toWire(recent), comments: paged(c, path, comments) },
      200,
    );
  })
  .openapi(likes, async (c) => c.json({ liked_ids: await findOwnLikes(c.var.ctx, c.req.valid("query").blog_id) }, 200))
  .openapi(comment, async (c) => {
    const { blog_id: postId, comment: text } = c.req.valid("json");
    return answer(c, await writeComment(c.var.ctx, { postId, text }), (made) => written(c.var.ctx, made));
  })
  .openapi(reply, async (c) => {
    const { comment_id: commentId, reply: text } = c.req.valid("json");
    return answer(c, await replyToComment(c.var.ctx, { commentId, text }), (made) => written(c.var.ctx, made));
  })
  .openapi(likeComments, (c) => answerLike(c, { commentId: c.req.valid("json").id, replyId: null, isLiked: true }))
  .openapi(unlikeComments, (c) => answerLike(c, { commentId: c.req.valid("json").id, replyId: null, isLiked: false }))
  .openapi(likeReply, (c) => {
    const { id, comment_id: commentId } = c.req.valid("json");
    return answerLike(c, { commentId, replyId: id, isLiked: true });
  })
  .openapi(unlikeReply, (c) => {
    const { id, comment_id: commentId } = c.req.valid("json");
    return answerLike(c, { commentId, replyId: id, isLiked: false });
  });
