import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { develop, makeNegative } from "./develop.ts";
import { readLayers } from "./exr.ts";
import { goods, scenes, type Item, type Scene, type View } from "./goods.ts";
import { drawArt } from "./labels.ts";
import { runBlender } from "./run-blender.ts";

// Renders the scenes that are missing, or those that are named: node demo/studio/render-scenes.ts [slug …]
const PICTURES = path.join(import.meta.dirname, "scenes");

const wanted = process.argv.slice(2);
const unknown = wanted.filter((slug) => !scenes.some((scene) => scene.slug === slug));
if (unknown.length > 0) throw new Error(`Not in scenes.json: ${unknown.join(", ")}.`);

const workFolder = await mkdtemp(path.join(tmpdir(), "souk-scenes-"));
try {
  await mkdir(PICTURES, { recursive: true });
  for (const scene of scenes)
    for (const view of scene.views) {
      const file = path.join(PICTURES, `${scene.slug}-${view.name}.webp`);
      if (wanted.length > 0 ? wanted.includes(scene.slug) : !existsSync(file)) await renderScene(scene, view, file);
    }
} finally {
  await rm(workFolder, { recursive: true });
}

async function renderScene(scene: Scene, view: View, file: string) {
  const items = await Promise.all(scene.items.map(describeItem));
  const layers = await runBlender({ slug: scene.slug, items }, view, workFolder);
  await writeFile(file, await develop(makeNegative(await readLayers(layers))));
  console.log(path.basename(file));
}

/** The goods as the studio knows them, with labels drawn into a folder of their own. */
async function describeItem({ goods: slug, color, ...place }: Item) {
  const product = goods.find((each) => each.slug === slug);
  if (!product) throw new Error(`A scene shows "${slug}", which is not in goods/.`);
  const folder = path.join(workFolder, slug);
  await mkdir(folder, { recursive: true });
  const art = await drawArt(product.art ?? {}, folder);
  return {
    ...place,
    archetype: product.archetype,
    parameters: { ...product.parameters, ...(color && { color }), art },
  };
}
