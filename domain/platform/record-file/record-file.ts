export type RecordFile = { id: number; name: string; sizeBytes: number; addedBy: string; createdAt: string };

/** A file as it is sent: where its bytes are in the private files, and what they are. */
export type StoredFile = { name: string; mediaType: string; sizeBytes: number; file: string };
