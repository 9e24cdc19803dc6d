import path from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "#tests/database/postgres.ts";
import { startBuiltServer, type BuiltServer } from "#tests/support/built-server.ts";
import { medianOf } from "./figure.ts";
import { measureHello } from "./hello.ts";
import { readColdKinds } from "./parts/cold.ts";
import { readProcessorTime } from "./processor-time.ts";
import { copySeededShop } from "./seeded-shops.ts";
import { findPostgres, readThread } from "./shop-under-load.ts";

// node bench/compare-releases.ts --data <folder> [--rounds 5 --requests 100 --products 10000 --only product,category,details] <folder of a built project> …
// Releases serve one PostgreSQL at the same time and are asked in turn, each address once. A folder may be followed by `?NAME=value` for its environment.

const KINDS = ["product", "category", "details"];
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: "string", default: "data/bench" },
    rounds: { type: "string", default: "5" },
    requests: { type: "string", default: "100" },
    warm: { type: "string", default: "150" },
    products: { type: "string", default: "10000" },
    only: { type: "string", default: KINDS.join(",") },
  },
});
const folder = path.resolve(options.data);
const [rounds, requests, warm] = [Number(options.rounds), Number(options.requests), Number(options.warm)];
const postgres = await startPostgres({ keptFolder: path.join(folder, "postgres") });
const servers: BuiltServer[] = [];
try {
  const shop = await copySeededShop({ postgres, folder }, Number(options.products));
  const database = await findPostgres(shop.databaseUrl);
  const releases: { name: string; url: string; pid: number; times: number[][]; parts: string[] }[] = [];
  for (const release of positionals) {
    const [project = "", more = ""] = release.split("?");
    const server = await startBuiltServer({
      project: path.resolve(project),
      data: { folder: shop.folder },
      environment: {
        DATABASE_URL: shop.databaseUrl,
        DEMO_MODE: "true",
        ...Object.fromEntries(new URLSearchParams(more)),
      },
    });
    servers.push(server);
    releases.push({ name: release, url: server.url, pid: server.pid, times: KINDS.map(() => []), parts: [] });
  }
  const kinds = await readColdKinds({ url: servers[0]!.url, databaseUrl: shop.databaseUrl });
  const hellos: number[] = [];
  for (const [kind, { paths, isPage }] of kinds.entries()) {
    if (!options.only.split(",").includes(KINDS[kind]!)) continue;
    let next = 0;
    const take = (count: number) => paths.slice(next, (next += count));
    const first = take(warm);
    for (const { url } of releases) await ask(url, first, isPage);
    for (let round = 0; round < rounds; round += 1) {
      hellos.push(await measureHello());
      const some = take(requests);
      if (some.length < requests) throw new Error(`Too few addresses: ${KINDS[kind]!}`);
      const turn = round % 2 ? releases.toReversed() : releases;
      for (const { url, pid, times, parts } of turn) {
        const before = [readThread(pid), readProcessorTime(pid), readProcessorTime(database)];
        const begun = readProcessorTime(pid) + readProcessorTime(database);
        await ask(url, some, isPage);
        const after = [readThread(pid), readProcessorTime(pid), readProcessorTime(database)];
        if (round === rounds - 1)
          parts.push(
            KINDS[kind]! + " main/all/pg " + after.map((v, i) => ((v - before[i]!) / requests).toFixed(2)).join(" "),
          );
        times[kind]!.push((readProcessorTime(pid) + readProcessorTime(database) - begun) / requests);
      }
    }
  }
  const hello = medianOf(hellos);
  console.log(`hello: ${hello.toFixed(4)} ms`);
  for (const { name, parts } of releases) console.log(name, parts.join("; "));
  for (const { name, times } of releases)
    for (const [kind, measured] of times.entries())
      if (measured.length > 0) {
        const each = measured.map((time) => time.toFixed(2)).join(", ");
        console.log(
          `${name} ${KINDS[kind]!}: ${medianOf(measured).toFixed(2)} ms, ${Math.round(medianOf(measured) / hello)} × hello (${each})`,
        );
      }
} finally {
  for (const server of servers) await server.stop();
  await postgres.stop();
}

async function ask(url: string, paths: readonly string[], isPage: boolean): Promise<void> {
  const headers = {
    "Accept-Encoding": "gzip",
    ...(isPage ? { Accept: "text/html" } : { "X-Requested-With": "XMLHttpRequest" }),
  };
  for (const path of paths) {
    const response = await fetch(url + path, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
  }
}
