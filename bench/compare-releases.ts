import path from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "#tests/database/postgres.ts";
import { startBuiltServer, type BuiltServer } from "#tests/support/built-server.ts";
import { medianOf } from "./figure.ts";
import { measureHello } from "./hello.ts";
import { ACCEPTED_ENCODINGS } from "./load.ts";
import { readColdKinds } from "./parts/cold.ts";
import { readProcessorTime } from "./processor-time.ts";
import { copySeededShop } from "./seeded-shops.ts";
import { findPostgres, readThread } from "./shop-under-load.ts";

// node bench/compare-releases.ts [--data data/bench --rounds 4 --requests 150 --warm 500 --at-once 1 --products 10000 --only product,details] <folder of a built project> …
// All releases run at the same time on one PostgreSQL and get requests in turn, each address once. `?NAME=value&--flag=value` after a folder sets its environment and Node's flags.

type Release = { name: string; url: string; pid: number };
/** Milliseconds of CPU time per request. */
type Time = { main: number; shop: number; database: number };

const KINDS = ["product", "category", "details"];
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: "string", default: "data/bench" },
    rounds: { type: "string", default: "4" },
    requests: { type: "string", default: "150" },
    warm: { type: "string", default: "500" },
    "at-once": { type: "string", default: "1" },
    products: { type: "string", default: "10000" },
    only: { type: "string", default: KINDS.join(",") },
  },
});
const folder = path.resolve(options.data);
const [rounds, requests, warm, atOnce] = [options.rounds, options.requests, options.warm, options["at-once"]].map(
  Number,
) as [number, number, number, number];
const postgres = await startPostgres({ keptFolder: path.join(folder, "postgres") });
const servers: BuiltServer[] = [];
try {
  const shop = await copySeededShop({ postgres, folder }, Number(options.products));
  const database = await findPostgres(shop.databaseUrl);
  const releases: Release[] = [];
  for (const name of positionals) {
    const server = await startRelease(name, shop);
    servers.push(server);
    releases.push({ name, url: server.url, pid: server.pid });
  }
  const kinds = await readColdKinds({ url: servers[0]!.url, databaseUrl: shop.databaseUrl });
  for (const [index, { paths, isPage }] of kinds.entries()) {
    if (!options.only.split(",").includes(KINDS[index]!)) continue;
    await compare(KINDS[index]!, releases, database, { paths, isPage });
  }
} finally {
  for (const server of servers) await server.stop();
  await postgres.stop();
}

function startRelease(name: string, shop: { databaseUrl: string; folder: string }): Promise<BuiltServer> {
  const [project = "", query = ""] = name.split("?");
  const settings = [...new URLSearchParams(query)];
  const isFlag = ([key]: [string, string]) => key.startsWith("--");
  return startBuiltServer({
    project: path.resolve(project),
    data: { folder: shop.folder },
    flags: settings.filter(isFlag).map(([key, value]) => `${key}=${value}`),
    environment: {
      DATABASE_URL: shop.databaseUrl,
      DEMO_MODE: "true",
      ...Object.fromEntries(settings.filter((setting) => !isFlag(setting))),
    },
  });
}

async function compare(
  kind: string,
  releases: readonly Release[],
  database: number,
  { paths, isPage }: { paths: readonly string[]; isPage: boolean },
): Promise<void> {
  const times = new Map<Release, Time[]>(releases.map((release) => [release, []]));
  const hellos: number[] = [];
  for (const { url } of releases) await ask(url, paths.slice(0, warm), isPage);
  for (let round = 0; round < rounds; round += 1) {
    hellos.push(await measureHello());
    const some = paths.slice(warm + round * requests, warm + (round + 1) * requests);
    if (some.length < requests) throw new Error(`Too few addresses: ${kind}`);
    for (const release of round % 2 ? releases.toReversed() : releases) {
      const read = () => [readThread(release.pid), readProcessorTime(release.pid), readProcessorTime(database)];
      const before = read();
      await ask(release.url, some, isPage);
      const [main, shop, pg] = read().map((time, index) => (time - before[index]!) / requests) as [
        number,
        number,
        number,
      ];
      times.get(release)!.push({ main, shop, database: pg });
    }
  }
  const hello = medianOf(hellos);
  console.log(`${kind}, hello ${hello.toFixed(4)} ms`);
  for (const [{ name }, measured] of times) {
    const all = measured.map((time) => time.shop + time.database);
    const of = (part: keyof Time) => medianOf(measured.map((time) => time[part])).toFixed(2);
    const multiples = all.map((time) => Math.round(time / hello)).join(", ");
    console.log(
      `  ${Math.round(medianOf(all) / hello)} × hello, ${medianOf(all).toFixed(2)} ms: main thread ${of("main")}, all threads ${of("shop")}, PostgreSQL ${of("database")} (${multiples}) ${name}`,
    );
  }
}

async function ask(url: string, paths: readonly string[], isPage: boolean): Promise<void> {
  const headers: Record<string, string> = isPage
    ? { "Accept-Encoding": ACCEPTED_ENCODINGS, Accept: "text/html" }
    : { "Accept-Encoding": ACCEPTED_ENCODINGS, "X-Requested-With": "XMLHttpRequest" };
  const waiting = paths.values();
  const askOn = async () => {
    for (const each of waiting) {
      const response = await fetch(url + each, { headers });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${each} was answered with ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
}
