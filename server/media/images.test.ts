import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../http/log.ts";
import { createImages, forgetImage } from "./images.ts";

const folder = await mkdtemp(path.join(tmpdir(), "souk-pictures-"));
const source = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#0b6360" } })
  .webp()
  .toBuffer();
await writeFile(path.join(folder, "lamp.webp"), source);
await writeFile(path.join(folder, "secret"), "of the shop");
const imagesDir = path.join(folder, "pictures");
const images = createImages({ filesDir: folder, imagesDir, log: createLog("silent") });
afterAll(() => rm(folder, { recursive: true, force: true }));

test("an image comes at the asked width, in WebP, to be kept for ever", async () => {
  const response = await images.request("/img/160/lamp.webp");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/webp");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(160);
  expect(await readdir(path.join(folder, "pictures", "160"))).toEqual(["lamp.webp.webp"]);
});

test("a browser that reads AVIF gets the smaller file once it has been made, and no shared cache keeps it", async () => {
  const headers = { Accept: "image/avif,image/webp,*/*" };
  const first = await images.request("/img/320/lamp.webp", { headers });
  expect([first.headers.get("Content-Type"), first.headers.get("Vary")]).toEqual(["image/webp", "Accept"]);
  const ask = () => images.request("/img/320/lamp.webp", { headers });
  await expect.poll(async () => (await ask()).headers.get("Content-Type")).toBe("image/avif");
  const second = await ask();
  expect(second.headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");
  expect((await sharp(Buffer.from(await second.arrayBuffer())).metadata()).width).toBe(320);
  const other = await images.request("/img/320/lamp.webp");
  expect(other.headers.get("Content-Type")).toBe("image/webp");
  await forgetImage(path.join(folder, "pictures"), "lamp.webp");
  expect(await readdir(path.join(folder, "pictures", "320"))).toEqual([]);
});

test("a wide image comes in WebP to everyone", async () => {
  const headers = { Accept: "image/avif" };
  const response = await images.request("/img/960/lamp.webp", { headers });
  expect([response.headers.get("Content-Type"), response.headers.get("Vary")]).toEqual(["image/webp", null]);
});

test("an image is never made larger than its source", async () => {
  const response = await images.request("/img/1600/lamp.webp");
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(400);
});

test("asked for twenty times at once, it is rendered once for all", async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => images.request("/img/240/lamp.webp")));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
});

test("an image that cannot be kept, as on a full disk, is sent all the same", async () => {
  const imagesDir = path.join(folder, "full");
  await writeFile(imagesDir, "no folder can be made here");
  const onFullDisk = createImages({ filesDir: folder, imagesDir, log: createLog("silent") });
  for (let round = 0; round < 2; round += 1) {
    const response = await onFullDisk.request("/img/160/lamp.webp");
    expect(response.status).toBe(200);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(160);
  }
});

test.each([
  "/img/161/lamp.webp",
  "/img/0160/lamp.webp",
  "/img/160/lost.webp",
  "/img/160/secret",
  "/img/160/..%2Flamp.webp",
  "/img/160/.hidden.webp",
  "/img/160",
])("%s is not found", async (address) => {
  expect((await images.request(address)).status).toBe(404);
});

test("more work than it can hold is refused until later", async () => {
  for (let index = 0; index < 90; index += 1)
    await writeFile(
      path.join(folder, `many-${index}.webp`),
      await sharp({ create: { width: 20, height: 20, channels: 3, background: "#fff" } })
        .webp()
        .toBuffer(),
    );
  const responses = await Promise.all(
    Array.from({ length: 90 }, (_, index) => images.request(`/img/96/many-${index}.webp`)),
  );
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => headers.get("Retry-After") === "1")).toBe(true);
});
