import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DESIGNS } from "./designs.ts";
import { goods, scenes } from "./goods.ts";

const PICTURES = path.join(import.meta.dirname, "pictures");
const folders = readdirSync(PICTURES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test("every product has its own slug, name and look", () => {
  expect(new Set(goods.map((product) => product.slug)).size).toBe(goods.length);
  expect(new Set(goods.map((product) => product.name)).size).toBe(goods.length);
  const looks = goods.map(({ archetype, parameters, art }) => JSON.stringify({ archetype, parameters, art }));
  expect(new Set(looks).size).toBe(goods.length);
});

test("every product has a front, an archetype and designs that exist, and starts with the color that is rendered", () => {
  const modules = readdirSync(path.join(import.meta.dirname, "blender")).filter((file) => file.endsWith(".py"));
  const python = modules
    .map((file) => readFileSync(path.join(import.meta.dirname, "blender", file), "utf8"))
    .join("\n");
  for (const product of goods) {
    expect(product.views[0]?.name, product.slug).toBe("front");
    expect(python, product.slug).toContain(`def ${product.archetype}(p):`);
    expect(product.parameters.color, product.slug).toBe(product.colors[0]?.hex);
    for (const art of Object.values(product.art ?? {})) expect(DESIGNS, product.slug).toHaveProperty(art.design);
  }
});

test("every picture belongs to a product, is square, at least 1,000 px wide and small", async () => {
  let bytes = 0;
  for (const { name } of folders) {
    expect(goods.map((product) => product.slug)).toContain(name);
    for (const file of readdirSync(path.join(PICTURES, name))) {
      const picture = path.join(PICTURES, name, file);
      const { format, width, height } = await sharp(picture).metadata();
      expect([format, width === height, width >= 1000], picture).toEqual(["webp", true, true]);
      expect(statSync(picture).size, picture).toBeLessThan(150_000);
      bytes += statSync(picture).size;
    }
  }
  expect(bytes).toBeLessThan(40_000_000);
});

test("a product that is shown is shown in each of its colors", () => {
  for (const { name } of folders) {
    const colors = goods.find((product) => product.slug === name)?.colors ?? [];
    for (const color of colors.slice(1)) {
      const file = `front-${color.name.toLowerCase().replaceAll(" ", "-")}.webp`;
      expect(existsSync(path.join(PICTURES, name, file)), `${name}/${file}`).toBe(true);
    }
  }
});

test("every scene shows goods of the studio, and each of its views has been rendered", async () => {
  for (const { slug, items, views } of scenes) {
    for (const item of items) expect(goods.map((product) => product.slug)).toContain(item.goods);
    for (const { name, size } of views) {
      const { width, height } = await sharp(
        path.join(import.meta.dirname, "scenes", `${slug}-${name}.webp`),
      ).metadata();
      expect([width, height], slug).toEqual(size);
    }
  }
});
