/** Screens with visitor data, excluded from search engines. */
export const PERSONAL_SCREENS = [
  "admin",
  "cart",
  "checkout",
  "compare-list",
  "credit-note",
  "get-invoice",
  "invoice",
  "login",
  "order-confirmation",
  "payment",
  "register",
  "reset",
  "reset-password",
  "setup",
  "user",
  "verify-email",
] as const;

/** Parameters that do not change the content. All others, except `tab` and `page`, filter or sort it. */
const MARKS = new Set(["view", "variant", "currency"]);
const FIRST_TAB = "products";
const PERSONAL = new RegExp(`^/(${PERSONAL_SCREENS.join("|")})(/|$)`);

/**
 * The canonical address of a screen: tabs and later pages of a list are separate pages; a filtered or sorted list
 * is the whole list. Null for screens excluded from search engines: visitor data and search results.
 */
export function publicAddress(pathname: string, search: string): string | null {
  const parameters = new URLSearchParams(search);
  if (PERSONAL.test(pathname) || parameters.get("q")) return null;
  const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  const tab = parameters.get("tab") ?? FIRST_TAB;
  if (tab !== FIRST_TAB && /^[a-z]+$/.test(tab)) return `${path}?tab=${tab}`;
  const others = [...parameters.keys()].filter((name) => !MARKS.has(name));
  const page = Number(parameters.get("page"));
  return others.join() === "page" && Number.isInteger(page) && page > 1 ? `${path}?page=${page}` : path;
}
