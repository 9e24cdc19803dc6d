import { Link } from "react-router";
import type { MediaRecord, MediaUse } from "#domain/platform/media/media.ts";
import type { Translate } from "#shared/translate.ts";
import { momentColumn, shopColumn } from "../desk/data-table/usual-columns.tsx";
import { choicesOf, shopFilter } from "../desk/data-table/usual-filters.ts";
import type { TableAction, TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { formatNumber, type Page, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

/** `pathOf`: the screen of what uses an image; null if the reader has none. */
type MediaColumnsOptions = {
  isShopShown: boolean;
  pathOf: (use: MediaUse) => string | null;
  onOpen: ((media: MediaRecord) => void) | null;
};

export function mediaColumns(
  page: Page,
  { isShopShown, pathOf, onOpen }: MediaColumnsOptions,
): TableColumn<MediaRecord>[] {
  const { t } = page;
  return [
    { id: "name", label: t("Picture"), cell: (media) => <MediaName media={media} onOpen={onOpen} /> },
    {
      id: "alt",
      label: t("Description for screen readers"),
      cell: ({ alt }) => (
        <span dir="auto" className={`block max-w-64 ${alt ? "" : "text-muted"}`}>
          {alt || t("Missing")}
        </span>
      ),
    },
    { id: "uses", label: t("Used in"), cell: (media) => <Uses media={media} pathOf={pathOf} /> },
    ...(isShopShown ? [shopColumn<MediaRecord>(t, ({ shop }) => shop?.name ?? t("Marketplace"))] : []),
    {
      id: "size",
      label: t("Size"),
      isAtEnd: true,
      isOptional: true,
      isSortedDescendingFirst: true,
      cell: ({ byteCount }) =>
        byteCount === null ? "–" : t("{number} kB", { number: formatNumber(page, Math.ceil(byteCount / 1_000)) }),
    },
    momentColumn("added", t("Added"), "createdAt", { withTime: true }),
  ];
}

export function mediaFilters(t: Translate, shops: readonly { id: number; name: string }[] | null): TableFilter[] {
  return [
    { name: "used", label: t("Use"), choices: choicesOf({ yes: t("Used"), no: t("Not used") }) },
    {
      name: "alt",
      label: t("Description for screen readers"),
      choices: choicesOf({ missing: t("Missing"), present: t("Present") }),
    },
    ...(shops ? [shopFilter(t, shops)] : []),
    { name: "added", label: t("Added") },
  ];
}

export function mediaActions(t: Translate): TableAction[] {
  return [{ name: "delete", label: t("Delete if not used"), variant: "danger" }];
}

function MediaName({ media, onOpen }: { media: MediaRecord; onOpen: MediaColumnsOptions["onOpen"] }) {
  const { t } = usePage();
  const name = media.name || media.file;
  return (
    <span className="flex min-w-48 items-center gap-3">
      <Picture file={media.file} alt="" sizes="4rem" className="size-14 shrink-0 rounded-field" />
      <span className="min-w-0">
        <bdi className="block max-w-56 truncate">{name}</bdi>
        {onOpen && (
          <button
            type="button"
            data-action=""
            aria-label={t("Edit {name}", { name })}
            className="min-h-6 text-sm font-normal text-primary-text hover:underline"
            onClick={() => onOpen(media)}
          >
            {t("Edit")}
          </button>
        )}
      </span>
    </span>
  );
}

function Uses({ media, pathOf }: { media: MediaRecord; pathOf: MediaColumnsOptions["pathOf"] }) {
  const { t } = usePage();
  if (media.usesCount === 0) return <span className="text-muted">{t("Not used")}</span>;
  return (
    <ul className="grid min-w-40 gap-1 text-sm">
      {media.uses.map((use) => {
        const path = pathOf(use);
        return (
          <li key={`${use.kind}/${use.id}`}>
            <span className="text-muted">{nameOfUse(use.kind, t)}: </span>
            {path === null ? (
              <bdi>{use.name}</bdi>
            ) : (
              <Link to={path} className="text-primary-text hover:underline">
                <bdi>{use.name}</bdi>
              </Link>
            )}
          </li>
        );
      })}
      {media.usesCount > media.uses.length && (
        <li className="text-muted">
          {t("and {number} more", { number: String(media.usesCount - media.uses.length) })}
        </li>
      )}
    </ul>
  );
}

function nameOfUse(kind: MediaUse["kind"], t: Translate): string {
  const names: Record<MediaUse["kind"], string> = {
    product: t("Product"),
    brand: t("Brand"),
    category: t("Category"),
    slide: t("Slide"),
    banner: t("Banner"),
    campaign: t("Campaign"),
    post: t("Post"),
    page: t("Page"),
  };
  return names[kind];
}
