import type { CommentRow, PostRow, PostState } from "#domain/platform/blog-admin/blog-admin.ts";
import { BLOG_COMMENT_LIST, BLOG_POST_LIST } from "#shared/list/content-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";

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
    {
      id: "state",
      label: t("Status"),
      cell: ({ state }) => <Chip tone={POST_TONES[state]}>{stateName(state, t)}</Chip>,
    },
    {
      id: "published",
      label: t("Publication"),
      isSortedDescendingFirst: true,
      cell: ({ publishedAt }) =>
        publishedAt === null ? "—" : <Moment iso={publishedAt} withTime className="whitespace-nowrap" />,
    },
    { id: "author", label: t("Author"), cell: ({ authorName }) => <bdi>{authorName}</bdi> },
    { id: "comments", label: t("Comments"), isAtEnd: true, cell: ({ commentsCount }) => commentsCount },
    {
      id: "updated",
      label: t("Changed"),
      isSortedDescendingFirst: true,
      cell: ({ updatedAt }) => <Moment iso={updatedAt} withTime className="whitespace-nowrap" />,
    },
  ];
}

export function postFilters(t: Translate): TableFilter[] {
  const { state } = BLOG_POST_LIST.filters;
  return [
    {
      name: "state",
      label: t("Status"),
      choices: state.choices.map((value) => ({ value, label: stateName(value, t) })),
    },
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
    {
      id: "status",
      label: t("Status"),
      cell: ({ status }) => <Chip tone={COMMENT_TONES[status]}>{statusName(status, t)}</Chip>,
    },
    {
      id: "created",
      label: t("Written on"),
      isSortedDescendingFirst: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} withTime className="whitespace-nowrap" />,
    },
  ];
}

export function commentFilters(t: Translate): TableFilter[] {
  const { status } = BLOG_COMMENT_LIST.filters;
  return [
    {
      name: "status",
      label: t("Status"),
      choices: status.choices.map((value) => ({ value, label: statusName(value, t) })),
    },
    { name: "created", label: t("Written on") },
  ];
}
