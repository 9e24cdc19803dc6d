/** An event for the pages that listen to a channel. `data` is what their scripts get. */
export type LiveEvent = { channels: readonly string[]; name: string; data: unknown };

/** As it waits to be sent; `data` is JSON text. */
export type StoredEvent = {
  id: number;
  channels: string[];
  name: string;
  data: string;
  socketId: string | null;
  userId: string | null;
};

/** The part of the live connections that use cases need. */
export type Live = {
  /** The public key of the app, as pages have it. */
  key: string;
  /** A signature as clients show it: by the app's secret. */
  sign: (text: string) => string;
  /** Sends waiting events; returns at once. */
  flush: () => void;
  /** Shows the sold units of these products of a flash sale on open pages, within a second or two; returns at once. */
  showShares: (campaignProductIds: readonly number[]) => void;
};

/** Where a message between processes goes, and how long it may be: PostgreSQL rejects 8,000 bytes. */
export const LIVE_CHANNEL = "live";
export const MAX_NOTIFY_BYTES = 7_500;
