import type { WishlistSummary } from "#domain/cart/wishlist/wishlist.ts";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { CompareButton } from "../product/compare-button.tsx";
import { nameOfList } from "./wishlist-tabs.tsx";

/** On the image of a card in one's own list. */
export function WishActions({
  name,
  isCompared,
  onRemove,
  onCompare,
}: {
  name: string;
  isCompared: boolean;
  onRemove: () => void;
  onCompare: () => void;
}) {
  const { t } = usePage();
  return (
    <div className="absolute end-2 top-2 z-[1] flex flex-col gap-1.5">
      <button
        type="button"
        data-action=""
        aria-label={t("Remove {name}", { name })}
        title={t("Remove")}
        className="card-act !opacity-100"
        onClick={onRemove}
      >
        <Icon name="x" className="size-4.5" />
      </button>
      <CompareButton name={name} isCompared={isCompared} onCompare={onCompare} />
    </div>
  );
}

const NEW_LIST = "new";

/** Below a card: move to another list. */
export function MoveSelect({
  name,
  lists,
  currentId,
  onMove,
  onMoveToNew,
}: {
  name: string;
  lists: readonly WishlistSummary[];
  currentId: number;
  onMove: (listId: number) => void;
  onMoveToNew: () => void;
}) {
  const { t } = usePage();
  return (
    <select
      value=""
      aria-label={t("Move {name} to another list", { name })}
      className="mt-1.5 h-9 w-full rounded-field border border-line bg-transparent px-2 text-sm text-muted hover:border-line-strong"
      onChange={({ target }) => (target.value === NEW_LIST ? onMoveToNew() : onMove(Number(target.value)))}
    >
      <option value="" disabled>
        {t("Move to…")}
      </option>
      {lists
        .filter(({ id }) => id !== currentId)
        .map((list) => (
          <option key={list.id} value={list.id}>
            {nameOfList(t, list)}
          </option>
        ))}
      <option value={NEW_LIST}>{t("New list")}</option>
    </select>
  );
}

/** Says that the item has become cheaper. */
export function CheaperNote() {
  const { t } = usePage();
  return (
    <p className="flex items-center gap-1.5 text-xs font-semibold text-deal-text">
      <Icon name="zap" className="size-3.5" />
      {t("Now cheaper")}
    </p>
  );
}
