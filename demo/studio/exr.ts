import { readFile } from "node:fs/promises";

/** The layers of one render: a plane of numbers for each channel, such as "ViewLayer.Combined.R". */
export interface Layers {
  width: number;
  height: number;
  planes: Map<string, Float32Array>;
}

const MAGIC = 20000630;
const FLOAT = 2;

/** Reads an OpenEXR file as the studio writes it: scan lines, not compressed, 32-bit floats. */
export async function readLayers(path: string): Promise<Layers> {
  const bytes = await readFile(path);
  if (bytes.readUInt32LE(0) !== MAGIC) throw new Error(`${path} is no OpenEXR file.`);
  let at = 8;
  const readName = () => {
    const end = bytes.indexOf(0, at);
    const name = bytes.toString("latin1", at, end);
    at = end + 1;
    return name;
  };
  const channels: string[] = [];
  let width = 0;
  let height = 0;
  for (let name = readName(); name !== ""; name = readName()) {
    readName();
    const size = bytes.readUInt32LE(at);
    at += 4;
    const end = at + size;
    if (name === "dataWindow") {
      width = bytes.readInt32LE(at + 8) - bytes.readInt32LE(at) + 1;
      height = bytes.readInt32LE(at + 12) - bytes.readInt32LE(at + 4) + 1;
    }
    if (name === "compression" && bytes[at] !== 0) throw new Error(`${path} is compressed.`);
    if (name === "channels") {
      for (let channel = readName(); channel !== ""; channel = readName()) {
        if (bytes.readUInt32LE(at) !== FLOAT) throw new Error(`${path}: ${channel} has no 32-bit floats.`);
        channels.push(channel);
        at += 16;
      }
    }
    at = end;
  }
  return { width, height, planes: readPlanes(bytes, at, channels, width, height) };
}

function readPlanes(bytes: Buffer, table: number, channels: string[], width: number, height: number) {
  const planes = new Map(channels.map((name) => [name, new Float32Array(width * height)]));
  for (let row = 0; row < height; row++) {
    let at = Number(bytes.readBigUInt64LE(table + row * 8)) + 8;
    for (const plane of planes.values()) {
      for (let column = 0; column < width; column++, at += 4) plane[row * width + column] = bytes.readFloatLE(at);
    }
  }
  return planes;
}

/** Three planes of one layer, such as Combined in R, G and B. */
export function threePlanes(layers: Layers, name: string, letters = "RGB") {
  return [...letters].map((letter) => plane(layers, `${name}.${letter}`));
}

export function plane(layers: Layers, name: string) {
  for (const [key, values] of layers.planes) if (key.endsWith(`.${name}`)) return values;
  throw new Error(`The render has no layer ${name}; it has ${[...layers.planes.keys()].join(", ")}.`);
}
