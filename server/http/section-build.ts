import type { ServerBuild } from "react-router";

/** The first segments of the routes' paths; of the home page it is empty. */
export function sectionsOf(build: ServerBuild): Set<string> {
  return new Set(Object.values(build.routes).flatMap((route) => (route && isFixed(route) ? [sectionOf(route)] : [])));
}

/** The routes that can match a path with this first segment: for each page React Router tries one after another, twice. */
export function sectionBuild(build: ServerBuild, section: string): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).filter(([, route]) => route && (!isFixed(route) || sectionOf(route) === section)),
  );
  return { ...build, routes };
}

type Route = NonNullable<ServerBuild["routes"][string]>;

function sectionOf({ path = "" }: Route): string {
  return path.split("/")[0]!;
}

/** The root has no parent; `*` and parameters match any segment. */
function isFixed(route: Route): boolean {
  return route.parentId !== undefined && !/^[:*]|\?$/.test(sectionOf(route));
}
