import { AccountCard } from "../account/account-card.tsx";
import { SelectField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";

type ShopChoicePartProps = {
  shops: readonly { id: number; name: string }[];
  chosen: number;
  onChoose: (id: number) => void;
};

/** The shop that a new product belongs to. */
export function ShopChoicePart({ shops, chosen, onChoose }: ShopChoicePartProps) {
  const { t } = usePage();
  return (
    <AccountCard title={t("Shop")}>
      <SelectField
        label={t("Sold by")}
        value={chosen}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        <Options of={shops} />
      </SelectField>
    </AccountCard>
  );
}
