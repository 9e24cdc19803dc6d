/** A row of a file with its cells by column. */
export type FileRow = { line: number; cells: Record<string, string> };

/** An image as a file names it: an address or a name within its ZIP. */
export type FileImage = { source: string; alt: string; color: string };
