import { createHash, type Hash, randomUUID } from "node:crypto";
import { type ComponentProps, Fragment, type ReactNode, use } from "react";
import { renderToString } from "react-dom/server";
import { UNSAFE_LocationContext as LocationContext, UNSAFE_NavigationContext as NavigationContext } from "react-router";
import { toWire } from "#shared/wire.ts";
import { closeData, type OpenData, openData } from "../hydration/data-in-document.server.ts";
import { type DocumentFrame, DocumentFrameContext } from "../hydration/document-frame.tsx";
import { joinPacked, type PackedPart, packPart } from "./compressed-parts.server.ts";
import type { OwnView } from "../loaders/root-data.server.ts";
import type { LeaveSlot } from "../ui/parts/slot.tsx";
import { PageContext } from "../ui/parts/page.tsx";
import { knownVisitor, type VisitorRead, VisitorProvider, type VisitorStore } from "../visitor/visitor-store.tsx";

type LeftOut = {
  children: ReactNode;
  router: ComponentProps<typeof NavigationContext>["value"];
  location: ComponentProps<typeof LocationContext>["value"];
};

/** Content shared by all visitors, the index of a slot, or the position where the loader data ends. */
type Piece = PackedPart | number | "data";

/** The document for one visitor: a gzip body, and the base64 SHA-256 of its one personal script. */
export type FilledPage = { body: Buffer<ArrayBuffer>; scriptHash: string };

/** Output that differs in a separate render: an id, a boundary, a preload. */
const OF_ITS_PLACE = /_R_|<!--\$|<link/;

/** Collects the slots and the visitor reads of a document while its template is rendered. */
export class TemplateDraft {
  readonly reads: VisitorRead[] = [];
  readonly #name = randomUUID();
  readonly #leftOut: LeftOut[] = [];
  #frame: DocumentFrame | null = null;

  begin(frame: DocumentFrame): void {
    this.#frame = frame;
  }

  get leaveSlot(): LeaveSlot {
    return (children) => {
      const [router, location] = [use(NavigationContext), use(LocationContext)];
      return this.#mark(this.#leftOut.push({ children, router, location }) - 1);
    };
  }

  /** The template and the shared HTML of the document; null if it cannot be a template. */
  finish(document: string): { template: PageTemplate; html: string } | null {
    const frame = this.#frame;
    const open = openData(document);
    const renderedFor = this.reads[0]?.store.getState();
    if (!frame || !open || !renderedFor) return null;
    const pieces = [...this.#split(open.before + open.data.script), "data" as const, ...this.#split(open.after)];
    const html = (open.before + open.after).replaceAll(new RegExp(this.#mark(String.raw`\d+`), "g"), "");
    const { script, ...data } = open.data;
    const scriptBegun = createHash("sha256").update(script);
    const template = { frame, pieces, data, scriptBegun, leftOut: this.#leftOut, reads: this.reads, renderedFor };
    return { template: new PageTemplate(template), html };
  }

  #mark(number: number | string): string {
    return `<!--${this.#name}:${number}-->`;
  }

  #split(html: string): Piece[] {
    return html
      .split(new RegExp(this.#mark(String.raw`(\d+)`)))
      .map((part, index) => (index % 2 === 0 ? packPart(Buffer.from(part), 9) : Number(part)));
  }
}

type Drawn = {
  frame: DocumentFrame;
  pieces: readonly Piece[];
  data: Omit<OpenData, "script">;
  /**
   * The hash state of the script up to the personal data; the script itself is a tenth of a megabyte and is not
   * cached for this.
   */
  scriptBegun: Hash;
  leftOut: readonly LeftOut[];
  reads: readonly VisitorRead[];
  /** The guest for whom the template was rendered. */
  renderedFor: VisitorStore;
};

/** A document without visitor data, completed for each visitor. */
export class PageTemplate {
  readonly #drawn: Drawn;

  constructor(drawn: Drawn) {
    this.#drawn = drawn;
  }

  get bytes(): number {
    return this.#drawn.pieces.reduce<number>((sum, piece) => sum + (isPacked(piece) ? piece.packed.length : 0), 0);
  }

  /** Null if the template would render differently for this visitor. */
  fill(own: OwnView, token: string): FilledPage | null {
    const { frame, pieces, data, scriptBegun, reads, renderedFor } = this.#drawn;
    const known = { ...knownVisitor(own), activeCurrency: renderedFor.activeCurrency };
    const state: VisitorStore = { ...renderedFor, ...known, token };
    if (!reads.every(({ isSameFor }) => isSameFor(state))) return null;
    const slots = this.#draw({ ...frame, token }, known);
    if (!slots) return null;
    const end = closeData(data, toWire(own));
    const parts = pieces.map((piece) => {
      if (isPacked(piece)) return piece;
      return packPart(Buffer.from(piece === "data" ? end : slots[piece]!), 1);
    });
    return { body: joinPacked(parts), scriptHash: scriptBegun.copy().update(end).digest("base64") };
  }

  #draw(frame: DocumentFrame, known: ReturnType<typeof knownVisitor>): string[] | null {
    const cut = randomUUID();
    const html = renderToString(
      <DocumentFrameContext value={frame}>
        <PageContext value={frame.page}>
          <VisitorProvider first={frame} known={known}>
            {this.#drawn.leftOut.map(({ children, router, location }, index) => (
              <Fragment key={index}>
                <NavigationContext value={router}>
                  <LocationContext value={location}>{children}</LocationContext>
                </NavigationContext>
                <hr id={cut} />
              </Fragment>
            ))}
          </VisitorProvider>
        </PageContext>
      </DocumentFrameContext>,
    );
    return OF_ITS_PLACE.test(html) ? null : html.split(`<hr id="${cut}"/>`);
  }
}

function isPacked(piece: Piece): piece is PackedPart {
  return typeof piece === "object";
}
