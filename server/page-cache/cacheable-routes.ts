import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { splitLanguage } from "../http/language-path.ts";

/** The routes of the build. */
type Routes = Readonly<Record<string, { id: string; path?: string; module: { handle?: unknown } } | undefined>>;
type CacheableRoute = { id: string; path: RegExp; parameters: readonly string[] };

/** Valid values of parameters; any other value is ignored. */
const SHAPES: Readonly<Record<string, RegExp>> = { variant: /^[1-9]\d{0,9}$/, currency: /^[A-Z]{3}$/ };
/** React Router's parameter for requesting part of a screen's data. */
const ROUTES_PARAMETER = "_routes";
/** A document with a video may need a policy that allows its host; a returned form shows its problem once. */
const UNCACHED_PARAMETERS = ["video", "problem"];
const MAX_ADDRESS_CHARACTERS = 1_000;
/** No browser escapes letters, digits and these marks: accepting it would give an address countless forms. */
const NEEDLESS_ESCAPE = /%(?:2[DdEe]|3\d|4[1-9A-Fa-f]|5[0-9Aa]|5[Ff]|6[1-9A-Fa-f]|7[0-9Aa]|7[Ee])/;
const SMALL_ESCAPE = /%(?:[a-f][\dA-Fa-f]|\d[a-f])/;

/** The routes that declare themselves cacheable by `handle.cache`. */
export class CacheableRoutes {
  readonly #routes: readonly CacheableRoute[];
  readonly #appPath: string;

  constructor(routes: Routes, appPath: string) {
    this.#appPath = appPath;
    this.#routes = Object.values(routes).flatMap((route) => {
      const handle = route?.module.handle as Partial<CacheHandle> | undefined;
      if (!route || !handle?.cache) return [];
      return { id: route.id, path: patternOf(route.path ?? ""), parameters: handle.cache.parameters };
    });
  }

  /** Whether the page at this path, or its data, is the same for every visitor. */
  isPublic(pathname: string): boolean {
    return this.#find(pathname) !== null;
  }

  /**
   * The address in the cache key, shared by all that show the same screen: known parameters only, sorted. Null if not
   * cacheable.
   */
  cacheAddress(url: URL): URL | null {
    if (url.pathname.length + url.search.length > MAX_ADDRESS_CHARACTERS) return null;
    if (NEEDLESS_ESCAPE.test(url.pathname) || SMALL_ESCAPE.test(url.pathname)) return null;
    if (UNCACHED_PARAMETERS.some((name) => url.searchParams.has(name))) return null;
    const route = this.#find(url.pathname);
    const isData = url.pathname.endsWith(".data");
    if (!route || (isData && !areRoutesOf(route, url.searchParams.getAll(ROUTES_PARAMETER)))) return null;
    const names = isData ? [...route.parameters, ROUTES_PARAMETER] : route.parameters;
    const address = new URL(url.origin + url.pathname);
    const entries = [...url.searchParams].filter(
      ([name, value]) => value !== "" && names.includes(plainName(name)) && (SHAPES[name]?.test(value) ?? true),
    );
    for (const [name, value] of entries.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))
      address.searchParams.append(name, value);
    return address;
  }

  #find(pathname: string): CacheableRoute | null {
    const { path } = splitLanguage(pathname, this.#appPath);
    const screen = screenPath(path, pathname.endsWith(".data"));
    return this.#routes.find((route) => route.path.test(screen)) ?? null;
  }
}

/** `product/:slug` matches `/product/pot`. */
function patternOf(path: string): RegExp {
  return new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}$`);
}

/** `/_root.data` and `/products.data` are the data of `/` and `/products`. */
function screenPath(path: string, isData: boolean): string {
  const screen = isData ? path.slice(0, -".data".length) : path;
  if (screen === "/_root" || screen === "" || screen === "/_") return "/";
  return screen.length > 1 && screen.endsWith("/") ? screen.slice(0, -1) : screen;
}

/** All of a screen's data, or only that of its layout or of the screen: there is no other part. */
function areRoutesOf({ id }: CacheableRoute, routeIds: readonly string[]): boolean {
  return routeIds.length === 0 || (routeIds.length === 1 && ["root", id].includes(routeIds[0]!));
}

function plainName(name: string): string {
  return name.endsWith("[]") ? name.slice(0, -2) : name;
}
