/** A whole shop in one archive; the instant in ISO 8601. */
export type Backup = { name: string; bytes: number; madeAt: string };

/** The archives in the server's data folder. */
export type BackupStore = {
  /** Newest first, without unfinished ones. */
  list(): Promise<Backup[]>;
  /** Null if there is none of this name. */
  open(name: string): Promise<{ bytes: number; stream: ReadableStream<Uint8Array> } | null>;
  /** False if there is none of this name. */
  remove(name: string): Promise<boolean>;
};
