import type { ReactNode } from "react";
import { Button } from "../parts/button.tsx";
import { usePage } from "../parts/page.tsx";

type RuleRowProps = {
  /** The target of the rule, and its kind. */
  name: string;
  kind: string;
  productsCount: number;
  children: ReactNode;
  onChange: () => void;
  onRemove: () => void;
};

/** A rule with its target, its terms, and how many products it applies to. */
export function RuleRow({ name, kind, productsCount, children, onChange, onRemove }: RuleRowProps) {
  const { t } = usePage();
  return (
    <li className="grid gap-x-5 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto] sm:items-center sm:px-5">
      <p className="min-w-0 wrap-anywhere">
        <bdi className="font-semibold">{name}</bdi>
        <span className="block text-sm text-muted">
          {kind} · {t("{count} products", { count: productsCount })}
        </span>
      </p>
      <p className="font-medium">{children}</p>
      <p className="flex gap-2">
        <Button look="secondary" size="small" data-action="" onClick={onChange}>
          {t("Edit")}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button look="quiet" size="small" data-action="" onClick={onRemove}>
          {t("Remove")}
          <span className="sr-only">: {name}</span>
        </Button>
      </p>
    </li>
  );
}
