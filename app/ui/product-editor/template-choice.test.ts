import { expect, test } from "vitest";
import { NO_TEXTS, startEditing } from "./editor-state.ts";
import { sortTemplates, withTemplate } from "./template-choice.ts";

const template = (name: string, categoryId: number | null, rows: string[] = ["Material"]) => ({
  id: 1,
  name,
  categoryId,
  rows,
  translations: [{ language: "es", rows: ["Materia", ""] }],
});
const categories = [
  { id: 1, name: "Clothing", depth: 0 },
  { id: 2, name: "Shirts", depth: 1 },
  { id: 3, name: "Shoes", depth: 1 },
  { id: 4, name: "Boots", depth: 2 },
  { id: 5, name: "Books", depth: 0 },
];

test("templates of the category come first, then those above it, for any, and of others", () => {
  const all = [template("Books", 5), template("Any", null), template("Clothing", 1), template("Boots", 4)];
  const namesFor = (id: string) => sortTemplates(all, categories, id).map(({ name }) => name);
  expect(namesFor("4")).toEqual(["Boots", "Clothing", "Any", "Books"]);
  expect(namesFor("2")).toEqual(["Clothing", "Any", "Books", "Boots"]);
  expect(namesFor("")).toEqual(["Any", "Books", "Clothing", "Boots"]);
});

test("a template adds the rows that a product lacks, in each of its languages", () => {
  const product = { ...startEditing(null), specification: [{ name: "material", value: "Wool" }] };
  expect(withTemplate(product, template("Knitwear", null, ["Material", "Care"]))).toEqual({
    specification: [
      { name: "material", value: "Wool" },
      { name: "Care", value: "" },
    ],
    translations: { es: { ...NO_TEXTS, specification: [{ name: "Materia", value: "" }] } },
  });
});
