import PDFDocument from "pdfkit";
import sharp from "sharp";
import type { PdfDocument, PdfBlock, PdfRow, Sheet } from "#domain/orders/document/pdf-document.ts";
import { createTextLayout, type TextLine, type TextLayout, type TextStyle } from "./text-layout.ts";

const MARGIN = 48;
const FOOT = 44;
const LINE_HEIGHT = 1.4;
const ASCENT = 1.02;
const GAP = 12;
const QUIET = "#6b6560";
const RULE = "#ddd8d2";
const BODY: TextStyle = { size: 9.5 };
const SMALL: TextStyle = { size: 8, color: QUIET };
const STRONG: TextStyle = { size: 10.5, isBold: true };
const HEADING: TextStyle = { size: 20, isBold: true };

const LOGO_SIZE = 44;
/** 300 dots per inch. */
const LOGO_PIXELS = LOGO_SIZE * 4;
const MAX_LOGO_PIXELS = 40_000_000;

type Place = { start: number; width: number; isEnd?: boolean };
type Block<Kind> = Extract<PdfBlock, { kind: Kind }>;
/** The page being filled; `top` moves down. */
type Layout = {
  pdf: typeof PDFDocument.prototype;
  text: TextLayout;
  isRightToLeft: boolean;
  width: number;
  bottom: number;
  top: number;
  sheet: Sheet;
};

/** Renders a document as a PDF. */
export async function renderDocument(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: document.languageCode,
    displayTitle: true,
    info: { Title: document.name },
    // pdfkit loads Helvetica by default; it is not used here.
    font: null as never,
  });
  const chunks: Uint8Array[] = [];
  const isWritten = new Promise<void>((resolve, reject) => {
    pdf.on("data", (chunk: Uint8Array) => void chunks.push(chunk));
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  for (const sheet of document.sheets) renderSheet(pdf, document, sheet, await readLogo(sheet.logo));
  pdf.end();
  await isWritten;
  return new Uint8Array(Buffer.concat(chunks));
}

/** PDF files hold PNG but not WebP; null if there is no logo or it cannot be read. */
async function readLogo(bytes: Uint8Array | undefined): Promise<Buffer | null> {
  if (!bytes) return null;
  return sharp(bytes, { limitInputPixels: MAX_LOGO_PIXELS })
    .resize({ width: LOGO_PIXELS * 3, height: LOGO_PIXELS, fit: "inside" })
    .png()
    .toBuffer()
    .catch(() => null);
}

function renderSheet(
  pdf: typeof PDFDocument.prototype,
  document: PdfDocument,
  sheet: Sheet,
  logo: Buffer | null,
): void {
  const firstPage = pdf.bufferedPageRange().count;
  pdf.addPage();
  const layout: Layout = {
    pdf,
    text: createTextLayout(pdf, document.direction),
    isRightToLeft: document.direction === "rtl",
    width: pdf.page.width - 2 * MARGIN,
    bottom: pdf.page.height - MARGIN - FOOT,
    top: MARGIN,
    sheet,
  };
  renderHeader(layout, logo);
  for (const block of sheet.blocks) renderBlock(layout, block);
  const pages = pdf.bufferedPageRange().count - firstPage;
  for (let page = 1; page <= pages; page += 1) {
    pdf.switchToPage(firstPage + page - 1);
    const label = document.pageLabel.replace("{page}", String(page)).replace("{pages}", String(pages));
    const place = { start: 0, width: layout.width, isEnd: true };
    renderLines(layout, [label], SMALL, place, pdf.page.height - MARGIN - 10);
  }
  pdf.switchToPage(firstPage + pages - 1);
}

function renderHeader(layout: Layout, logo: Buffer | null): void {
  const { sheet, width, isRightToLeft } = layout;
  const half = width / 2 - GAP;
  const issuer = { start: 0, width: half };
  const title = { start: half + 2 * GAP, width: half, isEnd: true };
  const below = logo ? LOGO_SIZE + 8 : 4;
  if (logo) {
    const start = isRightToLeft ? MARGIN + width - LOGO_SIZE * 3 : MARGIN;
    const fit: [number, number] = [LOGO_SIZE * 3, LOGO_SIZE];
    layout.pdf.image(logo, start, layout.top, { fit, align: isRightToLeft ? "right" : "left" });
  }
  let left = renderLines(layout, [sheet.issuer.name], { size: 14, isBold: true }, issuer, layout.top + below);
  left = renderLines(layout, sheet.issuer.lines, { ...BODY, color: QUIET }, issuer, left + 2);
  let right = renderLines(layout, [sheet.heading], HEADING, title, layout.top);
  right = renderLines(layout, [sheet.number], { size: 11 }, title, right);
  layout.top = Math.max(left, right) + GAP;
  renderRule(layout);
  layout.top += GAP + 4;
}

function renderBlock(layout: Layout, block: PdfBlock): void {
  switch (block.kind) {
    case "parts":
      return renderParts(layout, block);
    case "table":
      return renderTable(layout, block);
    case "sums":
      return renderSums(layout, block);
    case "text":
      return renderText(layout, block);
  }
}

function renderParts(layout: Layout, { parts }: Block<"parts">): void {
  const share = layout.width / Math.max(1, parts.length);
  const ends = parts.map(({ name, lines }, index) => {
    const place = { start: index * share, width: share - GAP };
    return renderLines(layout, lines, BODY, place, renderLines(layout, [name], SMALL, place, layout.top) + 1);
  });
  layout.top = Math.max(layout.top, ...ends) + 2 * GAP;
}

function renderTable(layout: Layout, { name, columns, rows }: Block<"table">): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let start = 0;
  const places = columns.map(({ share, isFigure }, index): Place => {
    const width = (layout.width * share) / whole;
    const place = { start, width: width - (index === columns.length - 1 ? 0 : GAP), isEnd: isFigure ?? false };
    start += width;
    return place;
  });
  const renderTableHead = () => {
    const style = { ...SMALL, isBold: true };
    const ends = columns.map((column, index) => renderLines(layout, [column.name], style, places[index]!, layout.top));
    layout.top = Math.max(...ends) + 4;
    renderRule(layout);
    layout.top += 6;
  };
  const first = rows[0] ? rowHeight(layout, rows[0], places) : 0;
  makeRoom(layout, first + 60);
  if (name) layout.top = renderLines(layout, [name], STRONG, { start: 0, width: layout.width }, layout.top) + 4;
  renderTableHead();
  for (const row of rows) {
    if (makeRoom(layout, rowHeight(layout, row, places))) renderTableHead();
    const ends = row.map(({ text, notes = [] }, index) =>
      renderLines(layout, notes, SMALL, places[index]!, renderLines(layout, [text], BODY, places[index]!, layout.top)),
    );
    layout.top = Math.max(...ends) + 5;
    renderRule(layout);
    layout.top += 6;
  }
  layout.top += GAP;
}

function rowHeight(layout: Layout, row: PdfRow, places: readonly Place[]): number {
  const heights = row.map(
    ({ text, notes = [] }, index) =>
      heightOf(layout, [text], BODY, places[index]!) + heightOf(layout, notes, SMALL, places[index]!),
  );
  return Math.max(...heights) + 11;
}

function renderSums(layout: Layout, { rows }: Block<"sums">): void {
  const width = 250;
  const names = { start: layout.width - width, width: width * 0.6 };
  const values = { start: layout.width - width * 0.4, width: width * 0.4, isEnd: true };
  makeRoom(layout, rows.length * 17);
  for (const { name, value, isStrong } of rows) {
    const style = isStrong ? STRONG : BODY;
    const end = renderLines(layout, [name], isStrong ? style : { ...style, color: QUIET }, names, layout.top);
    layout.top = Math.max(end, renderLines(layout, [value], style, values, layout.top)) + 3;
  }
  layout.top += GAP;
}

function renderText(layout: Layout, { name, lines }: Block<"text">): void {
  const place = { start: 0, width: layout.width };
  makeRoom(layout, 34);
  if (name) layout.top = renderLines(layout, [name], STRONG, place, layout.top) + 3;
  for (const line of lines) {
    makeRoom(layout, heightOf(layout, [line], BODY, place));
    layout.top = renderLines(layout, [line], BODY, place, layout.top) + 3;
  }
  layout.top += GAP;
}

/** Begins another page if the height no longer fits; returns whether it did. */
function makeRoom(layout: Layout, height: number): boolean {
  if (layout.top + height <= layout.bottom) return false;
  layout.pdf.addPage();
  const label = `${layout.sheet.issuer.name} · ${layout.sheet.number}`;
  layout.top = renderLines(layout, [label], SMALL, { start: 0, width: layout.width }, MARGIN) + GAP;
  return true;
}

function heightOf(layout: Layout, texts: readonly string[], style: TextStyle, place: Place): number {
  return texts.reduce(
    (sum, text) => sum + layout.text.wrap(text, style, place.width).length * style.size * LINE_HEIGHT,
    0,
  );
}

/** Writes the texts below each other; returns where the next one starts. */
function renderLines(layout: Layout, texts: readonly string[], style: TextStyle, place: Place, top: number): number {
  let y = top;
  for (const text of texts)
    for (const line of layout.text.wrap(text, style, place.width)) {
      layout.text.draw(line, lineStart(layout, line, place), y + style.size * ASCENT, style);
      y += style.size * LINE_HEIGHT;
    }
  return y;
}

/** The left edge of a line: at the start of its place, or aligned to its end. */
function lineStart({ isRightToLeft, width }: Layout, line: TextLine, place: Place): number {
  const left = MARGIN + (isRightToLeft ? width - place.start - place.width : place.start);
  const isAtRight = isRightToLeft !== (place.isEnd ?? false);
  return isAtRight ? left + place.width - line.width : left;
}

function renderRule({ pdf, width, top }: Layout): void {
  pdf
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + width, top)
    .lineWidth(0.6)
    .strokeColor(RULE)
    .stroke();
}
