import type { VideoRow, VideoState } from "#domain/catalog/video-admin/video-admin.ts";
import { SHOP_VIDEO_LIST } from "#shared/list/video-lists.ts";
import type { Translate } from "#shared/translate.ts";
import { VIDEO_HOSTS } from "#shared/video-host.ts";
import { Chip } from "../admin/chip.tsx";
import { momentColumn, shopColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, shopFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
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
  const ofOperator: TableColumn<VideoRow>[] = [shopColumn(t, ({ shopName }) => shopName)];
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
    momentColumn("published", t("Publication"), "publishedAt", { withTime: true, none: "—" }),
    momentColumn("created", t("Added"), "createdAt"),
  ];
}

export function videoFilters(t: Translate, shops: readonly { id: number; name: string }[] | null): TableFilter[] {
  const { state, kind } = SHOP_VIDEO_LIST.filters;
  return [
    choiceFilter(t, "state", t("Status"), state.choices, videoStateName),
    choiceFilter(t, "kind", t("Plays from"), kind.choices, kindName),
    { name: "published", label: t("Publication") },
    ...(shops ? [shopFilter(t, shops)] : []),
  ];
}
