import type { CommissionRule } from "#domain/accounts/commission/commission-rule.ts";
import type { RewardRule } from "#domain/accounts/reward/reward-rule.ts";
import type { TargetKind } from "#domain/pricing/rule-target/rule-target.ts";
import type { Translate } from "#shared/translate.ts";
import { Amount } from "../cart/amount.tsx";
import { RowActions, RowName } from "../desk/data-table/row-actions.tsx";
import { countColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter } from "../desk/data-table/usual-filters.ts";
import type { TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { targetName } from "./rule-labels.ts";

type Rule = { target: TargetKind; name: string; productsCount: number };
type RuleActions<Each> = Record<"onChange" | "onRemove", (rule: Each) => void>;

function ruleColumns<Each extends Rule>(
  t: Translate,
  { onChange, onRemove }: RuleActions<Each>,
  terms: TableColumn<Each>,
): TableColumn<Each>[] {
  const nameOf = ({ name }: Each) => name || targetName("default", t);
  return [
    {
      id: "name",
      label: t("Products"),
      cell: (rule) => <RowName onOpen={() => onChange(rule)}>{nameOf(rule)}</RowName>,
    },
    {
      id: "target",
      label: t("Kind"),
      cell: ({ target }) => (target === "default" ? t("Default") : targetName(target, t)),
    },
    terms,
    countColumn("products", t("Number of products"), "productsCount"),
    {
      id: "actions",
      label: t("Actions"),
      cell: (rule) => (
        <RowActions
          name={nameOf(rule)}
          actions={[
            { label: t("Edit"), onClick: () => onChange(rule) },
            { label: t("Remove"), variant: "quiet", onClick: () => onRemove(rule) },
          ]}
        />
      ),
    },
  ];
}

export function commissionColumns(t: Translate, actions: RuleActions<CommissionRule>): TableColumn<CommissionRule>[] {
  return ruleColumns(t, actions, {
    id: "percent",
    label: t("Commission"),
    cell: ({ percent, fixed }) => (
      <>
        <bdi className="figures">{percent} %</bdi>
        {fixed.amount > 0 && (
          <>
            {" + "}
            <Amount value={fixed} /> <span className="text-muted">{t("each")}</span>
          </>
        )}
      </>
    ),
  });
}

export function rewardColumns(
  t: Translate,
  currency: string,
  actions: RuleActions<RewardRule>,
): TableColumn<RewardRule>[] {
  return ruleColumns(t, actions, {
    id: "points",
    label: t("Points"),
    cell: ({ per, points }) =>
      per === "unit"
        ? t("{count} points per unit", { count: points })
        : t("{count} points per 1 {currency}", { count: points, currency }),
  });
}

export function targetFilter(t: Translate, targets: readonly TargetKind[]): TableFilter[] {
  return [choiceFilter(t, "target", t("Kind"), targets, targetName)];
}
