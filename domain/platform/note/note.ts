export type Note = { id: number; text: string; writtenBy: string; createdAt: string };
