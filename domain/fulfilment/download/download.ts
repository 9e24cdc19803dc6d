/** How it stands with what was bought: `unpaid` not to be had yet, `ended` given back or canceled. */
export type DownloadState = "unpaid" | "ready" | "refunded" | "canceled";

export type DownloadFile = {
  id: number;
  name: string;
  version: string;
  sizeBytes: number;
  downloadsLeft: number;
  downloadsLimit: number;
};

/** A line of an order that is a file or a key. */
export type DownloadLine = {
  /** Of the order line. */
  id: number;
  orderCode: string;
  productSlug: string;
  name: string;
  variantsName: string;
  image: string | null;
  shop: { slug: string; name: string };
  quantity: number;
  boughtAt: string;
  state: DownloadState;
  files: DownloadFile[];
  /** Shown to the buyer alone, and only while the purchase stands. */
  licenceKeys: string[];
  /** The seller owes a key: there were none left when it was paid. */
  isKeyMissing: boolean;
};

/** What is wanted: the visitor's own, or with the secret of a mail that of one purchase or order. */
export type DownloadWish = { page: number; perPage: number; code?: string | undefined; key?: string | undefined };
