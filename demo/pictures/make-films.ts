import { readdir, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { FILM_HEIGHT, FILM_SECONDS, FILM_WIDTH } from "./film-size.ts";

/** A film that goes slowly over some pictures of products; all are names of the shop's files. */
export type FilmRecipe = { pictures: string[]; file: string; poster: string };

const FRAMES_PER_SECOND = 10;
const FADED_FRAMES = 3;
/** The stage is wider than the film, so that the film can go over it. */
const STAGE_WIDTH = 800;
const STAGE_HEIGHT = 450;
const POSTER_WIDTH = 960;
const QUANTIZATION = 26;
const FASTEST = 10;
const FATAL_EVENTS = ["uncaughtException", "unhandledRejection"];

// The package names its exports in a way that only require understands.
const { createH264MP4Encoder } = createRequire(import.meta.url)(
  "h264-mp4-encoder",
) as typeof import("h264-mp4-encoder");

/** Makes the films that are not there yet, of pictures that are. */
export async function makeFilms(filesDir: string, recipes: readonly FilmRecipe[]): Promise<void> {
  const there = new Set(await readdir(filesDir));
  for (const recipe of recipes) {
    if (there.has(recipe.file) && there.has(recipe.poster)) continue;
    const stages = await Promise.all(recipe.pictures.map((picture) => readStage(path.join(filesDir, picture))));
    await writeWhole(path.join(filesDir, recipe.poster), await drawPoster(stages[0]!));
    await writeWhole(path.join(filesDir, recipe.file), await encodeFilm(stages));
  }
}

/** A square picture in the middle of its own backdrop. */
function readStage(file: string): Promise<Buffer> {
  const side = (STAGE_WIDTH - STAGE_HEIGHT) / 2;
  return sharp(file)
    .resize(STAGE_HEIGHT, STAGE_HEIGHT, { fit: "cover" })
    .extend({ left: side, right: side, extendWith: "copy" })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

const RAW_STAGE = { raw: { width: STAGE_WIDTH, height: STAGE_HEIGHT, channels: 4 } } as const;

function drawPoster(stage: Buffer): Promise<Buffer> {
  return sharp(stage, RAW_STAGE).resize(POSTER_WIDTH).webp({ quality: 82 }).toBuffer();
}

async function encodeFilm(stages: readonly Buffer[]): Promise<Uint8Array> {
  const encoder = await openEncoder();
  encoder.width = FILM_WIDTH;
  encoder.height = FILM_HEIGHT;
  encoder.frameRate = FRAMES_PER_SECOND;
  encoder.quantizationParameter = QUANTIZATION;
  encoder.speed = FASTEST;
  encoder.groupOfPictures = FRAMES_PER_SECOND * 2;
  encoder.initialize();
  const framesOfStage = Math.ceil((FRAMES_PER_SECOND * FILM_SECONDS) / stages.length);
  let last: Buffer | null = null;
  for (const [place, stage] of stages.entries()) {
    const before: Buffer | null = last;
    for (let frame = 0; frame < framesOfStage; frame++) {
      const drawn = await drawFrame(stage, frame / (framesOfStage - 1), place % 2 === 1);
      last = before && frame < FADED_FRAMES ? mix(before, drawn, (frame + 1) / (FADED_FRAMES + 1)) : drawn;
      encoder.addFrameRgba(last);
    }
  }
  encoder.finalize();
  const film = encoder.FS.readFile(encoder.outputFilename, { encoding: "binary" }) as Uint8Array;
  encoder.FS.unlink(encoder.outputFilename);
  encoder.delete();
  return film;
}

/** The package ends the process at every mistake of others; that is not its business. */
async function openEncoder() {
  const before = FATAL_EVENTS.map((event) => process.listeners(event as "exit"));
  const encoder = await createH264MP4Encoder();
  for (const [place, event] of FATAL_EVENTS.entries())
    for (const listener of process.listeners(event as "exit"))
      if (!before[place]?.includes(listener)) process.removeListener(event, listener);
  return encoder;
}

/** Nearer and a little sideways, or the other way round. */
function drawFrame(stage: Buffer, part: number, isBackwards: boolean): Promise<Buffer> {
  const nearness = isBackwards ? 1 - part : part;
  const width = Math.round(STAGE_WIDTH - nearness * (STAGE_WIDTH - FILM_WIDTH));
  const height = Math.round((width * FILM_HEIGHT) / FILM_WIDTH);
  const left = Math.round((STAGE_WIDTH - width) * (0.35 + 0.3 * part));
  return sharp(stage, RAW_STAGE)
    .extract({ left, top: Math.round((STAGE_HEIGHT - height) / 2), width, height })
    .resize(FILM_WIDTH, FILM_HEIGHT, { kernel: "linear" })
    .raw()
    .toBuffer();
}

function mix(from: Buffer, to: Buffer, part: number): Buffer {
  const mixed = Buffer.allocUnsafe(to.length);
  for (let index = 0; index < to.length; index++)
    mixed[index] = from[index]! + Math.round((to[index]! - from[index]!) * part);
  return mixed;
}

async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
