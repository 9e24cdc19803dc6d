import type { VideoRow, VideoState } from "#domain/catalog/video-admin/video-admin.ts";
import { SHOP_VIDEO_LIST } from "#shared/list/video-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { VIDEO_HOSTS } from "#shared/video-host.ts";
import { Chip } from "../admin/chip.tsx";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { Moment } from "../order/moment.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { writeMoment } from "./video-moment.ts";

const TONES = { draft: "calm", scheduled: "open", published: "good", hidden: "bad" } as const;

export function VideoStateChip({ state }: { state: VideoState }) {
  const { t } = usePage();
  return <Chip tone={TONES[state]}>{videoStateName(state, t)}</Chip>;
}

function videoStateName(state: VideoState, t: Translate): string {
  const names: Record<VideoState, string> = {
    draft: t("Draft"),
    scheduled: t("Scheduled"),
    published: t("Published"),
    hidden: t("Taken down"),
  };
  return names[state];
}

function kindName(kind: VideoRow["kind"], t: Translate): string {
  return kind === "file" ? t("Uploaded video") : VIDEO_HOSTS[kind].name;
}

/** The columns of the list of videos; the operator's names the shop. */
export function videoColumns(t: Translate, isOperator: boolean): TableColumn<VideoRow>[] {
  const ofOperator: TableColumn<VideoRow>[] = [
    { id: "shop", label: t("Shop"), cell: ({ shopName }) => <bdi className="block max-w-40 truncate">{shopName}</bdi> },
  ];
  return [
    {
      id: "title",
      label: t("Title"),
      cell: ({ title, poster }) => (
        <span className="flex min-w-40 items-center gap-2.5">
          <Picture file={poster || null} alt="" sizes="4rem" className="aspect-video w-16 shrink-0 rounded-field" />
          <bdi className="line-clamp-2 max-w-72 wrap-anywhere">{title}</bdi>
        </span>
      ),
    },
    { id: "state", label: t("Status"), cell: ({ state }) => <VideoStateChip state={state} /> },
    ...(isOperator ? ofOperator : []),
    { id: "kind", label: t("Plays from"), cell: ({ kind }) => kindName(kind, t) },
    {
      id: "length",
      label: t("Length"),
      isAtEnd: true,
      cell: ({ seconds }) => (seconds > 0 ? <bdi dir="ltr">{writeMoment(seconds)}</bdi> : "–"),
    },
    { id: "products", label: t("Products"), isAtEnd: true, cell: ({ productsCount }) => productsCount },
    {
      id: "published",
      label: t("Publication"),
      isSortedDescendingFirst: true,
      cell: ({ publishedAt }) =>
        publishedAt === null ? "—" : <Moment iso={publishedAt} withTime className="whitespace-nowrap" />,
    },
    {
      id: "created",
      label: t("Added"),
      isSortedDescendingFirst: true,
      cell: ({ createdAt }) => <Moment iso={createdAt} className="whitespace-nowrap" />,
    },
  ];
}

export function videoFilters(t: Translate, shops: readonly { id: number; name: string }[] | null): TableFilter[] {
  const { state, kind } = SHOP_VIDEO_LIST.filters;
  return [
    {
      name: "state",
      label: t("Status"),
      choices: state.choices.map((value) => ({ value, label: videoStateName(value, t) })),
    },
    {
      name: "kind",
      label: t("Plays from"),
      choices: kind.choices.map((value) => ({ value, label: kindName(value, t) })),
    },
    { name: "published", label: t("Publication") },
    ...(shops
      ? [{ name: "shop", label: t("Shop"), choices: shops.map(({ id, name }) => ({ value: String(id), label: name })) }]
      : []),
  ];
}
