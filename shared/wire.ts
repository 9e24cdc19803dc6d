type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? First extends Uppercase<First>
    ? First extends Lowercase<First>
      ? First extends "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"
        ? `_${DigitsThen<Text>}`
        : `${First}${SnakeCase<Rest>}`
      : `_${Lowercase<First>}${SnakeCase<Rest>}`
    : `${First}${SnakeCase<Rest>}`
  : Text;

type DigitsThen<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? First extends "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"
    ? `${First}${DigitsThen<Rest>}`
    : SnakeCase<Text>
  : Text;

/** A view with the wire's names: `currentStock` is `current_stock`, `lowestPrice30Days` is `lowest_price_30_days`. */
export type Wire<Value> = Value extends readonly (infer Item)[]
  ? Wire<Item>[]
  : Value extends Date
    ? string
    : Value extends object
      ? { [Key in keyof Value as Key extends string ? SnakeCase<Key> : Key]: Wire<Value[Key]> }
      : Value;

const wireNames = new Map<string, string>();
const viewNames = new Map<string, string>();

/** Converts a view to its wire form. */
export function toWire<Value>(value: Value): Wire<Value> {
  return rename(value, wireNameOf) as Wire<Value>;
}

/** Converts a response back into its view; instants stay ISO strings. */
export function fromWire<Value>(value: Wire<Value>): Value {
  return rename(value, viewName) as Value;
}

function rename(value: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, nameOf));
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== "object") return value;
  const renamed: Record<string, unknown> = {};
  for (const name of Object.keys(value))
    renamed[nameOf(name)] = rename((value as Record<string, unknown>)[name], nameOf);
  return renamed;
}

/** `shopName` → `shop_name`. */
export function wireNameOf(name: string): string {
  let known = wireNames.get(name);
  if (known === undefined)
    wireNames.set(name, (known = name.replace(/(\d+)(?=\D)|(?<=\D)(\d+)$|[A-Z]/g, (part) => `_${part.toLowerCase()}`)));
  return known;
}

function viewName(name: string): string {
  let known = viewNames.get(name);
  if (known === undefined)
    viewNames.set(name, (known = name.replace(/_([a-z0-9])/g, (_part, letter: string) => letter.toUpperCase())));
  return known;
}
