import type { CommentRow, PostRow, PostState } from "#domain/platform/blog-admin/blog-admin.ts";
import { BLOG_COMMENT_LIST, BLOG_POST_LIST } from "#shared/list/content-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { momentColumn, statusColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";

const POST_TONES = { draft: "calm", scheduled: "open", published: "good" } as const;
const COMMENT_TONES = { pending: "open", published: "good", hidden: "bad" } as const;

function stateName(state: PostState, t: Translate): string {
  const names: Record<PostState, string> = {
    draft: t("Draft"),
    scheduled: t("Scheduled"),
    published: t("Published"),
  };
  return names[state];
}

function statusName(status: CommentRow["status"], t: Translate): string {
  const names: Record<CommentRow["status"], string> = {
    pending: t("Waiting"),
    published: t("Published"),
    hidden: t("Hidden"),
  };
  return names[status];
}

/** The columns of the list of posts. */
export function postColumns(t: Translate): TableColumn<PostRow>[] {
  return [
    { id: "title", label: t("Title"), cell: ({ title }) => <bdi className="block max-w-96 truncate">{title}</bdi> },
    statusColumn(t, "state", POST_TONES, stateName),
    momentColumn("published", t("Publication"), "publishedAt", { withTime: true, none: "—" }),
    { id: "author", label: t("Author"), cell: ({ authorName }) => <bdi>{authorName}</bdi> },
    { id: "comments", label: t("Comments"), isAtEnd: true, cell: ({ commentsCount }) => commentsCount },
    momentColumn("updated", t("Changed"), "updatedAt", { withTime: true }),
  ];
}

export function postFilters(t: Translate): TableFilter[] {
  const { state } = BLOG_POST_LIST.filters;
  return [
    choiceFilter(t, "state", t("Status"), state.choices, stateName),
    { name: "published", label: t("Publication") },
  ];
}

/** The columns of the queue of comments. */
export function commentColumns(t: Translate): TableColumn<CommentRow>[] {
  return [
    {
      id: "text",
      label: t("Comment"),
      cell: ({ text, reason }) => (
        <>
          <span dir="auto" className="line-clamp-3 max-w-xl [overflow-wrap:anywhere] whitespace-pre-line">
            {text}
          </span>
          {reason && <span className="block text-muted">{t("Hidden: {reason}", { reason })}</span>}
        </>
      ),
    },
    { id: "author", label: t("Author"), cell: ({ authorName }) => <bdi>{authorName || t("A customer")}</bdi> },
    {
      id: "post",
      label: t("Post"),
      cell: ({ postTitle, isReply }) => (
        <>
          <bdi className="block max-w-64 truncate">{postTitle}</bdi>
          {isReply && <span className="text-muted">{t("Reply")}</span>}
        </>
      ),
    },
    statusColumn(t, "status", COMMENT_TONES, statusName),
    momentColumn("created", t("Written on"), "createdAt", { withTime: true }),
  ];
}

export function commentFilters(t: Translate): TableFilter[] {
  const { status } = BLOG_COMMENT_LIST.filters;
  return [
    choiceFilter(t, "status", t("Status"), status.choices, statusName),
    { name: "created", label: t("Written on") },
  ];
}
