import { usePage } from "#app/ui/parts/page.tsx";

type StockNoteProps = { currentStock: number; lowStockThreshold: number; isDigital: boolean };

/** Availability, and whether only a few are left. */
export function StockNote({ currentStock, lowStockThreshold, isDigital }: StockNoteProps) {
  const { t } = usePage();
  const isLow = currentStock <= lowStockThreshold && !isDigital;
  const [text, tone] =
    currentStock <= 0
      ? [t("Sold out"), "text-danger"]
      : isDigital
        ? [t("Instant download"), "text-success"]
        : isLow
          ? [t("Only {count} left", { count: currentStock }), "text-deal-text"]
          : [t("In stock"), "text-success"];
  return (
    <output className={`flex items-center gap-2 text-sm font-semibold ${tone}`}>
      <span aria-hidden className="size-2 rounded-full bg-current" />
      {text}
    </output>
  );
}
