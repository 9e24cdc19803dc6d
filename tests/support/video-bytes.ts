type Bytes = Uint8Array<ArrayBuffer>;

const text = (value: string): Bytes => new TextEncoder().encode(value);

function join(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function numbers(bytes: number, ...values: readonly number[]): Bytes {
  const joined = new Uint8Array(bytes * values.length);
  const view = new DataView(joined.buffer);
  for (const [index, value] of values.entries())
    if (bytes === 4) view.setUint32(index * 4, value);
    else view.setUint8(index, value);
  return joined;
}

const box = (type: string, ...parts: readonly Uint8Array[]): Bytes => {
  const body = join(...parts);
  return join(numbers(4, body.length + 8), text(type), body);
};

export type VideoShape = { width?: number; height?: number; seconds?: number; codec?: string; note?: string };

/** The boxes of an MP4 with one track of video, and a note of where it was taken. */
export function mp4Of({
  width = 640,
  height = 360,
  seconds = 4,
  codec = "avc1",
  note = "+48.85+002.35/",
}: VideoShape = {}): Bytes {
  const track = box(
    "trak",
    box("tkhd", new Uint8Array(76), numbers(4, width * 65_536, height * 65_536)),
    box(
      "mdia",
      box("hdlr", new Uint8Array(8), text("vide"), new Uint8Array(12)),
      box("minf", box("stbl", box("stsd", numbers(4, 0, 1), box(codec, new Uint8Array(70))))),
    ),
  );
  const header = box("mvhd", numbers(4, 0, 0, 0, 1_000, seconds * 1_000), new Uint8Array(80));
  return join(
    box("ftyp", text("isom"), numbers(4, 512), text("isomavc1")),
    box("moov", header, track, box("udta", box("©xyz", text(note)))),
    box("mdat", new Uint8Array(64)),
  );
}

function element(id: readonly number[], body: Uint8Array): Bytes {
  const length = numbers(1, 0x10 | (body.length >> 24), body.length >> 16, body.length >> 8, body.length);
  return join(numbers(1, ...id), length, body);
}

/** The elements of a WebM with one track of video, and a tag. */
export function webmOf({
  width = 640,
  height = 360,
  seconds = 4,
  codec = "V_VP9",
  note = "taken at home",
}: VideoShape = {}): Bytes {
  const duration = new Uint8Array(4);
  new DataView(duration.buffer).setFloat32(0, seconds * 1_000);
  const size = (id: number, value: number) => element([id], numbers(1, value >> 8, value));
  const video = element([0xe0], join(size(0xb0, width), size(0xba, height)));
  return join(
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text("webm"))),
    element(
      [0x18, 0x53, 0x80, 0x67],
      join(
        element([0x15, 0x49, 0xa9, 0x66], element([0x44, 0x89], duration)),
        element([0x16, 0x54, 0xae, 0x6b], element([0xae], join(element([0x86], text(codec)), video))),
        element([0x12, 0x54, 0xc3, 0x67], text(note)),
        element([0x1f, 0x43, 0xb6, 0x75], new Uint8Array(64)),
      ),
    ),
  );
}
