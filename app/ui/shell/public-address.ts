/** Screens that are a visitor's own: search engines are kept out. */
export const PERSONAL_SCREENS = [
  "cart",
  "checkout",
  "compare-list",
  "get-invoice",
  "invoice",
  "login",
  "order-confirmation",
  "payment",
  "register",
  "setup",
  "track-order",
  "user",
] as const;

/** Parameters that make another page of a screen. All others choose, sort or mark what it shows. */
const PAGE_MAKING = "page";
const MARKS = new Set(["view", "variant"]);
const PERSONAL = new RegExp(`^/(${PERSONAL_SCREENS.join("|")})(/|$)`);

/**
 * The address under which search engines know a screen: later pages of a list are pages of their own; a filtered or sorted
 * list is the whole list. Null for what they are to leave out: a visitor's own screens, and what was searched for.
 */
export function publicAddress(pathname: string, search: string): string | null {
  const parameters = new URLSearchParams(search);
  if (PERSONAL.test(pathname) || parameters.get("q")) return null;
  const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  const others = [...parameters.keys()].filter((name) => name !== PAGE_MAKING && !MARKS.has(name));
  const page = Number(parameters.get(PAGE_MAKING));
  return others.length === 0 && Number.isInteger(page) && page > 1 ? `${path}?page=${page}` : path;
}
