import { CompareButton } from "./compare-button.tsx";
import { usePage } from "../parts/page.tsx";

export type ListActionsProps = {
  name: string;
  isWished: boolean;
  isCompared: boolean;
  onWish: () => void;
  onCompare: () => void;
};

/** On a card's image: wishlist and comparison buttons. */
export function CardActions({ name, isWished, isCompared, onWish, onCompare }: ListActionsProps) {
  const { t } = usePage();
  return (
    <div className="absolute end-2 top-2 z-[1] flex flex-col gap-1.5">
      <button
        type="button"
        data-action=""
        aria-pressed={isWished}
        aria-label={t("Wishlist: {name}", { name })}
        title={isWished ? t("Added to wishlist") : t("Add to wishlist")}
        className="card-act icon-heart"
        onClick={onWish}
      />
      <CompareButton name={name} isCompared={isCompared} onCompare={onCompare} />
    </div>
  );
}
