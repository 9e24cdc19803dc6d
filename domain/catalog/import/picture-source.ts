/** Why a picture isn't taken, as a keyword. */
export type PictureProblem = {
  keyword: string;
  /** Whether another attempt may succeed. */
  isPassing: boolean;
};

/** Fetches a picture from a public address; never from one inside of the shop's own network. */
export type PictureSource = (address: string) => Promise<Uint8Array | PictureProblem>;
