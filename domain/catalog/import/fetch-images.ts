import pLimit from "p-limit";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { withTransaction, type Context } from "../../context.ts";
import {
  addImportedImage,
  failImage,
  findFetchedFile,
  findWaitingImages,
  postponeImage,
  takeEmptiedArchives,
  type WaitingImage,
} from "./import-image.repository.ts";
import { ownFileOf } from "./own-images.ts";
import type { ImageProblem, ImageSource } from "./image-source.ts";
import { readArchive, type ArchiveEntry } from "./read-archive.ts";

const MAX_PIXELS = 1600;
const MAX_IMAGE_BYTES = 5_000_000;
const BATCH_SIZE = 40;
const MAX_CONCURRENT = 4;
const MAX_ATTEMPTS = 3;
const COLUMN = "pictures";

type Fetched = { file: string } | ImageProblem;

/** The job: gets the images that imported files name, from addresses or from the ZIP, and adds them to their products. */
export async function fetchImages(ctx: Context, source: ImageSource): Promise<void> {
  const archives = new Map<string, readonly ArchiveEntry[]>();
  const limit = pLimit(MAX_CONCURRENT);
  const postponed = new Set<number>();
  for (;;) {
    const waiting = (await findWaitingImages(ctx, BATCH_SIZE + postponed.size)).filter(({ id }) => !postponed.has(id));
    if (waiting.length === 0) break;
    for (const name of new Set(waiting.flatMap(({ archive }) => archive ?? [])))
      if (!archives.has(name)) archives.set(name, await openArchive(ctx, name));
    // Variants show images of their product: each is fetched once.
    const started = new Map<string, Promise<Fetched>>();
    const fetchOnce = (picture: WaitingImage) => {
      const key = `${picture.importId}\n${picture.source}`;
      const known = started.get(key);
      if (known) return known;
      const fetching = limit(() => fetchOne(ctx, picture, archives.get(picture.archive ?? ""), source));
      started.set(key, fetching);
      return fetching;
    };
    const fetched = await Promise.all(waiting.map(fetchOnce));
    for (const [index, picture] of waiting.entries()) await keep(ctx, picture, fetched[index]!, postponed);
  }
  for (const name of await takeEmptiedArchives(ctx)) await ctx.files.remove("private", name);
}

async function keep(ctx: Context, picture: WaitingImage, fetched: Fetched, postponed: Set<number>): Promise<void> {
  if ("file" in fetched)
    await withTransaction(ctx, async (inside) => {
      if (await addImportedImage(inside, picture, fetched.file)) await refreshListings(inside, [picture.productId]);
      return null;
    });
  else if (fetched.isPassing && picture.attempts + 1 < MAX_ATTEMPTS) {
    postponed.add(picture.id);
    await postponeImage(ctx, picture.id);
  } else await failImage(ctx, picture, COLUMN, fetched.keyword);
}

async function fetchOne(
  ctx: Context,
  { importId, source: address }: WaitingImage,
  entries: readonly ArchiveEntry[] | undefined,
  source: ImageSource,
): Promise<Fetched> {
  const own = ownFileOf(address, ctx.shopUrl);
  if (own !== null) {
    const isThere = (await ctx.files.read("pictures", own)) !== null;
    return isThere ? { file: own } : { keyword: "There is no picture at this address.", isPassing: false };
  }
  const known = await findFetchedFile(ctx, importId, address);
  if (known !== null) return { file: known };
  const isAddress = /^https?:\/\//i.test(address);
  const bytes = isAddress ? await source(address) : readEntry(entries ?? [], address);
  if (!(bytes instanceof Uint8Array)) return bytes;
  const read = await ctx.readImage(bytes, { square: MAX_PIXELS, fit: "inside" });
  if (!read.ok) return { keyword: "This picture can't be used.", isPassing: false };
  const file = `product-${ctx.newToken()}.webp`;
  await ctx.files.write("pictures", file, read.value);
  return { file };
}

async function openArchive(ctx: Context, name: string): Promise<readonly ArchiveEntry[]> {
  const bytes = await ctx.files.read("private", name);
  return (bytes && readArchive(bytes)) ?? [];
}

/** By its path in the ZIP, or by its name if only one folder has it. */
function readEntry(entries: readonly ArchiveEntry[], wanted: string): Uint8Array | ImageProblem {
  const name = wanted.replaceAll("\\", "/").replace(/^\.?\//, "");
  const found =
    entries.find((entry) => entry.name === name) ?? onlyOne(entries.filter((entry) => entry.name.endsWith(`/${name}`)));
  const bytes = found?.read(MAX_IMAGE_BYTES);
  if (bytes) return bytes;
  const keyword = found ? "This picture is too large." : "There is no picture with this name in the ZIP file.";
  return { keyword, isPassing: false };
}

const onlyOne = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
