/** An A4 document with all texts in one language. Typed text and amounts in it are direction-isolated. */
export type PdfDocument = {
  /** The title in the file's metadata. */
  name: string;
  languageCode: string;
  direction: "ltr" | "rtl";
  /** With placeholders for `{page}` and `{pages}`. */
  pageLabel: string;
  /** Each starts on a new page and has its own page count. */
  sheets: Sheet[];
};

export type Sheet = {
  heading: string;
  /** Below the heading, and repeated on each further page. */
  number: string;
  issuer: { name: string; lines: string[] };
  /** The logo of the shop, as stored; absent without one. */
  logo?: Uint8Array | undefined;
  blocks: PdfBlock[];
};

export type PdfBlock =
  | { kind: "parts"; parts: { name: string; lines: string[] }[] }
  | { kind: "table"; name?: string; columns: PdfColumn[]; rows: PdfRow[] }
  | { kind: "sums"; rows: { name: string; value: string; isStrong?: boolean }[] }
  | { kind: "text"; name?: string; lines: string[] };

/** `share` of the width; figures are aligned to the end of their column. */
export type PdfColumn = { name: string; share: number; isFigure?: boolean };

/** A cell's first line, and smaller ones below it. */
export type PdfRow = { text: string; notes?: string[] }[];

/** A PDF with its file name, and an ASCII fallback. */
export type PdfFile = { file: Uint8Array<ArrayBuffer>; asciiName: string; fileName: string };

/** Renders a document as a PDF, off the event loop; `busy` if too many are queued. */
export type RenderPdf = (document: PdfDocument) => Promise<Uint8Array<ArrayBuffer> | "busy">;
