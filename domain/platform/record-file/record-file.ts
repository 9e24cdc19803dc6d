export type RecordFile = { id: number; name: string; sizeBytes: number; addedBy: string; createdAt: string };

/** A file to be sent: its name among the private files, and its type. */
export type StoredFile = { name: string; mediaType: string; sizeBytes: number; file: string };
