import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { View } from "./goods.ts";

const SCRIPT = path.join(import.meta.dirname, "blender", "render_goods.py");
const SIZE = 1024;
const SAMPLES = 9;
const THRESHOLD = 0.11;

/** Renders one view; returns the file with its layers. `job`: what is built, as `render_goods.py` reads it. */
export async function runBlender(job: object, view: View, folder: string): Promise<string> {
  const layers = path.join(folder, "layers.exr");
  const jobFile = path.join(folder, "job.json");
  const settings = { size: SIZE, samples: SAMPLES, threshold: THRESHOLD, views: [{ ...view, layers }] };
  await writeFile(jobFile, JSON.stringify({ ...job, ...settings }));
  await rm(layers, { force: true });
  const blender = spawn("blender", ["-b", "-noaudio", "-t", "2", "-P", SCRIPT, "--", jobFile]);
  let printed = "";
  blender.stdout.on("data", (data) => (printed = (printed + data).slice(-4000)));
  blender.stderr.on("data", (data) => (printed = (printed + data).slice(-4000)));
  await new Promise((resolve, reject) => {
    blender.on("error", reject);
    blender.on("close", resolve);
  });
  if (!existsSync(layers)) throw new Error(`Blender made no picture.\n${printed}`);
  return layers;
}
