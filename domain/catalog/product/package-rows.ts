import { writeSize, writeWeight } from "#shared/measures.ts";
import type { Context } from "../../context.ts";
import type { LoadedProduct } from "./load-product.ts";
import type { SpecificationRow } from "./product.ts";

/** Size and weight as packed, as the last rows of the specification, unless the seller's own rows contain them. */
export function packageRows(ctx: Context, { row, variants }: LoadedProduct): SpecificationRow[] {
  const { product, specification } = row;
  if (product.type === "digital") return [];
  const inUnits = { language: ctx.visitor.language.code, system: ctx.settings.unitSystem };
  const sides = [product.lengthMillimeters, product.widthMillimeters, product.heightMillimeters];
  const weights = variants.map(({ weightGrams }) => weightGrams ?? product.weightGrams);
  const [lightest, heaviest] = [Math.min(...weights), Math.max(...weights)].map((grams) => writeWeight(grams, inUnits));
  const rows = [
    {
      name: ctx.t("Package size"),
      value: writeSize(
        sides.filter((side) => side !== null),
        inUnits,
      ),
    },
    {
      name: ctx.t("Package weight"),
      value: [lightest, heaviest].filter((weight, index) => weight && (index === 0 || weight !== lightest)).join(" – "),
    },
  ];
  const own = new Set(specification.map(({ name }) => name.toLowerCase()));
  const isInOwnRows = (name: string) =>
    own.has(name.toLowerCase()) || (name === ctx.t("Package weight") && own.has(ctx.t("Weight").toLowerCase()));
  return rows.filter(({ name, value }) => value !== "" && !isInOwnRows(name));
}
