import { readdir, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { FILM_HEIGHT, FILM_SECONDS, FILM_WIDTH, SMALL_HEIGHT, SMALL_WIDTH } from "./film-size.ts";

/** A film that goes slowly over some pictures of products; all are names of the shop's files. */
export type FilmRecipe = {
  pictures: string[];
  file: string;
  smallFile: string;
  poster: string;
  captions: { file: string; text: string }[];
};

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
    for (const { file, text } of recipe.captions)
      if (!there.has(file)) await writeWhole(path.join(filesDir, file), new TextEncoder().encode(text));
    if ([recipe.file, recipe.smallFile, recipe.poster].every((file) => there.has(file))) continue;
    const stages = await Promise.all(recipe.pictures.map((picture) => readStage(path.join(filesDir, picture))));
    await writeWhole(path.join(filesDir, recipe.poster), await drawPoster(stages[0]!));
    const frames = await drawFrames(stages);
    const small = await Promise.all(frames.map(makeSmaller));
    await writeWhole(path.join(filesDir, recipe.file), await encodeFilm(frames, FILM_WIDTH, FILM_HEIGHT));
    await writeWhole(path.join(filesDir, recipe.smallFile), await encodeFilm(small, SMALL_WIDTH, SMALL_HEIGHT));
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

async function drawFrames(stages: readonly Buffer[]): Promise<Buffer[]> {
  const framesOfStage = Math.ceil((FRAMES_PER_SECOND * FILM_SECONDS) / stages.length);
  const frames: Buffer[] = [];
  for (const [place, stage] of stages.entries()) {
    const before = frames.at(-1);
    for (let frame = 0; frame < framesOfStage; frame++) {
      const drawn = await drawFrame(stage, frame / (framesOfStage - 1), place % 2 === 1);
      frames.push(before && frame < FADED_FRAMES ? mix(before, drawn, (frame + 1) / (FADED_FRAMES + 1)) : drawn);
    }
  }
  return frames;
}

function makeSmaller(frame: Buffer): Promise<Buffer> {
  return sharp(frame, { raw: { width: FILM_WIDTH, height: FILM_HEIGHT, channels: 4 } })
    .resize(SMALL_WIDTH, SMALL_HEIGHT, { kernel: "linear" })
    .raw()
    .toBuffer();
}

async function encodeFilm(frames: readonly Buffer[], width: number, height: number): Promise<Uint8Array> {
  const encoder = await openEncoder();
  encoder.width = width;
  encoder.height = height;
  encoder.frameRate = FRAMES_PER_SECOND;
  encoder.quantizationParameter = QUANTIZATION;
  encoder.speed = FASTEST;
  encoder.groupOfPictures = FRAMES_PER_SECOND * 2;
  encoder.initialize();
  for (const frame of frames) encoder.addFrameRgba(frame);
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
