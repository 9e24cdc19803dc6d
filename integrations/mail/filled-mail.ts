import { LRUCache } from "lru-cache";
import type { RenderedMail } from "#domain/platform/mail/mail.ts";

/** The text between placeholders, and the placeholders: the index of the value, and whether it is in capitals. */
type Part = string | { at: number; isCapital: boolean };
type Template = { subject: string; html: Part[]; text: Part[] };

const MAX_TEMPLATES = 100;
/**
 * Characters that no keyword contains; the letter between them becomes a capital if a heading's text is capitalized.
 */
const MARK = /\uE000([mM])(\d+)\uE001/;
const templates = new LRUCache<string, Promise<Template>>({ max: MAX_TEMPLATES });

/**
 * A mail rendered once for all that differ only in their text values. `looks`: other inputs of rendering. `kept`: names of values that affect the layout and are not replaced. Empty or missing values
 * need another rendering.
 */
export async function fillMail<Data extends object>(
  looks: readonly unknown[],
  data: Data,
  kept: ReadonlySet<string>,
  draw: (marked: Data) => Promise<RenderedMail>,
): Promise<RenderedMail> {
  const values: string[] = [];
  const marked = mark(data, kept, values) as Data;
  const key = JSON.stringify([looks, marked]);
  let template = templates.get(key);
  if (!template) templates.set(key, (template = renderTemplate(draw, marked)));
  const { subject, html, text } = await template.catch((error: unknown) => {
    templates.delete(key);
    throw error;
  });
  return { subject, html: fill(html, values, escapeHtml), text: fill(text, values, inOneLine) };
}

function mark(value: unknown, kept: ReadonlySet<string>, values: string[]): unknown {
  if (typeof value === "string") return value === "" ? "" : `\uE000m${values.push(value) - 1}\uE001`;
  if (Array.isArray(value)) return value.map((each) => mark(each, kept, values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, kept.has(name) ? each : mark(each, kept, values)]),
  );
}

async function renderTemplate<Data>(draw: (marked: Data) => Promise<RenderedMail>, marked: Data): Promise<Template> {
  const { subject, html, text } = await draw(marked);
  return { subject, html: partsOf(html), text: partsOf(text) };
}

function partsOf(drawn: string): Part[] {
  const pieces = drawn.split(MARK);
  return pieces.flatMap((piece, index): Part[] => {
    if (index % 3 === 0) return [piece];
    return index % 3 === 1 ? [{ at: Number(pieces[index + 1]), isCapital: piece === "M" }] : [];
  });
}

function fill(parts: readonly Part[], values: readonly string[], write: (value: string) => string): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      const value = write(values[part.at]!);
      return part.isCapital ? value.toUpperCase() : value;
    })
    .join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/** As the HTML-to-text conversion normalizes it. */
function inOneLine(value: string): string {
  return value.replace(/[ \t\n\r\f\u200B]+/g, " ").trim();
}
