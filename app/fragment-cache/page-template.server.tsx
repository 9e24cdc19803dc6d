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

/** What is the same for all, the number of a part that was left out, or where the data for the browser ends. */
type Piece = PackedPart | number | "data";

/** One person's document: a gzip body, and the SHA-256 in base64 of the script in it that no other has. */
export type FilledPage = { body: Buffer<ArrayBuffer>; scriptHash: string };

/** What a separate render writes otherwise than the document's own would: an id, a boundary, a preload. */
const OF_ITS_PLACE = /_R_|<!--\$|<link/;

/** Collects, while a document for many people is drawn, what it leaves out and what it looks at of a visitor. */
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

  /** The template, and what it has of everybody's document; null where it cannot be one. */
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
  /** The sum of the script up to the data's end: a tenth of a megabyte, which is not kept for it. */
  scriptBegun: Hash;
  leftOut: readonly LeftOut[];
  reads: readonly VisitorRead[];
  /** The guest for whom it was drawn. */
  renderedFor: VisitorStore;
};

/** A document without what is one person's, to be filled in for each. */
export class PageTemplate {
  readonly #drawn: Drawn;

  constructor(drawn: Drawn) {
    this.#drawn = drawn;
  }

  get bytes(): number {
    return this.#drawn.pieces.reduce<number>((sum, piece) => sum + (isPacked(piece) ? piece.packed.length : 0), 0);
  }

  /** Null where it would be drawn otherwise for this visitor: then nothing of it fits. */
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
