import { categoryTable } from "./categories.ts";
import { cell, readColumns, readLines } from "./tables.ts";
import type { Words } from "./tongues.ts";

/** A top category, a group of it or a leaf of that. */
export type Category = { slug: string; name: Words; children: Category[] };

/** Where goods of a leaf stand: from the top category down to the leaf. */
export type Lineage = readonly [top: Category, group: Category, leaf: Category];

const GOODS_OF_GROUP = 2;
const GOODS_OF_LEAF = 3;

const TREE = readTree();
const LINEAGES = new Map<string, Lineage>(
  TREE.flatMap((top) =>
    top.children.flatMap((group) => group.children.map((leaf): [string, Lineage] => [leaf.slug, [top, group, leaf]])),
  ),
);

/** All categories that goods may name; the shop has those that are worth a page of their own. */
export function lineageOf(leafSlug: string): Lineage {
  const lineage = LINEAGES.get(leafSlug);
  if (!lineage) throw new Error(`Goods name an unknown category: ${leafSlug}`);
  return lineage;
}

export type Tree = { tops: Category[]; categoryOf: ReadonlyMap<string, string> };

/** The categories of a shop that sells goods of these leaves: few goods stand in the category above, never a single one. */
export function growTree(leafSlugs: readonly string[]): Tree {
  const count = (category: Category): number =>
    category.children.length === 0
      ? leafSlugs.filter((slug) => slug === category.slug).length
      : category.children.reduce((sum, child) => sum + count(child), 0);
  const categoryOf = new Map<string, string>();
  const tops = TREE.map((top) => ({
    ...top,
    children: top.children.flatMap((group) => {
      const isKept = count(group) >= GOODS_OF_GROUP && count(group) < count(top);
      const leaves = group.children.filter(
        (leaf) => isKept && count(leaf) >= GOODS_OF_LEAF && count(leaf) < count(group),
      );
      for (const leaf of group.children)
        categoryOf.set(leaf.slug, leaves.includes(leaf) ? leaf.slug : isKept ? group.slug : top.slug);
      return isKept ? [{ ...group, children: leaves }] : [];
    }),
  }));
  return { tops, categoryOf };
}

/** How near one of these categories is to a leaf: 3 is the leaf itself, 0 none of them. */
export function nearness(slugs: readonly string[], lineage: Lineage): number {
  return lineage.findLastIndex(({ slug }) => slugs.includes(slug)) + 1;
}

function readTree(): Category[] {
  const tops: Category[] = [];
  for (const line of readLines(categoryTable)) {
    const [mark = ""] = line.split(" ");
    const row = readColumns(line.slice(mark.length), 5);
    const name: Words = [cell(row, 1), cell(row, 2), cell(row, 3), cell(row, 4)];
    const above = mark.length === 1 ? tops : mark.length === 2 ? tops.at(-1) : tops.at(-1)?.children.at(-1);
    const siblings = Array.isArray(above) ? above : above?.children;
    if (!siblings) throw new Error(`A category stands before the one above it: ${line}`);
    siblings.push({ slug: cell(row, 0), name, children: [] });
  }
  return tops;
}
