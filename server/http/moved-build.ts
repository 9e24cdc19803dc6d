import type { ServerBuild } from "react-router";

type Manifest = ServerBuild["assets"];

/** The build with all asset addresses under the shop's base path; the browser's requests follow from them. */
export function movedBuild(build: ServerBuild, appPath: string): ServerBuild {
  if (appPath === "/") return build;
  return { ...build, publicPath: appPath, assets: movedManifest(build.assets, appPath) };
}

/** The script with the routes and their chunks, generated for the base path. */
export function manifestScript(build: ServerBuild, appPath: string): { path: string; body: string } {
  const assets = appPath === "/" ? build.assets : movedManifest(build.assets, appPath);
  return { path: assets.url, body: `window.__reactRouterManifest=${JSON.stringify(assets)};` };
}

function movedManifest(assets: Manifest, appPath: string): Manifest {
  const move = (address: string) => (address.startsWith("/") ? appPath + address.slice(1) : address);
  const moveAll = (addresses: string[] | undefined) => addresses?.map(move);
  return {
    ...assets,
    url: move(assets.url),
    entry: { ...assets.entry, module: move(assets.entry.module), imports: assets.entry.imports.map(move) },
    routes: Object.fromEntries(
      Object.entries(assets.routes).map(([id, route]) => [
        id,
        route && {
          ...route,
          module: move(route.module),
          ...(route.imports ? { imports: moveAll(route.imports) } : {}),
          ...(route.css ? { css: moveAll(route.css) } : {}),
        },
      ]),
    ) as Manifest["routes"],
  };
}
