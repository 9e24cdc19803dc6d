import type { CommissionRule } from "#domain/accounts/commission/commission-rule.ts";
import { Amount } from "../cart/amount.tsx";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { ListPart } from "./list-part.tsx";
import { RuleRow } from "./rule-row.tsx";
import { targetName } from "./rule-words.ts";

type CommissionListProps = {
  rules: readonly CommissionRule[];
  onAdd: () => void;
  onChange: (rule: CommissionRule) => void;
  onRemove: (rule: CommissionRule) => void;
};

/** Commission rules. */
export function CommissionList({ rules, onAdd, onChange, onRemove }: CommissionListProps) {
  const { t } = usePage();
  return (
    <ListPart
      title={t("Commission")}
      text={t("Shop rules come first, then the closest category. Existing orders aren't affected.")}
      actions={
        <Button look="secondary" size="small" data-action="" onClick={onAdd}>
          <Icon name="plus" className="size-4" />
          {t("Add commission")}
        </Button>
      }
    >
      {rules.length === 0 && (
        <li className="px-5 py-4 text-muted">{t("No rules yet. The marketplace charges no commission.")}</li>
      )}
      {rules.map((rule) => (
        <RuleRow
          key={rule.id}
          name={rule.name || targetName("default", t)}
          kind={rule.target === "default" ? t("Default") : targetName(rule.target, t)}
          productsCount={rule.productsCount}
          onChange={() => onChange(rule)}
          onRemove={() => onRemove(rule)}
        >
          <bdi className="figures">{rule.percent} %</bdi>
          {rule.fixed.amount > 0 && (
            <>
              {" + "}
              <Amount value={rule.fixed} /> <span className="text-sm font-normal text-muted">{t("each")}</span>
            </>
          )}
        </RuleRow>
      ))}
    </ListPart>
  );
}
