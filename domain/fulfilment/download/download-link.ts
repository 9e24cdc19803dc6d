import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";

/** The holder of a link: an account, the session that bought as a guest, or the bearer of the mail's key. */
export type LinkHolder = { kind: "customer" | "session"; id: number } | { kind: "key" };

export type DownloadLink = {
  orderLineId: number;
  fileId: number;
  holder: LinkHolder;
  expiresAt: Date;
  /** Identifies a link: requests with the same one are the same download. */
  linkKey: string;
};

const LETTERS = { customer: "c", session: "s", key: "k" } as const;
const FORM = /^(\d{1,10})\.(\d{1,10})\.(k|[cs]\d{1,10})\.(\d{1,12})\.([\w-]{8,40})\.([\w-]{43})$/;

/** The signed token in the address; it cannot be changed without the shop's secret. */
export function writeDownloadLink(ctx: Pick<Context, "hashToken">, link: DownloadLink): string {
  const { orderLineId, fileId, holder, expiresAt, linkKey } = link;
  const held = LETTERS[holder.kind] + (holder.kind === "key" ? "" : String(holder.id));
  const seconds = Math.floor(expiresAt.getTime() / 1_000);
  const payload = [orderLineId, fileId, held, seconds, linkKey].join(".");
  return `${payload}.${signatureOf(ctx, payload)}`;
}

/** Null if the shop did not sign it. */
export function readDownloadLink(ctx: Pick<Context, "hashToken">, token: string): DownloadLink | null {
  const [, orderLineId, fileId, held, seconds, linkKey, signature] = FORM.exec(token) ?? [];
  if (!orderLineId || !fileId || !held || !seconds || !linkKey || !signature) return null;
  const actual = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(ctx, [orderLineId, fileId, held, seconds, linkKey].join(".")));
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return {
    orderLineId: Number(orderLineId),
    fileId: Number(fileId),
    holder: readHolder(held),
    expiresAt: new Date(Number(seconds) * 1_000),
    linkKey,
  };
}

/** A link that was passed on does not work for others. */
export function isHeldBy({ visitor }: Pick<Context, "visitor">, holder: LinkHolder): boolean {
  switch (holder.kind) {
    case "customer":
      return visitor.customerId === holder.id;
    case "session":
      return visitor.sessionId === holder.id;
    case "key":
      return true;
  }
}

function readHolder(held: string): LinkHolder {
  if (held === "k") return { kind: "key" };
  return { kind: held.startsWith("c") ? "customer" : "session", id: Number(held.slice(1)) };
}

function signatureOf(ctx: Pick<Context, "hashToken">, payload: string): string {
  return ctx.hashToken(`download ${payload}`);
}
