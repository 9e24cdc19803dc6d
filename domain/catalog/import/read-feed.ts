import type { FileRow } from "../product-file/file-row.ts";
import { MAX_IMPORT_ROWS } from "./import.ts";
import { googleName } from "./read-google-rows.ts";
import type { FileTable } from "./read-rows.ts";

const ITEM = /<(item|entry)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g;
const FIELD = /<([a-z][\w:.-]{0,60})(?:\s[^>]*)?>([\s\S]*?)<\/\1>/gi;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** Several elements of one of these names are one list. */
const REPEATED = new Set(["additional_image_link", "product_type"]);

export const isFeed = (text: string): boolean => /^\uFEFF?\s*<(\?xml|rss|feed)[\s>]/.test(text.slice(0, 200));

/** The items of a merchant feed in RSS or Atom as the rows of a table. Its fields are flat, so nothing but text is read; a DTD is ignored. */
export function readFeed(text: string): FileTable | "unreadable" | "too_many_rows" {
  const columns = new Set<string>();
  const rows: FileRow[] = [];
  let line = 1;
  let counted = 0;
  for (const item of text.matchAll(ITEM)) {
    if (rows.length === MAX_IMPORT_ROWS) return "too_many_rows";
    line += text.slice(counted, item.index).split("\n").length - 1;
    counted = item.index;
    const cells: Record<string, string> = {};
    for (const [, name, value] of item[2]!.matchAll(FIELD)) {
      const column = googleName(name!);
      columns.add(column);
      const read = textOf(value!);
      if (!(column in cells)) cells[column] = read;
      else if (REPEATED.has(column)) cells[column] += `,${read}`;
    }
    rows.push({ line, cells });
  }
  return rows.length > 0 ? { columns: [...columns], rows } : "unreadable";
}

function textOf(value: string): string {
  return value
    .split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part) => (part.startsWith("<![CDATA[") ? part.slice(9, -3) : part.replaceAll(/&(#?\w{1,8});/g, entityOf)))
    .join("")
    .trim();
}

function entityOf(entity: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name] ?? entity;
  const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : "";
}
