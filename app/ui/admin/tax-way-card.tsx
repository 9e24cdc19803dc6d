import { useState } from "react";
import { Form } from "react-router";
import type { Taxes } from "#domain/pricing/tax/find-taxes.ts";
import type { TaxWayInput } from "#domain/pricing/tax/tax.input.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Button } from "../parts/button.tsx";
import { CheckField, SelectField } from "../parts/field.tsx";
import { Options } from "../parts/options.tsx";
import { usePage } from "../parts/page.tsx";
import { TaxExampleTable } from "./tax-example-table.tsx";

type TaxWayCardProps = { taxes: Taxes; onSave: (way: TaxWayInput) => Promise<void> };

/** How tax is shown and rounded, with an example cart. */
export function TaxWayCard({ taxes, onSave }: TaxWayCardProps) {
  const { t } = usePage();
  const [way, setWay] = useState(taxes.way);
  const [isPending, setPending] = useState(false);
  const example = taxes.examples.find(
    ({ taxDisplay, taxBase }) => taxDisplay === way.taxDisplay && taxBase === way.taxBase,
  );
  const isChanged = way.taxDisplay !== taxes.way.taxDisplay || way.taxBase !== taxes.way.taxBase;

  async function save(): Promise<void> {
    setPending(true);
    await onSave({ tax_display: way.taxDisplay, tax_base: way.taxBase, version: taxes.way.version });
    setPending(false);
  }

  return (
    <AccountCard title={t("How tax is calculated")}>
      <div className="grid gap-6 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-sm font-medium">{t("Prices are entered and shown")}</legend>
            <Choice
              isChosen={way.taxDisplay === "before_tax"}
              name="tax_display"
              label={t("Excluding tax (added in the cart)")}
              onChoose={() => setWay({ ...way, taxDisplay: "before_tax" })}
            />
            <Choice
              isChosen={way.taxDisplay === "after_tax"}
              name="tax_display"
              label={t("Including tax")}
              onChoose={() => setWay({ ...way, taxDisplay: "after_tax" })}
            />
          </fieldset>
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-sm font-medium">{t("Tax is rounded")}</legend>
            <Choice
              isChosen={way.taxBase === "product_base"}
              name="tax_base"
              label={t("Per product")}
              onChoose={() => setWay({ ...way, taxBase: "product_base" })}
            />
            <Choice
              isChosen={way.taxBase === "order_base"}
              name="tax_base"
              label={t("Once per order and tax class")}
              onChoose={() => setWay({ ...way, taxBase: "order_base" })}
            />
          </fieldset>
          <p className="text-sm text-muted">
            {t("Applies to carts from now on. Entered prices and existing orders aren't affected.")}
          </p>
          <p>
            <Button isPending={isPending} disabled={!isChanged} data-action="" onClick={() => void save()}>
              {t("Save")}
            </Button>
          </p>
        </div>
        {example && (
          <div className="min-w-0">
            <Form className="mb-3" onChange={(event) => event.currentTarget.requestSubmit()} preventScrollReset>
              <SelectField
                key={taxes.exampleCountry}
                name="country"
                label={t("Example: a cart shipping to")}
                defaultValue={taxes.exampleCountry}
              >
                <Options of={taxes.allCountries} />
              </SelectField>
            </Form>
            <TaxExampleTable example={example} />
          </div>
        )}
      </div>
    </AccountCard>
  );
}

type ChoiceProps = { name: string; label: string; isChosen: boolean; onChoose: () => void };

function Choice({ name, label, isChosen, onChoose }: ChoiceProps) {
  return <CheckField type="radio" name={name} label={label} checked={isChosen} onChange={onChoose} />;
}
