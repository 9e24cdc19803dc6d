import { cp, mkdir, readFile, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { readKeywordFile } from "#domain/platform/language/keywords.ts";
import type { ServerEnvironment } from "../app.ts";
import { moveAssets } from "./moved-build.ts";
import type { Shop } from "../shop.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
/** Icons have fixed names that browsers look for. */
const A_DAY = "public, max-age=86400";
const CACHED_RELEASES = 3;

/** Scripts, styles, fonts, the keyword files: all with a hash in their name. Misses end here, before the pages. */
export async function createStaticFiles(shop: Shop): Promise<Hono<ServerEnvironment>> {
  const { appPath } = shop.config;
  const build = (await import("virtual:react-router/server-build")) as ServerBuild;
  const files = new Hono<ServerEnvironment>();
  const client = path.join(shop.folder, "build", "client");
  const releases = import.meta.env.DEV ? [] : await keepRelease(shop, build.assets.version);

  files.get("/lang/:name", (c) => {
    const found = readKeywordFile(c.req.param("name"));
    return found ? c.body(found, 200, { "Content-Type": "application/json", "Cache-Control": FOR_EVER }) : c.notFound();
  });
  if (import.meta.env.PROD && appPath !== "/") {
    // Of the built scripts, the one with the addresses of all others is the only one that names the base path.
    const manifest = moveAssets(await readFile(path.join(client, build.assets.url), "utf8"), appPath);
    files.get(build.assets.url, (c) =>
      c.body(manifest, 200, { "Content-Type": "text/javascript", "Cache-Control": FOR_EVER }),
    );
  }
  for (const root of releases) {
    files.use(
      "/assets/*",
      serveStatic({
        root,
        precompressed: true,
        rewriteRequestPath: (requested) => requested.slice(appPath.length - 1),
        onFound: (_file, c) => c.header("Cache-Control", FOR_EVER),
      }),
    );
  }
  files.get("/assets/*", (c) => c.text("Not found", 404));
  const worker = (await readFile(path.join(shop.folder, "public", "service-worker.js"), "utf8")).replaceAll(
    "__VERSION__",
    build.assets.version,
  );
  files.get("/service-worker.js", (c) =>
    c.body(worker, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      // A browser looks for a new one at each visit.
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    }),
  );
  files.get(
    "/:icon{[a-z0-9-]+\\.(?:ico|png)}",
    serveStatic({
      root: client,
      rewriteRequestPath: (requested) => requested.slice(appPath.length - 1),
      onFound: (_file, c) => c.header("Cache-Control", A_DAY),
    }),
  );
  return files;
}

/**
 * Stores this release's files next to those of earlier releases, so that a page loaded earlier still finds its chunks.
 */
async function keepRelease(shop: Shop, version: string): Promise<string[]> {
  const client = path.join(shop.folder, "build", "client");
  const folder = path.resolve(shop.config.dataDir, "releases");
  const kept = path.join(folder, version);
  if (!(await stat(kept).catch(() => null))) {
    await mkdir(folder, { recursive: true });
    await cp(path.join(client, "assets"), path.join(`${kept}.${process.pid}`, "assets"), { recursive: true });
    await rename(`${kept}.${process.pid}`, kept).catch(() => undefined);
  }
  const names = await readdir(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const sorted = dated.toSorted((a, b) => b.time - a.time).map(({ name }) => name);
  for (const old of sorted.slice(CACHED_RELEASES))
    if (old !== version) await rm(path.join(folder, old), { recursive: true, force: true });
  return [
    client,
    ...sorted
      .slice(0, CACHED_RELEASES)
      .filter((name) => name !== version)
      .map((name) => path.join(folder, name)),
  ];
}
