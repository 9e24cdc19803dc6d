import type { ReturnLineView } from "#domain/orders/return/return.ts";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

/** The returned lines. */
export function ReturnLines({ lines }: { lines: readonly ReturnLineView[] }) {
  const { t } = usePage();
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={line.orderLineId} className="flex items-center gap-3">
          <Picture file={line.image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-field" />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 leading-snug font-medium">
              <bdi>{line.name}</bdi>
            </span>
            <span className="block text-sm text-muted">
              {line.variantsName !== "" && (
                <>
                  <bdi>{line.variantsName}</bdi> ·{" "}
                </>
              )}
              {t("Quantity: {count}", { count: line.quantity })}
              {line.isRestocked && ` · ${t("Back in stock")}`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
