import type { ComponentProps } from "react";
import { href, useNavigate } from "react-router";
import { deskOf } from "../api-client/use-changes.ts";
import { PriceRuleForm } from "../ui/sale/price-rule-form.tsx";
import { usePriceRules } from "./use-price-rules.ts";

type PriceRuleEditorProps = { side: "shop" | "operator" } & Omit<
  ComponentProps<typeof PriceRuleForm>,
  "canMakeDeals" | "onSearch" | "onPreview" | "onSave"
>;

/** The form of a special price, or of a daily deal, which the operator alone makes. */
export function PriceRuleEditor({ side, rule, ...form }: PriceRuleEditorProps) {
  const rules = usePriceRules(side);
  const navigate = useNavigate();
  return (
    <PriceRuleForm
      {...form}
      key={rule?.id ?? "new"}
      rule={rule}
      canMakeDeals={side === "operator"}
      onSearch={rules.search}
      onPreview={rules.preview}
      onSave={async (typed) => {
        const wrong = rule ? await rules.change(rule.id, typed) : await rules.create(typed);
        if (wrong === null) await navigate(href(`/${deskOf(side)}/price-rules`));
        return wrong;
      }}
    />
  );
}
