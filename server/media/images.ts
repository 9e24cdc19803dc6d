import { mkdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import createLimit from "p-limit";
import sharp from "sharp";
import type { Log } from "#domain/context.ts";
import { writeWhole } from "#integrations/files/write-whole.ts";
import type { ServerEnvironment } from "../app.ts";

export const IMAGE_WIDTHS: readonly number[] = [96, 160, 240, 320, 480, 640, 960, 1280, 1600];
const FOR_EVER = "public, max-age=31536000, immutable";
/** Shared caches store one format per URL: WebP, which every browser supports. */
const FOR_EVER_IN_THE_BROWSER = "private, max-age=31536000, immutable";
/** Encoding a wider image takes long and saves little. */
const MAX_AVIF_WIDTH = 640;
const MAX_WAITING_AVIF = 200;
const FILE_NAME = /^\w[\w.-]{0,199}\.(webp|png|jpe?g|avif)$/;
const RENDERS_CONCURRENCY = 2;
const MAX_WAITING = 64;
const MAX_PIXELS = 50_000_000;

sharp.concurrency(1);

type Folders = { filesDir: string; imagesDir: string; log: Pick<Log, "warn"> };

/**
 * `/img/<width>/<file>`: an image from the shop's files in WebP at one of the fixed widths, rendered once and cached on
 * disk. Browsers that accept AVIF get small widths in it once that file exists; a response never waits for it.
 */
export function createImages(folders: Folders): Hono<ServerEnvironment> {
  const images = new Hono<ServerEnvironment>();
  const limit = createLimit(RENDERS_CONCURRENCY);
  const onLost = (error: unknown) => folders.log.warn({ err: error }, "a picture could not be kept");
  const underway = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const limitAvif = createLimit(1);
  const avifUnderway = new Set<string>();

  images.get("/img/:width/:file", async (c) => {
    const { width, file } = c.req.param();
    if (!IMAGE_WIDTHS.includes(Number(width)) || String(Number(width)) !== width || !FILE_NAME.test(file))
      return c.text("Not found", 404);
    const kept = path.join(folders.imagesDir, width, `${file}.webp`);
    const source = path.join(folders.filesDir, file);
    const readsAvif = Number(width) <= MAX_AVIF_WIDTH && (c.req.header("Accept") ?? "").includes("image/avif");
    if (Number(width) <= MAX_AVIF_WIDTH) c.header("Vary", "Accept");
    const keptAvif = path.join(folders.imagesDir, width, `${file}.avif`);
    const avif = readsAvif ? await readIfThere(keptAvif) : null;
    if (avif) return c.body(avif, 200, { "Content-Type": "image/avif", "Cache-Control": FOR_EVER_IN_THE_BROWSER });
    const found =
      (await readIfThere(kept)) ?? ((await isThere(source)) ? await render(source, kept, Number(width)) : null);
    if (found === null) return c.text("Not found", 404);
    if (found === "busy") return c.text("Busy", 503, { "Retry-After": "1" });
    if (readsAvif) void renderAvif(source, keptAvif, Number(width));
    return c.body(found, 200, { "Content-Type": "image/webp", "Cache-Control": FOR_EVER });
  });
  images.get("/img/*", (c) => c.text("Not found", 404));

  async function render(source: string, kept: string, width: number): Promise<Buffer<ArrayBuffer> | "busy"> {
    const same = underway.get(kept);
    if (same) return same;
    if (limit.pendingCount >= MAX_WAITING) return "busy";
    const work = limit(() => renderImage(source, kept, width, onLost)).finally(() => underway.delete(kept));
    underway.set(kept, work);
    return work;
  }

  /** For the next visitor; one at a time, and only while nothing else waits to be rendered. */
  async function renderAvif(source: string, kept: string, width: number): Promise<void> {
    if (avifUnderway.has(kept) || avifUnderway.size >= MAX_WAITING_AVIF) return;
    avifUnderway.add(kept);
    await limitAvif(() => (limit.pendingCount > 0 ? null : renderImage(source, kept, width, onLost)))
      .catch(onLost)
      .finally(() => avifUnderway.delete(kept));
  }

  return images;
}

/** Deletes all renditions of an image. */
export async function forgetImage(imagesDir: string, file: string): Promise<void> {
  for (const width of IMAGE_WIDTHS)
    for (const form of ["webp", "avif"])
      await rm(path.join(imagesDir, String(width), `${file}.${form}`), { force: true });
}

async function renderImage(
  source: string,
  kept: string,
  width: number,
  onLost: (error: unknown) => void,
): Promise<Buffer<ArrayBuffer>> {
  const resized = sharp(source, { limitInputPixels: MAX_PIXELS }).rotate().resize({ width, withoutEnlargement: true });
  const picture = await (
    kept.endsWith(".avif") ? resized.avif({ quality: 52, effort: 3 }) : resized.webp({ quality: 80, effort: 3 })
  ).toBuffer();
  // An image that cannot be stored, for example on a full disk, can still be sent.
  await mkdir(path.dirname(kept), { recursive: true })
    .then(() => writeWhole(kept, picture, 0o644))
    .catch(onLost);
  return picture as Buffer<ArrayBuffer>;
}

/** An image that cannot be read back is rendered again. */
async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | null> {
  return readFile(file).catch(() => null);
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null))?.isFile() ?? false;
}
