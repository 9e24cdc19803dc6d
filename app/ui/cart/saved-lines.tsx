import { Link } from "react-router";
import type { CartLineView } from "#domain/cart/cart/cart.ts";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";
import { productPath } from "../product/product-path.ts";
import { Picture } from "../parts/picture.tsx";
import { Amount } from "./amount.tsx";

type SavedLinesProps = {
  lines: readonly CartLineView[];
  pendingIds: ReadonlySet<number>;
  onMoveBack: (line: CartLineView) => void;
  onRemove: (line: CartLineView) => void;
};

/** Lines saved for later; they are not part of the total. */
export function SavedLines({ lines, pendingIds, onMoveBack, onRemove }: SavedLinesProps) {
  const { t } = usePage();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="saved-for-later" className="mt-12">
      <h2 id="saved-for-later" className="text-2xl">
        {t("Saved for later")} <span className="figures text-lg font-normal text-muted">({lines.length})</span>
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {lines.map((line) => (
          <li key={line.id} className="flex gap-4 rounded-card border border-line bg-surface p-4">
            <Picture file={line.image} alt="" sizes="5rem" className="size-20 shrink-0 rounded-field" />
            <div className="min-w-0 flex-1">
              <Link to={productPath(line)} className="line-clamp-2 leading-snug font-semibold hover:underline">
                {line.name}
              </Link>
              {line.variantsName !== "" && <p className="text-sm text-muted">{line.variantsName}</p>}
              <Amount value={line.price} className="mt-1 block font-semibold" />
              <div className="mt-2 flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="small"
                  data-action=""
                  isPending={pendingIds.has(line.id)}
                  disabled={!line.isBuyable}
                  onClick={() => onMoveBack(line)}
                >
                  {line.isBuyable ? t("Move to cart") : t("Sold out")} <span className="sr-only">{line.name}</span>
                </Button>
                <Button variant="quiet" size="small" data-action="" onClick={() => onRemove(line)}>
                  {t("Remove")} <span className="sr-only">{line.name}</span>
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
