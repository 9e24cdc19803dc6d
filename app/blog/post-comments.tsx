import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { BlogComment } from "#domain/platform/blog-comment/blog-comment.ts";
import type { Page } from "#shared/page.ts";
import { useCall } from "#app/api-client/call.ts";
import { CommentForm, CommentList } from "#app/ui/blog/comment-list.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { formatNumber, usePage } from "#app/ui/parts/page.tsx";
import { loginPath } from "#app/ui/session/way-back.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { useCommentActions } from "./use-comment-actions.ts";

type PostCommentsProps = { postId: number; comments: Page<BlogComment> };

/** What readers say about a post; the page is the same for everyone, and the reader's own likes come by a call. */
export function PostComments({ postId, comments }: PostCommentsProps) {
  const page = usePage();
  const { t } = page;
  const { pathname } = useLocation();
  const user = useVisitor((state) => state.user);
  const isSignedIn = useVisitor((state) => state.isSignedIn);
  const call = useCall();
  const [likedIds, setLikedIds] = useState<ReadonlySet<number>>(new Set());
  const { shown, actions } = useCommentActions({ postId, comments: comments.items, likedIds, setLikedIds });
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    void call.get("/user/blog-likes", { query: { blog_id: String(postId) } }, { refusal: "none" }).then((outcome) => {
      if (outcome.ok) setLikedIds(new Set(outcome.answer.liked_ids));
    });
  }, [call, postId, userId]);

  return (
    <section id="comments" aria-label={t("Comments")}>
      <h2 className="text-2xl">
        {t("Comments")} <span className="figures text-muted">({formatNumber(page, comments.total)})</span>
      </h2>
      <div className="mt-4">
        {isSignedIn ? (
          <CommentForm label={t("Your comment")} action={t("Comment")} onSend={actions.onComment} />
        ) : (
          <ButtonLink variant="secondary" to={loginPath(`${pathname}#comments`)}>
            {t("Sign in to comment")}
          </ButtonLink>
        )}
      </div>
      <div className="mt-6">
        {shown.length > 0 ? (
          <CommentList comments={shown} actions={actions} />
        ) : (
          <p className="text-muted">{t("No comments yet. Be the first.")}</p>
        )}
      </div>
      <PageLinks page={comments} />
    </section>
  );
}
