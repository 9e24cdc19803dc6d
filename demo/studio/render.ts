import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { develop, makeNegative } from "./develop.ts";
import { readLayers } from "./exr.ts";
import { goods, type Product, type View } from "./goods.ts";
import { drawArt } from "./labels.ts";
import { runBlender } from "./run-blender.ts";

// Renders what is missing or out of date: node demo/studio/render.ts [--force] [slug …]
const FOLDER = import.meta.dirname;
const PICTURES = path.join(FOLDER, "pictures");
const RECORD = path.join(PICTURES, "rendered.json");
const SIZE = 1024;

const force = process.argv.includes("--force");
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const unknown = wanted.filter((slug) => !goods.some((product) => product.slug === slug));
if (unknown.length > 0) throw new Error(`Not in goods/: ${unknown.join(", ")}.`);

const workFolder = await mkdtemp(path.join(tmpdir(), "souk-studio-"));
try {
  // First one view of everything, then the second of everything: a queue that is stopped has pictures of all.
  const rounds = Math.max(...goods.map((product) => product.views.length));
  for (let round = 0; round < rounds; round++) {
    for (const product of goods) {
      const view = product.views[round];
      if (view && (wanted.length === 0 || wanted.includes(product.slug))) await renderView(product, view);
    }
  }
} finally {
  await rm(workFolder, { recursive: true });
}

async function renderView(product: Product, view: View) {
  const key = `${product.slug}/${view.name}`;
  const hash = hashOf(product, view);
  const files = filesOf(product, view);
  if (!force && (await readRecord())[key] === hash && files.every(({ file }) => existsSync(file))) return;
  const started = Date.now();
  try {
    const art = await drawArt(product.art ?? {}, workFolder);
    const { slug, archetype, parameters } = product;
    const layers = await runBlender({ slug, archetype, parameters: { ...parameters, art } }, view, workFolder);
    const negative = makeNegative(await readLayers(layers));
    await mkdir(path.join(PICTURES, product.slug), { recursive: true });
    for (const { file, color } of files) {
      await writeFile(file, await develop(negative, product.parameters.color, color));
    }
  } catch (error) {
    console.error(`${key}: ${error instanceof Error ? error.message : String(error)}`);
    return;
  }
  // Read again, because another run may have finished a picture in the meantime.
  const sorted = Object.fromEntries(
    Object.entries({ ...(await readRecord()), [key]: hash }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(`${key}: ${files.length} pictures in ${Math.round((Date.now() - started) / 1000)} s`);
}

async function readRecord(): Promise<Record<string, string>> {
  return existsSync(RECORD) ? JSON.parse(await readFile(RECORD, "utf8")) : {};
}

/** What the picture depends on; after a change of the scripts, render with --force. */
function hashOf(product: Product, view: View) {
  const { archetype, parameters, colors, art } = product;
  const source = JSON.stringify({ archetype, parameters, colors, art, view, size: SIZE });
  return createHash("sha256").update(source).digest("hex").slice(0, 12);
}

/** The first color has the plain name; each other color has its own: front.webp, front-sage.webp. */
function filesOf(product: Product, view: View) {
  const colors = product.colors.length > 0 && !view.oneColor ? product.colors : [{ name: "", hex: undefined }];
  return colors.map(({ name, hex }, index) => {
    const suffix = index === 0 ? "" : `-${name.toLowerCase().replaceAll(" ", "-")}`;
    return { file: path.join(PICTURES, product.slug, `${view.name}${suffix}.webp`), color: hex };
  });
}
