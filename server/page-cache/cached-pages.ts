import { splitLanguage } from "../http/language-path.ts";

const LISTING = [
  "q",
  "categories",
  "brands",
  "colors",
  "attribute_values",
  "price_min",
  "price_max",
  "rating",
  "in_stock",
  "sort",
  "view",
  "page",
];

/**
 * The screens that are the same for every guest, with the parameters that they read; any other parameter is ignored.
 */
const CACHED_SCREENS: readonly { path: RegExp; parameters: readonly string[] }[] = [
  { path: /^\/$/, parameters: [] },
  { path: /^\/(products|offer\/products|best-selling\/products)$/, parameters: LISTING },
  { path: /^\/(category|brand|gadget-products)\/[^/]+$/, parameters: LISTING },
  { path: /^\/(campaign|shop)\/[^/]+$/, parameters: [...LISTING, "tab", "rating"] },
  { path: /^\/product\/[^/]+$/, parameters: ["variant", "currency"] },
  { path: /^\/page\/[^/]+$/, parameters: [] },
  { path: /^\/categories$/, parameters: [] },
  { path: /^\/(brands|sellers)$/, parameters: ["q", "letter", "rating", "category", "open", "sort", "page"] },
  { path: /^\/(campaigns|daily-deals|flash-sale)$/, parameters: ["page"] },
];
/** Valid values of parameters; any other value is ignored. */
const SHAPES: Readonly<Record<string, RegExp>> = { variant: /^[1-9]\d{0,9}$/, currency: /^[A-Z]{3}$/ };
/** React Router's parameter for requesting part of a screen's data. */
const ROUTES_PARAMETER = "_routes";
/**
 * A document with a video may need a policy that allows its host; a returned form shows its problem to one visitor
 * only.
 */
const UNKEPT_PARAMETERS = ["video", "problem"];
const MAX_ADDRESS_CHARACTERS = 1_000;
/** No browser escapes letters, digits and these marks: accepting it would give an address countless forms. */
const NEEDLESS_ESCAPE = /%(?:2[DdEe]|3\d|4[1-9A-Fa-f]|5[0-9Aa]|5[Ff]|6[1-9A-Fa-f]|7[0-9Aa]|7[Ee])/;
const SMALL_ESCAPE = /%(?:[a-f][\dA-Fa-f]|\d[a-f])/;

/**
 * The cache key's address, shared by all that show the same screen: known parameters only, sorted. Null if not
 * cacheable.
 */
export function keptAddress(url: URL, appPath: string): URL | null {
  if (url.pathname.length + url.search.length > MAX_ADDRESS_CHARACTERS) return null;
  if (NEEDLESS_ESCAPE.test(url.pathname) || SMALL_ESCAPE.test(url.pathname)) return null;
  const isData = url.pathname.endsWith(".data");
  if (UNKEPT_PARAMETERS.some((name) => url.searchParams.has(name))) return null;
  const { path } = splitLanguage(url.pathname, appPath);
  const screen = screenPath(path, isData);
  const known = CACHED_SCREENS.find((each) => each.path.test(screen));
  if (!known || (isData && !areRoutesOf(screen, url.searchParams.getAll(ROUTES_PARAMETER)))) return null;
  const names = isData ? [...known.parameters, ROUTES_PARAMETER] : known.parameters;
  const kept = new URL(url.origin + url.pathname);
  const entries = [...url.searchParams].filter(
    ([name, value]) => value !== "" && names.includes(plainName(name)) && (SHAPES[name]?.test(value) ?? true),
  );
  for (const [name, value] of entries.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))
    kept.searchParams.append(name, value);
  return kept;
}

/** `/_root.data` and `/products.data` are the data of `/` and `/products`. */
function screenPath(path: string, isData: boolean): string {
  const screen = isData ? path.slice(0, -".data".length) : path;
  if (screen === "/_root" || screen === "" || screen === "/_") return "/";
  return screen.length > 1 && screen.endsWith("/") ? screen.slice(0, -1) : screen;
}

/** All of a screen's data, or that of its layout or of the screen alone: there is no other part. */
function areRoutesOf(screen: string, asked: readonly string[]): boolean {
  const name = routeOf(screen);
  return (
    asked.length === 0 || (asked.length === 1 && ["root", `routes/storefront/${name}/${name}`].includes(asked[0]!))
  );
}

/** The folder of a screen's route. */
export function routeOf(screen: string): string {
  const [first = "", second] = screen.slice(1).split("/");
  if (first === "") return "home";
  return ["offer", "best-selling"].includes(first) ? `${first}-${second}` : first;
}

function plainName(name: string): string {
  return name.endsWith("[]") ? name.slice(0, -2) : name;
}
