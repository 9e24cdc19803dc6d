import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Quantity } from "../parts/quantity.tsx";
import type { LineToReturn } from "./return-line.ts";

type ReturnLineChoiceProps = {
  lines: readonly LineToReturn[];
  chosen: ReadonlyMap<number, number>;
  onChange: (chosen: ReadonlyMap<number, number>) => void;
};

/** The lines to return, and how many of each. */
export function ReturnLineChoice({ lines, chosen, onChange }: ReturnLineChoiceProps) {
  const set = (id: number, quantity: number | null) => {
    const next = new Map(chosen);
    if (quantity === null) next.delete(id);
    else next.set(id, quantity);
    onChange(next);
  };
  return (
    <ul className="-my-3 divide-y divide-line">
      {lines.map((line) => (
        <ChoiceRow
          key={line.orderLineId}
          line={line}
          quantity={chosen.get(line.orderLineId) ?? null}
          onChange={(quantity) => set(line.orderLineId, quantity)}
        />
      ))}
    </ul>
  );
}

function ChoiceRow({
  line,
  quantity,
  onChange,
}: {
  line: LineToReturn;
  quantity: number | null;
  onChange: (quantity: number | null) => void;
}) {
  const { t } = usePage();
  const isPossible = line.left > 0;
  const worth = quantity === null ? null : (line.worths[quantity - 1] ?? null);
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <label className={`flex min-w-0 flex-1 items-start gap-3 ${isPossible ? "cursor-pointer" : "text-muted"}`}>
          <input
            type="checkbox"
            checked={quantity !== null}
            disabled={!isPossible}
            onChange={(event) => onChange(event.target.checked ? 1 : null)}
            className="mt-5 size-5 shrink-0 accent-primary"
          />
          <Picture file={line.image} alt="" sizes="4rem" className="size-16 shrink-0 rounded-field" />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-3 leading-snug font-medium">
              <bdi>{line.name}</bdi>
            </span>
            {line.variantsName !== "" && (
              <span className="block text-sm text-muted">
                <bdi>{line.variantsName}</bdi>
              </span>
            )}
            {!isPossible && <span className="block text-sm">{blockerSentence(line.blocker, t)}</span>}
          </span>
        </label>
        {worth && <Amount value={worth} className="shrink-0 font-medium" />}
      </div>
      {quantity !== null && line.left > 1 && (
        <div className="mt-2 flex items-center gap-3 ps-8">
          <Quantity value={quantity} maximum={line.left} name={line.name} size="small" onChange={onChange} />
          <span className="text-sm text-muted">{t("of {count}", { count: line.left })}</span>
        </div>
      )}
    </li>
  );
}

function blockerSentence(blocker: LineToReturn["blocker"], t: Translate): string {
  const names: Record<LineToReturn["blocker"], string> = {
    not_refundable: t("The shop doesn't accept returns of this item."),
    opened: t("You've already downloaded this."),
    over: t("It can no longer be returned."),
    returned: t("This is already being returned or has been refunded."),
    none: t("This is already being returned or has been refunded."),
  };
  return names[blocker];
}
