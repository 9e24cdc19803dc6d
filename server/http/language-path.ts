const LANGUAGE_SEGMENT = /^[a-z]{2}(-[A-Z]{2})?$/;

/** Splits `/shop/ar/products` under the base path `/shop/` into its language and the route's path. */
export function splitLanguage(pathname: string, appPath: string): { languageCode: string | null; path: string } {
  const below = pathname.startsWith(appPath) ? pathname.slice(appPath.length) : "";
  const [first = "", ...rest] = below.split("/");
  const code = first.replace(/\.data$/, "");
  return LANGUAGE_SEGMENT.test(code)
    ? { languageCode: code, path: `/${rest.join("/")}` }
    : { languageCode: null, path: `/${below}` };
}
