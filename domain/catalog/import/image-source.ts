/** Why an image isn't taken, as a keyword. */
export type ImageProblem = {
  keyword: string;
  /** Whether another attempt may succeed. */
  isPassing: boolean;
};

/** Fetches an image from a public address; never from the shop's own network. */
export type ImageSource = (address: string) => Promise<Uint8Array | ImageProblem>;
