/** Something to print on A4, with all its words in one language. What people typed and amounts stand in it isolated. */
export type Paper = {
  /** Of the document, for whoever opens the file. */
  name: string;
  languageCode: string;
  direction: "ltr" | "rtl";
  /** With holes for `{page}` and `{pages}`. */
  pageWords: string;
  /** Each begins on a page of its own and counts its pages. */
  sheets: Sheet[];
};

export type Sheet = {
  heading: string;
  /** Below the heading, and again on each further page. */
  number: string;
  issuer: { name: string; lines: string[] };
  blocks: PaperBlock[];
};

export type PaperBlock =
  | { kind: "parts"; parts: { name: string; lines: string[] }[] }
  | { kind: "table"; name?: string; columns: PaperColumn[]; rows: PaperRow[] }
  | { kind: "sums"; rows: { name: string; value: string; isStrong?: boolean }[] }
  | { kind: "text"; name?: string; lines: string[] };

/** `share` of the width; figures stand at the end of their column. */
export type PaperColumn = { name: string; share: number; isFigure?: boolean };

/** A cell's first line, and smaller ones below it. */
export type PaperRow = { text: string; notes?: string[] }[];

/** A PDF with the name under which it is saved, and one for whoever knows no other letters. */
export type PrintedPaper = { file: Uint8Array<ArrayBuffer>; asciiName: string; fileName: string };

/** Sets a paper as a PDF, outside of the event loop; `busy` when too many wait. */
export type PrintPaper = (paper: Paper) => Promise<Uint8Array<ArrayBuffer> | "busy">;
