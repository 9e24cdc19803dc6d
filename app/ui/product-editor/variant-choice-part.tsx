import type { ProductChoices } from "#domain/catalog/product-admin/find-product-choices.ts";
import { MAX_VARIANTS } from "#shared/product-choices.ts";
import { useFormState } from "../form/form-state.ts";
import { AccountCard } from "../account/account-card.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import type { EditorPartProps } from "./editor-props.ts";
import { combineVariants, offeredChoices } from "./editor-state.ts";
import { choiceName } from "./choice-name.ts";
import { lineageIn } from "./template-choice.ts";

type PlacedAttribute = ProductChoices["attributes"][number] & { place: number };

const CHOICE =
  "flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line px-3 text-sm has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2";

/** The colors and attribute values that variants are generated from. */
export function VariantChoicePart({ product, choices, onChange }: EditorPartProps & { choices: ProductChoices }) {
  const { t } = usePage();
  const { errors } = useFormState();
  const { colorIds, valueIds } = offeredChoices(product.variants);
  const chosenColors = choices.colors.map(({ id }) => id).filter((id) => colorIds.has(id));
  const groups = choices.attributes.map(({ values }) => values.map(({ id }) => id).filter((id) => valueIds.has(id)));

  const lineage = lineageIn(choices.categories, Number(product.categoryId));
  const ofCategory = new Set(lineage.flatMap((id) => choices.categoryAttributes[id] ?? []));
  const placed = choices.attributes.map((each, place): PlacedAttribute => ({ ...each, place }));
  // A category that names none offers all of them.
  const isUsual = ({ id, place }: PlacedAttribute) =>
    ofCategory.size === 0 || ofCategory.has(id) || groups[place]!.length > 0;
  const usual = placed.filter(isUsual);
  const others = placed.filter((each) => !isUsual(each));

  function generate(colors: readonly number[], valueGroups: readonly (readonly number[])[]): void {
    const count =
      Math.max(1, colors.length) * valueGroups.reduce((product, group) => product * Math.max(1, group.length), 1);
    if (count > MAX_VARIANTS) return;
    onChange({
      variants: combineVariants(product.variants, colors, valueGroups, (choice) => choiceName(choices, choice)),
    });
  }

  const attribute = ({ id, name, values, place }: PlacedAttribute) => (
    <details key={id} open={groups[place]!.length > 0}>
      <summary className="min-h-6 cursor-pointer text-sm font-medium">{name}</summary>
      <fieldset className="mt-2">
        <legend className="sr-only">{name}</legend>
        <div className="flex max-h-56 flex-wrap gap-2 overflow-y-auto">
          {values.map((value) => (
            <label key={value.id} className={CHOICE}>
              <input
                type="checkbox"
                className="size-4 accent-primary"
                checked={valueIds.has(value.id)}
                onChange={() =>
                  generate(
                    chosenColors,
                    groups.map((group, each) => (each === place ? toggled(group, value.id, values) : group)),
                  )
                }
              />
              {value.name}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );

  return (
    <AccountCard
      title={t("Colors and options")}
      text={t("Choose what shoppers can pick from. Each combination becomes a variant.")}
    >
      <div className="grid gap-4">
        <fieldset>
          <legend className="mb-2 text-sm font-medium">{t("Colors")}</legend>
          <div className="flex max-h-56 flex-wrap gap-2 overflow-y-auto">
            {choices.colors.map(({ id, name, hex }) => (
              <label key={id} className={CHOICE}>
                <input
                  type="checkbox"
                  className="size-4 accent-primary"
                  checked={colorIds.has(id)}
                  onChange={() => generate(toggled(chosenColors, id, choices.colors), groups)}
                />
                <svg aria-hidden viewBox="0 0 16 16" className="size-4 rounded-full border border-line-strong">
                  <rect width="16" height="16" fill={hex} />
                </svg>
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        {usual.map(attribute)}
        {others.length > 0 && (
          <details>
            <summary className="min-h-6 cursor-pointer text-sm font-medium text-muted">{t("Other options")}</summary>
            <div className="mt-3 grid gap-4 ps-4">{others.map(attribute)}</div>
          </details>
        )}
        {errors.variants && <Notice kind="error">{errors.variants}</Notice>}
      </div>
    </AccountCard>
  );
}

/** In the order of all choices. */
function toggled(chosen: readonly number[], id: number, all: readonly { id: number }[]): number[] {
  const wanted = new Set(chosen);
  if (!wanted.delete(id)) wanted.add(id);
  return all.map((each) => each.id).filter((each) => wanted.has(each));
}
