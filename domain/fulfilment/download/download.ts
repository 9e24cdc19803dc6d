/** The state of a digital line: `unpaid` is not available yet, `refunded` and `canceled` no longer are. */
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
  /** Shown only to the buyer, and only while the purchase is valid. */
  licenceKeys: string[];
  /** The seller owes a key: none was left at payment. */
  isKeyMissing: boolean;
};

/** The visitor's own downloads, or, with the key of a mail, those of one purchase or order. */
export type DownloadWish = { page: number; perPage: number; code?: string | undefined; key?: string | undefined };
