import type { ListingQuery, ListingSort } from "#domain/discovery/listing/listing.ts";

export type ListingView = "grid" | "list";

/** A selected facet value in the URL: its id, and its name for readability: "12-oak-and-ivy". */
export type ChoiceToken = string;

/** The whole state of a listing screen, stored in the URL. */
export type ListingState = {
  q: string;
  categories: ChoiceToken[];
  brands: ChoiceToken[];
  colors: ChoiceToken[];
  attributeValues: ChoiceToken[];
  priceMin: string | null;
  priceMax: string | null;
  rating: number | null;
  inStock: boolean;
  sort: ListingSort;
  view: ListingView;
  page: number;
};

export type ChoiceFacet = "categories" | "brands" | "colors" | "attributeValues";

/** Query parameters, with the same names as in the call `home/filtered_products`. */
export const CHOICE_PARAMETERS = {
  categories: "categories",
  brands: "brands",
  colors: "colors",
  attributeValues: "attribute_values",
} as const satisfies Record<ChoiceFacet, string>;

export const SORTS: readonly ListingSort[] = [
  "relevance",
  "newest",
  "oldest",
  "price_low",
  "price_high",
  "top_rated",
  "top_selling",
];

const CHOICE_FACETS = Object.keys(CHOICE_PARAMETERS) as ChoiceFacet[];
const MAX_CHOICES = 50;
const MAX_QUERY_CHARACTERS = 120;
const LARGEST_ID = 2_147_483_647;

export function choiceToken(id: number, name: string): ChoiceToken {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return words ? `${id}-${words}` : String(id);
}

/** Null if the token does not start with an id. */
export function choiceId(token: ChoiceToken): number | null {
  const match = /^(\d{1,10})(?:-|$)/.exec(token);
  const id = match ? Number(match[1]) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : null;
}

/** Parses a URL; invalid parts are ignored, and an invalid page is the first one. */
export function readListingUrl(parameters: URLSearchParams): ListingState {
  const prices = [readPrice(parameters.get("price_min")), readPrice(parameters.get("price_max"))] as const;
  const isSwapped = prices[0] !== null && prices[1] !== null && Number(prices[0]) > Number(prices[1]);
  const sort = parameters.get("sort") as ListingSort;
  return {
    q: readQuery(parameters.get("q")),
    categories: readChoices(parameters, "categories"),
    brands: readChoices(parameters, "brands"),
    colors: readChoices(parameters, "colors"),
    attributeValues: readChoices(parameters, "attributeValues"),
    priceMin: isSwapped ? prices[1] : prices[0],
    priceMax: isSwapped ? prices[0] : prices[1],
    rating: readRating(parameters.get("rating")),
    inStock: ["1", "true", "on"].includes(parameters.get("in_stock") ?? ""),
    sort: SORTS.includes(sort) ? sort : "relevance",
    view: parameters.get("view") === "list" ? "list" : "grid",
    page: readPage(parameters.get("page")),
  };
}

function readQuery(text: string | null): string {
  return (text ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, MAX_QUERY_CHARACTERS);
}

function readChoices(parameters: URLSearchParams, facet: ChoiceFacet): ChoiceToken[] {
  const name = CHOICE_PARAMETERS[facet];
  const tokens = new Map<number, ChoiceToken>();
  for (const token of [...parameters.getAll(name), ...parameters.getAll(`${name}[]`)]) {
    const id = choiceId(token);
    if (id !== null && tokens.size < MAX_CHOICES) tokens.set(id, token);
  }
  return [...tokens.values()];
}

/** Accepts what people type: "12,50", " 12 ", Arabic digits. */
function readPrice(text: string | null): string | null {
  const plain = (text ?? "")
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[,٫]/, ".");
  return /^\d{1,12}(\.\d{1,6})?$/.test(plain) ? plain : null;
}

function readRating(text: string | null): number | null {
  return text !== null && /^[1-5]$/.test(text) ? Number(text) : null;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The parameters of a state, in a fixed order, without defaults. */
export function listingParameters(state: ListingState): URLSearchParams {
  const parameters = new URLSearchParams();
  if (state.q) parameters.set("q", state.q);
  for (const facet of CHOICE_FACETS)
    for (const token of state[facet]) parameters.append(CHOICE_PARAMETERS[facet], token);
  if (state.priceMin !== null) parameters.set("price_min", state.priceMin);
  if (state.priceMax !== null) parameters.set("price_max", state.priceMax);
  if (state.rating !== null) parameters.set("rating", String(state.rating));
  if (state.inStock) parameters.set("in_stock", "1");
  if (state.sort !== "relevance") parameters.set("sort", state.sort);
  if (state.view !== "grid") parameters.set("view", state.view);
  if (state.page > 1) parameters.set("page", String(state.page));
  return parameters;
}

/** The query string of a state, with its question mark; empty if everything is the default. */
export function listingSearch(state: ListingState): string {
  const text = listingParameters(state).toString();
  return text ? `?${text}` : "";
}

/** The same state with a change; a new selection starts at its first page. */
export function withChange(state: ListingState, change: Partial<ListingState>): ListingState {
  const isViewAlone = Object.keys(change).every((name) => name === "view" || name === "page");
  return { ...state, page: isViewAlone ? state.page : 1, ...change };
}

export function isChosen(state: ListingState, facet: ChoiceFacet, id: number): boolean {
  return state[facet].some((token) => choiceId(token) === id);
}

export function withChoice(state: ListingState, facet: ChoiceFacet, token: ChoiceToken): ListingState {
  const id = choiceId(token);
  const others = state[facet].filter((chosen) => choiceId(chosen) !== id);
  return withChange(state, { [facet]: others.length < state[facet].length ? others : [...others, token] });
}

/** Removes all filters; the search, the sort and the view stay. */
export function withoutFilters(state: ListingState): ListingState {
  const { q, sort, view } = state;
  return { ...readListingUrl(new URLSearchParams()), q, sort, view };
}

export function hasFilters(state: ListingState): boolean {
  return countFilters(state) > 0;
}

export function countFilters(state: ListingState): number {
  const choices = CHOICE_FACETS.reduce((sum, facet) => sum + state[facet].length, 0);
  const hasPrice = state.priceMin !== null || state.priceMax !== null;
  return choices + Number(hasPrice) + Number(state.rating !== null) + Number(state.inStock);
}

/** The listing query for a URL's state. */
export function queryOfState(
  state: ListingState,
  listing: Pick<ListingQuery, "type" | "slug" | "perPage">,
): ListingQuery {
  const ids = (facet: ChoiceFacet) => state[facet].map(choiceId).filter((id) => id !== null);
  const { q, priceMin, priceMax, rating, inStock, sort, page } = state;
  return {
    ...listing,
    q,
    categories: ids("categories"),
    brands: ids("brands"),
    colors: ids("colors"),
    attributeValues: ids("attributeValues"),
    priceMin,
    priceMax,
    rating,
    inStock,
    sort,
    page,
  };
}
