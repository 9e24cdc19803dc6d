import { useState } from "react";
import type { SavedCard } from "#domain/payment/card/card.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { CardName } from "./card-name.tsx";

type SavedCardsProps = { cards: readonly SavedCard[]; onRemove: (id: number) => Promise<void> };

/** Saved cards; renders nothing if there are none. */
export function SavedCards({ cards, onRemove }: SavedCardsProps) {
  const { t } = usePage();
  const [removing, setRemoving] = useState<SavedCard | null>(null);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="saved-cards" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="saved-cards" className="text-xl">
        {t("Your cards")}
      </h2>
      <p className="mt-1 text-sm text-muted">{t("Saved with our payment provider. We only see the last digits.")}</p>
      <ul className="mt-3 divide-y divide-line">
        {cards.map((card) => (
          <li key={card.id} className="flex items-center gap-3 py-3">
            <Icon name="credit-card" className="size-6 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">
                <CardName card={card} />
              </span>
              <span className="block text-sm text-muted">
                {t("Expires {date}", { date: `${String(card.expiryMonth).padStart(2, "0")}/${card.expiryYear}` })}
              </span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={t("Remove card ending in {digits}", { digits: card.lastDigits })}
              title={t("Remove")}
              onClick={() => setRemoving(card)}
            >
              <Icon name="trash-2" className="size-4.5" />
            </Button>
          </li>
        ))}
      </ul>
      {removing && <RemoveDialog card={removing} onClose={() => setRemoving(null)} onRemove={onRemove} />}
    </section>
  );
}

type RemoveDialogProps = { card: SavedCard; onClose: () => void; onRemove: (id: number) => Promise<void> };

function RemoveDialog({ card, onClose, onRemove }: RemoveDialogProps) {
  const { t } = usePage();
  const [isPending, setPending] = useState(false);

  async function remove(): Promise<void> {
    setPending(true);
    await onRemove(card.id);
    onClose();
  }

  return (
    <Dialog isOpen title={t("Remove this card?")} onClose={onClose}>
      <div className="p-5">
        <p className="font-medium">
          <CardName card={card} />
        </p>
        <p className="mt-2 text-muted">{t("This doesn't affect anything you've already paid for.")}</p>
        <div className="mt-5 flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button isPending={isPending} onClick={() => void remove()}>
            {t("Remove")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
