import PDFDocument from "pdfkit";
import sharp from "sharp";
import type { Paper, PaperBlock, PaperRow, Sheet } from "#domain/orders/document/paper.ts";
import { createTextSetter, type TextLine, type TextSetter, type TextStyle } from "./text-setter.ts";

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
type Block<Kind> = Extract<PaperBlock, { kind: Kind }>;
/** The page being filled; `top` moves down. */
type Setting = {
  document: typeof PDFDocument.prototype;
  setter: TextSetter;
  isRightToLeft: boolean;
  width: number;
  bottom: number;
  top: number;
  sheet: Sheet;
};

/** Renders a document as a PDF. */
export async function setPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: paper.languageCode,
    displayTitle: true,
    info: { Title: paper.name },
    // pdfkit loads Helvetica by default; it is not used here.
    font: null as never,
  });
  const chunks: Uint8Array[] = [];
  const isWritten = new Promise<void>((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => void chunks.push(chunk));
    document.on("end", resolve);
    document.on("error", reject);
  });
  for (const sheet of paper.sheets) setSheet(document, paper, sheet, await readLogo(sheet.logo));
  document.end();
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

function setSheet(document: typeof PDFDocument.prototype, paper: Paper, sheet: Sheet, logo: Buffer | null): void {
  const firstPage = document.bufferedPageRange().count;
  document.addPage();
  const setting: Setting = {
    document,
    setter: createTextSetter(document, paper.direction),
    isRightToLeft: paper.direction === "rtl",
    width: document.page.width - 2 * MARGIN,
    bottom: document.page.height - MARGIN - FOOT,
    top: MARGIN,
    sheet,
  };
  setHead(setting, logo);
  for (const block of sheet.blocks) setBlock(setting, block);
  const pages = document.bufferedPageRange().count - firstPage;
  for (let page = 1; page <= pages; page += 1) {
    document.switchToPage(firstPage + page - 1);
    const words = paper.pageWords.replace("{page}", String(page)).replace("{pages}", String(pages));
    const place = { start: 0, width: setting.width, isEnd: true };
    setLines(setting, [words], SMALL, place, document.page.height - MARGIN - 10);
  }
  document.switchToPage(firstPage + pages - 1);
}

function setHead(setting: Setting, logo: Buffer | null): void {
  const { sheet, width, isRightToLeft } = setting;
  const half = width / 2 - GAP;
  const issuer = { start: 0, width: half };
  const title = { start: half + 2 * GAP, width: half, isEnd: true };
  const below = logo ? LOGO_SIZE + 8 : 4;
  if (logo) {
    const start = isRightToLeft ? MARGIN + width - LOGO_SIZE * 3 : MARGIN;
    const fit: [number, number] = [LOGO_SIZE * 3, LOGO_SIZE];
    setting.document.image(logo, start, setting.top, { fit, align: isRightToLeft ? "right" : "left" });
  }
  let left = setLines(setting, [sheet.issuer.name], { size: 14, isBold: true }, issuer, setting.top + below);
  left = setLines(setting, sheet.issuer.lines, { ...BODY, color: QUIET }, issuer, left + 2);
  let right = setLines(setting, [sheet.heading], HEADING, title, setting.top);
  right = setLines(setting, [sheet.number], { size: 11 }, title, right);
  setting.top = Math.max(left, right) + GAP;
  renderRule(setting);
  setting.top += GAP + 4;
}

function setBlock(setting: Setting, block: PaperBlock): void {
  switch (block.kind) {
    case "parts":
      return setParts(setting, block);
    case "table":
      return setTable(setting, block);
    case "sums":
      return setSums(setting, block);
    case "text":
      return setText(setting, block);
  }
}

function setParts(setting: Setting, { parts }: Block<"parts">): void {
  const share = setting.width / Math.max(1, parts.length);
  const ends = parts.map(({ name, lines }, index) => {
    const place = { start: index * share, width: share - GAP };
    return setLines(setting, lines, BODY, place, setLines(setting, [name], SMALL, place, setting.top) + 1);
  });
  setting.top = Math.max(setting.top, ...ends) + 2 * GAP;
}

function setTable(setting: Setting, { name, columns, rows }: Block<"table">): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let start = 0;
  const places = columns.map(({ share, isFigure }, index): Place => {
    const width = (setting.width * share) / whole;
    const place = { start, width: width - (index === columns.length - 1 ? 0 : GAP), isEnd: isFigure ?? false };
    start += width;
    return place;
  });
  const renderHead = () => {
    const style = { ...SMALL, isBold: true };
    const ends = columns.map((column, index) => setLines(setting, [column.name], style, places[index]!, setting.top));
    setting.top = Math.max(...ends) + 4;
    renderRule(setting);
    setting.top += 6;
  };
  const first = rows[0] ? rowHeight(setting, rows[0], places) : 0;
  makeRoom(setting, first + 60);
  if (name) setting.top = setLines(setting, [name], STRONG, { start: 0, width: setting.width }, setting.top) + 4;
  renderHead();
  for (const row of rows) {
    if (makeRoom(setting, rowHeight(setting, row, places))) renderHead();
    const ends = row.map(({ text, notes = [] }, index) =>
      setLines(setting, notes, SMALL, places[index]!, setLines(setting, [text], BODY, places[index]!, setting.top)),
    );
    setting.top = Math.max(...ends) + 5;
    renderRule(setting);
    setting.top += 6;
  }
  setting.top += GAP;
}

function rowHeight(setting: Setting, row: PaperRow, places: readonly Place[]): number {
  const heights = row.map(
    ({ text, notes = [] }, index) =>
      heightOf(setting, [text], BODY, places[index]!) + heightOf(setting, notes, SMALL, places[index]!),
  );
  return Math.max(...heights) + 11;
}

function setSums(setting: Setting, { rows }: Block<"sums">): void {
  const width = 250;
  const names = { start: setting.width - width, width: width * 0.6 };
  const values = { start: setting.width - width * 0.4, width: width * 0.4, isEnd: true };
  makeRoom(setting, rows.length * 17);
  for (const { name, value, isStrong } of rows) {
    const style = isStrong ? STRONG : BODY;
    const end = setLines(setting, [name], isStrong ? style : { ...style, color: QUIET }, names, setting.top);
    setting.top = Math.max(end, setLines(setting, [value], style, values, setting.top)) + 3;
  }
  setting.top += GAP;
}

function setText(setting: Setting, { name, lines }: Block<"text">): void {
  const place = { start: 0, width: setting.width };
  makeRoom(setting, 34);
  if (name) setting.top = setLines(setting, [name], STRONG, place, setting.top) + 3;
  for (const line of lines) {
    makeRoom(setting, heightOf(setting, [line], BODY, place));
    setting.top = setLines(setting, [line], BODY, place, setting.top) + 3;
  }
  setting.top += GAP;
}

/** Begins another page if the height no longer fits; returns whether it did. */
function makeRoom(setting: Setting, height: number): boolean {
  if (setting.top + height <= setting.bottom) return false;
  setting.document.addPage();
  const words = `${setting.sheet.issuer.name} · ${setting.sheet.number}`;
  setting.top = setLines(setting, [words], SMALL, { start: 0, width: setting.width }, MARGIN) + GAP;
  return true;
}

function heightOf(setting: Setting, texts: readonly string[], style: TextStyle, place: Place): number {
  return texts.reduce(
    (sum, text) => sum + setting.setter.wrap(text, style, place.width).length * style.size * LINE_HEIGHT,
    0,
  );
}

/** Writes the texts below each other; returns where the next one starts. */
function setLines(setting: Setting, texts: readonly string[], style: TextStyle, place: Place, top: number): number {
  let y = top;
  for (const text of texts)
    for (const line of setting.setter.wrap(text, style, place.width)) {
      setting.setter.draw(line, lineStart(setting, line, place), y + style.size * ASCENT, style);
      y += style.size * LINE_HEIGHT;
    }
  return y;
}

/** The left edge of a line: at the start of its place, or aligned to its end. */
function lineStart({ isRightToLeft, width }: Setting, line: TextLine, place: Place): number {
  const left = MARGIN + (isRightToLeft ? width - place.start - place.width : place.start);
  const isAtRight = isRightToLeft !== (place.isEnd ?? false);
  return isAtRight ? left + place.width - line.width : left;
}

function renderRule({ document, width, top }: Setting): void {
  document
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + width, top)
    .lineWidth(0.6)
    .strokeColor(RULE)
    .stroke();
}
