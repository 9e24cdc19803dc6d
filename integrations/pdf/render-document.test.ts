import PDFDocument from "pdfkit";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { PdfDocument } from "#domain/orders/document/pdf-document.ts";
import { renderDocument } from "./render-document.ts";
import { createTextLayout } from "./text-layout.ts";

const isolated = (text: string) => `\u2068${text}\u2069`;
const layout = (direction: "ltr" | "rtl") =>
  createTextLayout(new PDFDocument({ autoFirstPage: false, font: null as never }), direction);
/** What stands on each line, from left to right. */
const seen = (text: string, direction: "ltr" | "rtl", width = 1000) =>
  layout(direction)
    .wrap(text, { size: 10 }, width)
    .map(({ runs }) => runs.map((run) => run.text));
const fontsOf = (text: string) =>
  layout("ltr")
    .wrap(text, { size: 10 }, 1000)
    .flatMap(({ runs }) => runs.map(({ font }) => font.split("/")[0]));

function documentOf(rows: number, direction: "ltr" | "rtl" = "ltr"): PdfDocument {
  const table = {
    kind: "table" as const,
    columns: [
      { name: "Product", share: 3 },
      { name: "Total", share: 1, isFigure: true },
    ],
    rows: Array.from({ length: rows }, (_, index) => [{ text: `Lamp ${index}`, notes: ["SKU"] }, { text: "$1.00" }]),
  };
  const issuer = { name: "Lumen", lines: ["1 Lane"] };
  return {
    name: "Invoice INV-1-000001",
    languageCode: "en",
    direction,
    pageLabel: "Page {page} of {pages}",
    sheets: [{ heading: "Invoice", number: "INV-1-000001", issuer, blocks: [table] }],
  };
}

const pagesOf = (file: Uint8Array) =>
  Buffer.from(file)
    .toString("latin1")
    .match(/\/Type \/Page\b/g)?.length;

describe("text on a page", () => {
  test("from right to left stands in that order, with figures and Latin words as they are read", () => {
    expect(seen(`المجموع: ${isolated("12.50 USD")}`, "rtl")).toEqual([["12.50 USD", " :", "المجموع"]]);
    expect(seen("شكرًا (لك)", "rtl")[0]!.at(0)).toBe("(");
  });

  test("is rendered with a font that has its letters, in four scripts", () => {
    expect(fontsOf("Invoice")).toEqual(["figtree"]);
    expect(fontsOf("فاتورة")).toEqual(["readex-pro"]);
    expect(fontsOf("विद्यार्थी")).toEqual(["poppins"]);
    expect(fontsOf("Счёт")).toEqual(["noto-sans"]);
  });

  test("breaks between words, and inside of one that is wider than its place", () => {
    expect(seen("one two three", "ltr", 45).map((runs) => runs.join(""))).toEqual(["one two", "three"]);
    const parts = seen("x".repeat(60), "ltr", 60).map((runs) => runs.join(""));
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join("")).toBe("x".repeat(60));
  });

  test("shows no marks of direction", () => {
    expect(seen(isolated("A\u200F1"), "ltr").flat().join("")).toBe("A1");
  });
});

describe("a document", () => {
  test("is a PDF with as many pages as it needs, in both directions", async () => {
    for (const direction of ["ltr", "rtl"] as const) {
      const short = await renderDocument(documentOf(2, direction));
      expect(Buffer.from(short).toString("latin1", 0, 5)).toBe("%PDF-");
      expect(pagesOf(short)).toBe(1);
      expect(pagesOf(await renderDocument(documentOf(60, direction)))).toBe(4);
    }
  });

  test("shows the logo of the shop, and does without one that cannot be read", async () => {
    const document = documentOf(1);
    const [sheet] = document.sheets;
    const logo = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#0b6360" } })
      .webp()
      .toBuffer();
    const withLogo = (bytes: Uint8Array) => renderDocument({ ...document, sheets: [{ ...sheet!, logo: bytes }] });
    const hasImage = (file: Uint8Array) => Buffer.from(file).toString("latin1").includes("/Subtype /Image");
    expect(hasImage(await withLogo(logo))).toBe(true);
    expect(hasImage(await withLogo(Buffer.from("no picture")))).toBe(false);
    expect(hasImage(await renderDocument(document))).toBe(false);
  });

  test("begins each sheet on a page of its own", async () => {
    const document = documentOf(1);
    expect(pagesOf(await renderDocument({ ...document, sheets: [...document.sheets, ...document.sheets] }))).toBe(2);
  });
});
