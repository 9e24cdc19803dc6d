import type { ServerBuild } from "react-router";

/** The build with all asset addresses under the shop's base path; the browser's requests follow from them. */
export function movedBuild(build: ServerBuild, appPath: string): ServerBuild {
  if (appPath === "/") return build;
  const assets = JSON.parse(moveAssets(JSON.stringify(build.assets), appPath)) as ServerBuild["assets"];
  return { ...build, publicPath: appPath, assets };
}

/** A text with the addresses of built files under the base path. */
export function moveAssets(text: string, appPath: string): string {
  return text.replaceAll('"/assets/', `"${appPath}assets/`);
}
