import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { projectFolder } from "./project-folder.mjs";

const ROUTE = "routes/storefront/product/product";
const MAX_SCRIPT_BYTES = 150_000;
const MAX_STYLE_BYTES = 21_000;

/** Adds up what a browser loads for a product's page: the entry, the root, the route, and all that these import. */
export function checkSize(clientFolder = path.join(projectFolder, "build", "client")) {
  const manifest = readManifest(clientFolder);
  const route = manifest.routes[ROUTE];
  if (!route) return { code: 1, output: `The build has no route ${ROUTE}; bin/check-size.mjs measures it.` };
  const parts = [manifest.entry, manifest.routes.root, ...withParents(manifest, route)];
  const scripts = new Set(parts.flatMap((part) => [part.module, ...(part.imports ?? [])]));
  const styles = new Set(parts.flatMap((part) => part.css ?? []));
  for (const style of linkedStyles(clientFolder, scripts)) styles.add(style);
  const results = [
    { what: "scripts", max: MAX_SCRIPT_BYTES, bytes: sumGzip(clientFolder, scripts) },
    { what: "styles", max: MAX_STYLE_BYTES, bytes: sumGzip(clientFolder, styles) },
  ];
  const lines = results.map(
    ({ what, max, bytes }) =>
      `A product page loads ${kilobytes(bytes)} of ${what} (gzip); allowed are ${kilobytes(max)}.`,
  );
  return { code: results.some(({ max, bytes }) => bytes > max) ? 1 : 0, output: lines.join("\n") };
}

function readManifest(clientFolder) {
  const assets = path.join(clientFolder, "assets");
  const server = readServer(clientFolder);
  const names = readdirSync(assets).filter((name) => /^manifest-.*\.js$/.test(name));
  const current = names.find((name) => server.includes(name)) ?? names[0];
  const script = readFileSync(path.join(assets, current), "utf8");
  return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
}

function withParents(manifest, route) {
  const parent = route.parentId ? manifest.routes[route.parentId] : undefined;
  return parent ? [route, ...withParents(manifest, parent)] : [route];
}

/** Style sheets linked by `?url` are not in the manifest, but in the script that links them. */
function linkedStyles(clientFolder, scripts) {
  const assets = path.join(clientFolder, "assets");
  const texts = [...scripts].map((address) => readFileSync(path.join(assets, path.posix.basename(address)), "utf8"));
  const names = readdirSync(assets).filter((name) => name.endsWith(".css"));
  return names.filter((name) => texts.some((text) => text.includes(name)));
}

function readServer(clientFolder) {
  const folder = path.join(clientFolder, "..", "server");
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".js"));
  return names.map((name) => readFileSync(path.join(folder, name), "utf8")).join("\n");
}

function sumGzip(clientFolder, addresses) {
  let sum = 0;
  for (const address of addresses) {
    const file = path.join(clientFolder, "assets", path.posix.basename(address));
    sum += gzipSync(readFileSync(file), { level: 9 }).length;
  }
  return sum;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
