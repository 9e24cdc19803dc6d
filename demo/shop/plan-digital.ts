import { plainTextOf } from "#shared/rich-text.ts";
import { createHash } from "node:crypto";
import { drawSheet } from "../files/draw-sheet.ts";
import { writePdf } from "../files/write-pdf.ts";
import { writeSound } from "../files/write-sound.ts";
import { randomFor } from "../random.ts";
import { KEYED_TOP_SLUG } from "./product-variants.ts";
import type { DemoProduct } from "./demo-product.ts";

export type PlannedFile = {
  productSlug: string;
  name: string;
  mediaType: string;
  bytes: Buffer;
  /** SHA-256 in hex, which is the name of the private file. */
  digest: string;
};

type Content = Omit<PlannedFile, "productSlug" | "digest">;

const KEY_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ".split("");

/** The files of all digital products: small, valid, and matching the product description. */
export function planFiles(products: readonly DemoProduct[]): PlannedFile[] {
  return products
    .filter(({ isDigital }) => isDigital)
    .flatMap((product) =>
      contentsOf(product).map((content) => ({
        ...content,
        productSlug: product.slug,
        digest: createHash("sha256").update(content.bytes).digest("hex"),
      })),
    );
}

/** Apps have a license key per unit. */
export function isSoldWithKeys(product: DemoProduct): boolean {
  return product.isDigital && product.topSlug === KEYED_TOP_SLUG;
}

export function planKey(sku: string, index: number): string {
  const random = randomFor(`licence key ${sku} ${index}`);
  const group = () => Array.from({ length: 5 }, () => random.pick(KEY_LETTERS)).join("");
  return [group(), group(), group(), group()].join("-");
}

function contentsOf(product: DemoProduct): Content[] {
  const guide = { name: `${product.slug}.pdf`, mediaType: "application/pdf", bytes: bookOf(product) };
  switch (product.leafSlug) {
    case "sewing-patterns":
      return [guide, sheetOf(product, "pattern")];
    case "sheet-music":
      return [sheetOf(product, "notes"), guide];
    case "printables":
      return [sheetOf(product, "grid"), guide];
    case "samples":
      return [soundOf(product, 1), soundOf(product, 2), guide];
    default:
      return [guide];
  }
}

function bookOf({ wording }: DemoProduct): Buffer {
  const { name, shortDescription, description, specification } = wording.en;
  const facts = specification.map((row) => `${row.name}: ${row.value}`);
  return writePdf(name, [
    shortDescription,
    plainTextOf(description).replaceAll("\n", " "),
    ...facts,
    "This copy comes from a demo shop.",
  ]);
}

function sheetOf(product: DemoProduct, kind: "pattern" | "notes" | "grid"): Content {
  const bytes = Buffer.from(drawSheet(kind, product.wording.en.name), "utf8");
  return { name: `${product.slug}.svg`, mediaType: "image/svg+xml", bytes };
}

function soundOf({ slug }: DemoProduct, number: number): Content {
  return { name: `${slug}-${number}.wav`, mediaType: "audio/wav", bytes: writeSound(`${slug} ${number}`, 24) };
}
