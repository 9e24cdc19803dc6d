const LINE = /^(?:(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)\s+)?\S*?([^\s/]+)\/?$/;

/** A moment of the time line, such as 1:05. */
export function writeMoment(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, "0")}`;
}

/** Lines of a moment and the address of a product; a line without a moment is at the beginning. */
export function readMoments(text: string): { slug: string; second: number }[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [, hours = "0", minutes = "0", seconds = "0", slug = line] = LINE.exec(line) ?? [];
      return { slug, second: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) };
    });
}

export function writeMoments(products: readonly { slug: string; second: number }[]): string {
  return products.map(({ slug, second }) => `${writeMoment(second)} /product/${slug}`).join("\n");
}
