import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { BlogComment, BlogReply } from "#domain/platform/blog-comment/blog-comment.ts";
import { messageOf, useCall } from "#app/api-client/call.ts";
import type { CommentActions } from "#app/ui/blog/comment-list.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { fromWire } from "#shared/wire.ts";

type Known = {
  postId: number;
  comments: readonly BlogComment[];
  likedIds: ReadonlySet<number>;
  setLikedIds: (ids: ReadonlySet<number>) => void;
};

const CHANGES = ["content"] as const;

/** Comments, replies and likes; responses to likes replace the comments of the page. */
export function useCommentActions({ postId, comments, likedIds, setLikedIds }: Known): {
  shown: BlogComment[];
  actions: CommentActions;
} {
  const call = useCall();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [changed, setChanged] = useState<ReadonlyMap<number, BlogComment>>(new Map());
  const quiet = { isSuccessShown: false } as const;

  async function like(commentId: number, replyId: number | null, isLiked: boolean): Promise<void> {
    const outcome =
      replyId === null
        ? await call.post(isLiked ? "/blog/like-comments" : "/blog/unlike-comments", { json: { id: commentId } }, quiet)
        : await call.post(
            isLiked ? "/blog/like-reply" : "/blog/unlike-reply",
            { json: { id: replyId, comment_id: commentId } },
            quiet,
          );
    if (!outcome.ok) {
      if (outcome.status === 401) await navigate(loginPath(`${pathname}#comments`));
      return;
    }
    const ids = new Set(likedIds);
    if (isLiked) ids.add(replyId ?? commentId);
    else ids.delete(replyId ?? commentId);
    setLikedIds(ids);
    setChanged((known) => new Map(known).set(commentId, fromWire<BlogComment>(outcome.answer.comment)));
  }

  return {
    shown: comments.map((comment) => merged(comment, changed.get(comment.id))),
    actions: {
      likedIds,
      onLike: (...liking) => void like(...liking),
      async onComment(text) {
        const json = { blog_id: postId, comment: text };
        const outcome = await call.post("/store/blog-comment", { json }, { refusal: "none", changes: CHANGES });
        return outcome.ok ? null : messageOf(outcome);
      },
      async onReply(commentId, text) {
        const json = { comment_id: commentId, reply: text };
        const outcome = await call.post("/store/blog-comment-reply", { json }, { refusal: "none", changes: CHANGES });
        return outcome.ok ? null : messageOf(outcome);
      },
    },
  };
}

/** The page's replies with the like counts that a call has returned. */
function merged(comment: BlogComment, latest: BlogComment | undefined): BlogComment {
  if (!latest) return comment;
  const likes = new Map([latest, ...latest.commentReplies].map(({ id, likesCount }) => [id, likesCount]));
  const withLikes = <Kind extends BlogReply>(each: Kind): Kind => ({
    ...each,
    likesCount: likes.get(each.id) ?? each.likesCount,
  });
  return { ...withLikes(comment), commentReplies: comment.commentReplies.map(withLikes) };
}
