import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "#tests/database/postgres.ts";
import type { Figure, Rounds } from "./figure.ts";
import { measureBrowser } from "./parts/browser.ts";
import { measureCalls } from "./parts/calls.ts";
import { compareTimes, measureTimes, type Times } from "./parts/growth.ts";
import { measureMemory, measureStart, measureTwoProcesses } from "./parts/process.ts";
import { measureCold } from "./parts/cold.ts";
import { measureImport } from "./parts/import.ts";
import { measureLists } from "./parts/lists.ts";
import { measureLive } from "./parts/live.ts";
import { measureMix } from "./parts/mix.ts";
import { measureWarm } from "./parts/warm.ts";
import { tableOf } from "./table.ts";
import { openShopUnderLoad, type ShopUnderLoad } from "./shop-under-load.ts";

// npm run bench [-- --only mix,cold,warm,calls,memory,two,start,live,browser,growth,lists,import --sizes 10000,100000 --rounds 3 --seconds 8 --data <folder>]
// `--data` stores the seeded shops in that folder for the next run.

const DATABASE_SETTINGS = {
  // PostgreSQL's defaults, which most shops never change.
  shared_buffers: "128MB",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
};
const RESULTS_FOLDER = path.join(import.meta.dirname, "results");

const PARTS: Record<string, (shop: ShopUnderLoad, rounds: Rounds) => Promise<Figure[]>> = {
  mix: measureMix,
  cold: measureCold,
  warm: measureWarm,
  calls: measureCalls,
  memory: measureMemory,
  two: measureTwoProcesses,
  start: measureStart,
  live: measureLive,
  browser: measureBrowser,
};

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: [...Object.keys(PARTS), "growth", "lists", "import"].join(",") },
    sizes: { type: "string", default: "10000,100000,1000000" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "8" },
    data: { type: "string", default: "" },
  },
});
const wanted = options.only.split(",");
const sizes = options.sizes.split(",").map(Number);
const rounds = { rounds: Number(options.rounds), seconds: Number(options.seconds) };

const folder = options.data ? path.resolve(options.data) : await mkdtemp(path.join(tmpdir(), "souk-bench-"));
const postgres = await startPostgres({
  settings: DATABASE_SETTINGS,
  ...(options.data && { keptFolder: path.join(folder, "postgres") }),
});
const figures: Figure[] = [];
const grown: { products: number; times: Times }[] = [];
try {
  if (wanted.includes("lists")) figures.push(...(await measureLists({ postgres, folder })));
  if (wanted.includes("import")) figures.push(...(await measureImport()));
  const isGrowthWanted = wanted.includes("growth");
  const isProductsWanted = isGrowthWanted || Object.keys(PARTS).some((name) => wanted.includes(name));
  for (const [index, size] of isProductsWanted ? sizes.entries() : []) {
    if (index > 0 && !isGrowthWanted) break;
    const shop = await openShopUnderLoad({ postgres, folder }, size);
    try {
      if (isGrowthWanted) grown.push({ products: size, times: await measureTimes(shop) });
      if (index === 0) figures.push(...(await measureParts(shop)));
    } finally {
      await shop.stop();
    }
  }
  figures.push(...compareTimes(grown));
} finally {
  await postgres.stop();
  if (!options.data) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
await report();

async function measureParts(shop: ShopUnderLoad): Promise<Figure[]> {
  const measured: Figure[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!wanted.includes(name)) continue;
    console.log(`Measuring: ${name} …`);
    measured.push(...(await measure(shop, rounds)));
    console.log(tableOf(measured.slice(-12)));
  }
  return measured;
}

async function report(): Promise<void> {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "?"}, Node ${process.version}`;
  const file = path.join(
    RESULTS_FOLDER,
    `${new Date().toISOString().slice(0, 19).replaceAll(":", "-").replace("T", "-")}.json`,
  );
  await mkdir(RESULTS_FOLDER, { recursive: true });
  await writeFile(file, JSON.stringify({ machine, products: sizes[0], ...rounds, figures }, null, 2));
  console.log(`\n${machine}, ${sizes[0]} products, ${rounds.rounds} rounds of ${rounds.seconds} s, 16 connections\n`);
  console.log(tableOf(figures));
  console.log(`\nThe same as data: ${path.relative(process.cwd(), file)}`);
}
