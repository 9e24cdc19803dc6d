import type { Words } from "./sentences.ts";
import { CARE } from "./sentences.ts";
import { cell, readRows } from "./tables.ts";
import { featureTraits } from "./traits-features.ts";
import { flavourTraits } from "./traits-flavours.ts";
import { materialTraits } from "./traits-materials.ts";

/** What sets one product of a kind apart: its material, what it can do, or its taste. */
export type Trait = {
  key: string;
  name: Words;
  phrase: string;
  kind: "material" | "feature" | "flavour";
  care: Words;
  sentence: Words;
};

const TRAITS = new Map(
  [
    ...readTraits(materialTraits, "material"),
    ...readTraits(featureTraits, "feature"),
    ...readTraits(flavourTraits, "flavour"),
  ].map((trait) => [trait.key, trait]),
);

export function traitOf(key: string): Trait {
  const trait = TRAITS.get(key);
  if (!trait) throw new Error(`The catalogue names an unknown trait: ${key}`);
  return trait;
}

export function findMaterials(): Trait[] {
  return [...TRAITS.values()].filter((trait) => trait.kind === "material");
}

function readTraits(table: string, kind: Trait["kind"]): Trait[] {
  return readRows(table, 6).map((row) => {
    const care = CARE[cell(row, 3)];
    if (!care) throw new Error(`No care instruction ${cell(row, 3)}`);
    const phrase = cell(row, 2);
    const bare = phrase.replace(/^من /, "").replace(/^قماش /, "قماش ");
    return {
      key: cell(row, 0),
      name: [cell(row, 1), bare],
      phrase,
      kind,
      care,
      sentence: [cell(row, 4), cell(row, 5)],
    };
  });
}
