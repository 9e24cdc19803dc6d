import { findListedWords } from "#domain/platform/moderation/moderation.ts";
import { plainTextOf } from "#shared/rich-text.ts";
import type { Context } from "../../context.ts";
import type { ProductInput } from "./product-admin.input.ts";

/** A forbidden word in a text of a product, with its surroundings. `of`: the language of a translation. */
export type ForbiddenUse = { word: string; field: string; of: string; before: string; match: string; after: string };

const AROUND = 40;

type WrittenText = { field: string; of: string; text: string };
type Texts = Omit<ProductInput["translations"][string], "name"> & { name: string };

/** Where the product has words that the operator forbids. `live`: its texts are known and count no more. */
export function findForbiddenUses(ctx: Context, input: ProductInput, live?: ProductInput): ForbiddenUse[] {
  const list = ctx.settings.forbiddenWords;
  if (list.trim() === "") return [];
  const known = new Set(live && textsOf(live).map(keyOf));
  return textsOf(input)
    .filter((written) => !known.has(keyOf(written)))
    .flatMap(({ field, of, text }) =>
      findListedWords(list, text).map(({ word, start, end }) => ({
        word,
        field,
        of,
        before: text.slice(Math.max(0, start - AROUND), start),
        match: text.slice(start, end),
        after: text.slice(end, end + AROUND),
      })),
    );
}

/** Only the words, each once. */
export function listForbiddenWords(ctx: Context, input: ProductInput, live?: ProductInput): string[] {
  return [...new Set(findForbiddenUses(ctx, input, live).map(({ word }) => word))];
}

export function hasForbiddenWords(ctx: Context, input: ProductInput, live?: ProductInput): boolean {
  return findForbiddenUses(ctx, input, live).length > 0;
}

const keyOf = ({ field, of, text }: WrittenText): string => `${field}/${of}/${text}`;

/** All its texts that shoppers read. */
function textsOf(input: ProductInput): WrittenText[] {
  const alone = [
    { field: "tags", of: "", text: input.tags.join(", ") },
    { field: "pictures", of: "", text: input.pictures.map(({ alt }) => alt).join("\n") },
  ];
  const translated = Object.entries(input.translations).flatMap(([language, texts]) => textsIn(language, texts));
  return [...textsIn("", input), ...translated, ...alone];
}

function textsIn(of: string, texts: Texts): WrittenText[] {
  const { specification, ...plain } = texts;
  const written = (["name", "short_description", "description", "seo_title", "seo_description"] as const).map(
    (field) => ({ field, of, text: field === "description" ? plainTextOf(plain[field]) : plain[field] }),
  );
  const rows = specification.map(({ name, value }) => `${name}: ${value}`).join("\n");
  return [...written, { field: "specification", of, text: rows }];
}
