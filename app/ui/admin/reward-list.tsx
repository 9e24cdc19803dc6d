import type { RewardRule } from "#domain/accounts/reward/reward-rule.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { ListPart } from "./list-part.tsx";
import { RuleRow } from "./rule-row.tsx";
import { targetName } from "./rule-words.ts";

type RewardListProps = {
  rules: readonly RewardRule[];
  currency: string;
  onAdd: () => void;
  onChange: (rule: RewardRule) => void;
  onRemove: (rule: RewardRule) => void;
};

/** Point rules. */
export function RewardList({ rules, currency, onAdd, onChange, onRemove }: RewardListProps) {
  const { t } = usePage();
  return (
    <ListPart
      title={t("Points")}
      text={t("Product rules come first, then the closest category, then the shop. Existing orders aren't affected.")}
      actions={
        <Button look="secondary" size="small" data-action="" onClick={onAdd}>
          <Icon name="plus" className="size-4" />
          {t("Add points")}
        </Button>
      }
    >
      {rules.length === 0 && <li className="px-5 py-4 text-muted">{t("No rules yet. Customers earn no points.")}</li>}
      {rules.map((rule) => (
        <RuleRow
          key={rule.id}
          name={rule.name || targetName("default", t)}
          kind={rule.target === "default" ? t("Default") : targetName(rule.target, t)}
          productsCount={rule.productsCount}
          onChange={() => onChange(rule)}
          onRemove={() => onRemove(rule)}
        >
          {rule.per === "unit"
            ? t("{count} points per unit", { count: rule.points })
            : t("{count} points per 1 {currency}", { count: rule.points, currency })}
        </RuleRow>
      ))}
    </ListPart>
  );
}
