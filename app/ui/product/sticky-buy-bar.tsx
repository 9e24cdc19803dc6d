import { type RefObject, useEffect, useState } from "react";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import type { ShownMoney } from "#shared/money.ts";

type StickyBuyBarProps = {
  /** The buttons that it replaces while they are out of view. */
  buttons: RefObject<HTMLDivElement | null>;
  name: string;
  price: ShownMoney;
  isFromPrice: boolean;
  isSoldOut: boolean;
  isPending: boolean;
  isAdded: boolean;
  onBuy: () => void;
};

/** On a phone: the price and the buy button, always within reach of the thumb. */
export function StickyBuyBar({
  buttons,
  name,
  price,
  isFromPrice,
  isSoldOut,
  isPending,
  isAdded,
  onBuy,
}: StickyBuyBarProps) {
  const { t } = usePage();
  const [inSight, setInSight] = useState<readonly Element[]>([]);
  const [isWatching, setWatching] = useState(false);
  useEffect(() => {
    // It would cover the footer.
    const watched = [buttons.current, document.querySelector("body footer[data-shell]")].filter(
      (element) => element !== null,
    );
    const observer = new IntersectionObserver((entries) => {
      setWatching(true);
      setInSight((before) => [
        ...before.filter((element) => !entries.some(({ target }) => target === element)),
        ...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target),
      ]);
    });
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [buttons]);
  const isShown = isWatching && inSight.length === 0;
  if (!isShown) return null;
  return (
    <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-4 border-t border-line bg-surface px-4 py-2.5 shadow-lifted md:bottom-0 lg:hidden">
      <div className="min-w-0">
        <p className="truncate text-xs text-muted">{name}</p>
        <p className="figures font-bold">
          {isFromPrice && <span className="text-xs font-normal text-muted">{t("From")} </span>}
          <bdi>{price.formatted}</bdi>
        </p>
      </div>
      <Button
        variant={isSoldOut ? "secondary" : "primary"}
        className="ms-auto shrink-0"
        disabled={isSoldOut}
        isPending={isPending}
        onClick={onBuy}
      >
        {isSoldOut ? t("Sold out") : isAdded ? t("Added to cart") : t("Add to cart")}
      </Button>
    </div>
  );
}
