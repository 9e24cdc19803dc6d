const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 64;
const LINE_HEIGHT = 17;
const LETTERS_A_LINE = 84;
const LINES_A_PAGE = Math.floor((HEIGHT - 2 * MARGIN) / LINE_HEIGHT) - 2;

/** A plain document on A4 in Helvetica, which every reader has: only Latin letters, the same bytes for the same text. */
export function writePdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph), ""]);
  const pages: string[][] = [];
  for (let start = 0; start < lines.length; start += LINES_A_PAGE) pages.push(lines.slice(start, start + LINES_A_PAGE));
  const firstPage = 5;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (en) >>",
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((page, index) => {
      const content = contentOf(title, page, index, pages.length);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
        `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return assemble(objects, title);
}

function wrap(paragraph: string): string[] {
  const lines = [""];
  for (const word of paragraph.split(" ")) {
    const line = lines.at(-1)!;
    if (line !== "" && line.length + word.length + 1 > LETTERS_A_LINE) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines;
}

function contentOf(title: string, lines: readonly string[], index: number, count: number): string {
  const top = HEIGHT - MARGIN;
  const body = lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
  return [
    `BT /F2 ${index === 0 ? 20 : 10} Tf ${MARGIN} ${top} Td (${escaped(title)}) Tj ET`,
    `BT /F1 11 Tf ${LINE_HEIGHT} TL ${MARGIN} ${top - 2 * LINE_HEIGHT} Td\n${body}\nET`,
    `BT /F1 9 Tf ${WIDTH - MARGIN - 40} ${MARGIN / 2} Td (${index + 1} / ${count}) Tj ET`,
  ].join("\n");
}

/** What the encoding has no letter for is left out. */
function escaped(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−]/g, "-")
    .replace(/[^\x20-\x7E\xA0-\xFF]/g, "")
    .replace(/[\\()]/g, "\\$&");
}

function assemble(objects: readonly string[], title: string): Buffer {
  const all = [...objects, `<< /Title (${escaped(title)}) >>`];
  let text = "%PDF-1.4\n";
  const places = all.map((object, index) => {
    const place = Buffer.byteLength(text, "latin1");
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, "0");
  });
  const start = Buffer.byteLength(text, "latin1");
  const table = places.map((place) => `${place} 00000 n \n`).join("");
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R /Info ${all.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
