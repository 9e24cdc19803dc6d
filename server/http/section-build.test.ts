import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { sectionBuild, sectionsOf } from "./section-build.ts";

const PATHS = {
  home: undefined,
  products: "products",
  product: "product/:slug",
  question: "product/:slug/questions",
  lost: "*",
};
const routes: object = Object.fromEntries([
  ["root", { id: "root", path: "" }],
  ...Object.entries(PATHS).map(([id, path]) => [id, { id, parentId: "root", path }]),
]);
const build = { routes, basename: "/" } as ServerBuild;

test("a section has the routes that begin with it, the root and what matches anything", () => {
  expect([...sectionsOf(build)].toSorted()).toEqual(["", "product", "products"]);
  const found = (section: string) => Object.keys(sectionBuild(build, section).routes);
  expect(found("product")).toEqual(["root", "product", "question", "lost"]);
  expect(found("")).toEqual(["root", "home", "lost"]);
  expect(sectionBuild(build, "product").basename).toBe("/");
});
