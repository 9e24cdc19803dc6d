import { splitLanguage } from "./language-path.ts";

type Shape = { appPath: string; routes: readonly string[]; defaultLanguage: string };

/** The canonical address of a page: the default language has no segment, and the rest is spelled as in its route. */
export function canonicalAddress(pathname: string, { appPath, routes, defaultLanguage }: Shape): string {
  const { languageCode, path } = splitLanguage(pathname, appPath);
  const start =
    appPath.slice(0, -1) + (languageCode === null || languageCode === defaultLanguage ? "" : `/${languageCode}`);
  if (pathname.endsWith(".data")) return languageCode === defaultLanguage ? start + withOneSlash(path) : pathname;
  const canonical = canonicalPath(routes, path) ?? withOneSlash(path);
  return canonical === "/" && languageCode !== null && languageCode !== defaultLanguage ? start : start + canonical;
}

/** Two leading slashes would denote another host. */
function withOneSlash(path: string): string {
  return path.replace(/^\/+/, "/");
}

/**
 * The path with static segments spelled as in the route, without doubled or trailing slashes. Null if no route matches.
 */
function canonicalPath(routes: readonly string[], path: string): string | null {
  const segments = path.split("/").filter((segment) => segment !== "");
  if (segments.length === 0) return "/";
  for (const route of routes) {
    const parts = route.split("/");
    const least = parts.filter((part) => !part.endsWith("?")).length;
    if (segments.length < least || segments.length > parts.length) continue;
    if (!segments.every((segment, index) => fits(parts[index]!, segment))) continue;
    return `/${segments.map((segment, index) => (parts[index]!.startsWith(":") ? segment : parts[index]!)).join("/")}`;
  }
  return null;
}

function fits(part: string, segment: string): boolean {
  return part.startsWith(":") || part === plain(segment);
}

/** As the router compares segments: ignoring case and needless escapes. */
function plain(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}
