import { useState } from "react";
import type { CategoryRecord } from "#domain/catalog/category-admin/category-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { Button, IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { type Direction, type Place, placeAfter, placeBefore } from "./category-moves.ts";

type CategoryTreeProps = {
  categories: readonly CategoryRecord[];
  onOpen: (category: CategoryRecord) => void;
  onMove: (id: number, place: Place) => void;
  onMerge: (category: CategoryRecord) => void;
  onDelete: (category: CategoryRecord) => void;
};

const INDENTS = ["", "ps-6", "ps-12", "ps-18", "ps-24"];

/** All categories, moved by dragging or with buttons. */
export function CategoryTree({ categories, onOpen, onMove, onMerge, onDelete }: CategoryTreeProps) {
  const { t } = usePage();
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <ul
      aria-label={t("Categories")}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {categories.map((category) => (
        <li
          key={category.id}
          draggable
          onDragStart={() => setDragged(category.id)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const place = dragged === null ? null : placeBefore(categories, dragged, category.id);
            if (dragged !== null && place) onMove(dragged, place);
          }}
          className={`flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pe-2 hover:bg-sunken ${dragged === category.id ? "opacity-60" : ""}`}
        >
          <div className={`flex min-w-0 flex-1 basis-52 items-center gap-3 ${INDENTS[category.depth] ?? "ps-24"}`}>
            <Picture file={category.image} alt="" sizes="2.5rem" className="ms-3 size-10 shrink-0 rounded-field" />
            <button
              type="button"
              data-action=""
              dir="auto"
              onClick={() => onOpen(category)}
              className="min-h-9 min-w-0 text-start font-semibold wrap-anywhere hover:underline"
            >
              {category.name}
            </button>
            {category.isHidden && <Chip tone="calm">{t("Hidden")}</Chip>}
          </div>
          <Uses count={category.productsCount} />
          <Moves category={category} categories={categories} onMove={onMove} />
          {categories.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t("Merge {name}", { name: category.name })}
              onClick={() => onMerge(category)}
            >
              {t("Merge")}
            </Button>
          )}
          {category.productsCount === 0 && categories.every(({ parentId }) => parentId !== category.id) && (
            <IconButton
              label={t("Delete {name}", { name: category.name })}
              className="size-9"
              onClick={() => onDelete(category)}
            >
              <Icon name="trash-2" className="size-4.5" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function Uses({ count }: { count: number }) {
  const page = usePage();
  return (
    <span className="ps-3 text-sm text-muted tabular-nums">
      {page.t("Products")}: {formatNumber(page, count)}
    </span>
  );
}

type MovesProps = Pick<CategoryTreeProps, "categories" | "onMove"> & { category: CategoryRecord };

function Moves({ category: { id, name }, categories, onMove }: MovesProps) {
  const { t } = usePage();
  const moves: readonly { direction: Direction; label: string; className: string }[] = [
    { direction: "up", label: t("Move {name} up", { name }), className: "" },
    { direction: "down", label: t("Move {name} down", { name }), className: "rotate-180" },
    { direction: "out", label: t("Move {name} out", { name }), className: "-rotate-90 rtl:rotate-90" },
    { direction: "in", label: t("Move {name} in", { name }), className: "rotate-90 rtl:-rotate-90" },
  ];
  return (
    <span className="ms-auto flex">
      {moves.map(({ direction, label, className }) => {
        const place = placeAfter(categories, id, direction);
        return (
          <IconButton
            key={direction}
            label={label}
            className="size-9"
            aria-disabled={place === null}
            onClick={() => place && onMove(id, place)}
          >
            <Icon name="arrow-up" className={`size-4 ${className} ${place === null ? "opacity-30" : ""}`} />
          </IconButton>
        );
      })}
    </span>
  );
}
