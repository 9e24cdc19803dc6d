/**
 * The script that contains the loader data of a document, in the framework's encoding: a list of values that
 * reference each other by index.
 */
const BEFORE = 'window.__reactRouterContext.streamController.enqueue("';
const AFTER = '\\n");';
const UNDEFINED = -7;
const NULL = -5;
const UNSAFE_IN_SCRIPT = /[<>&\u2028\u2029]/g;

/** Of an object: maps the index of each name, as `_5`, to the index of its value. */
type Places = Record<string, number>;

/** The loader data of a document in which the root's data is inserted per visitor. */
export type OpenData = {
  /** The script up to the root's data. */
  script: string;
  /** The shared fields of the root's data, by name. */
  known: ReadonlyMap<string, { key: string; value: number }>;
  /** The index at which the root's data will be. */
  place: number;
};

/** Extracts the loader data from a document and leaves the root's data open; null if it is not complete in one script. */
export function openData(html: string): { before: string; data: OpenData; after: string } | null {
  const start = html.indexOf(BEFORE);
  const end = html.indexOf(AFTER, start);
  if (start < 0 || end < 0 || html.indexOf(BEFORE, start + 1) >= 0) return null;
  const values = JSON.parse(JSON.parse(`"${html.slice(start + BEFORE.length, end)}"`) as string) as unknown[];
  const nameOf = (key: string) => values[Number(key.slice(1))];
  const keyOf = (places: Places, name: string) => Object.keys(places).find((key) => nameOf(key) === name)!;
  const all = values[0] as Places;
  const routes = values[all[keyOf(all, "loaderData")]!] as Places;
  const rootKey = keyOf(routes, "root");
  const root = values[routes[rootKey]!] as Places;
  routes[rootKey] = values.length;
  return {
    before: html.slice(0, start),
    data: {
      script: BEFORE + inScript(JSON.stringify(values).slice(0, -1)),
      known: new Map(Object.entries(root).map(([key, value]) => [String(nameOf(key)), { key, value }])),
      place: values.length,
    },
    after: html.slice(end + AFTER.length),
  };
}

/** The rest of the script, with the root's fields replaced by the visitor's where given. */
export function closeData({ known, place }: Omit<OpenData, "script">, own: Readonly<Record<string, unknown>>): string {
  const added: string[] = [];
  const placeOf = new Map<unknown, number>();

  function put(value: unknown): number {
    if (value === undefined) return UNDEFINED;
    if (value === null) return NULL;
    const found = placeOf.get(value);
    if (found !== undefined) return found;
    const at = place + added.push("");
    placeOf.set(value, at);
    added[at - place - 1] = encode(value);
    return at;
  }

  function encode(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(put).join(",")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    return `{${Object.entries(value)
      .map(([name, item]) => `"_${put(name)}":${put(item)}`)
      .join(",")}}`;
  }

  const entries = [...known].map(([name, { key, value }]) => `"${key}":${name in own ? put(own[name]) : value}`);
  return `${inScript([`,{${entries.join(",")}}`, ...added].join(","))}]${AFTER}`;
}

/** Escapes text for use in a string inside a script. */
function inScript(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(UNSAFE_IN_SCRIPT, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
