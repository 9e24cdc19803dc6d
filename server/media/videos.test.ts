import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { createVideos } from "./videos.ts";

const folder = await mkdtemp(path.join(tmpdir(), "films-"));
await writeFile(path.join(folder, "pot-360.mp4"), "0123456789");
await writeFile(path.join(folder, "secret.txt"), "secret");
const videos = createVideos({ filesDir: folder });
afterAll(() => rm(folder, { recursive: true }));

test("a video is sent whole, and as the part that a player asks for", async () => {
  const whole = await videos.request("/media/pot-360.mp4");
  expect([whole.status, await whole.text(), whole.headers.get("Content-Type")]).toEqual([
    200,
    "0123456789",
    "video/mp4",
  ]);
  expect(whole.headers.get("Accept-Ranges")).toBe("bytes");
  const part = await videos.request("/media/pot-360.mp4", { headers: { Range: "bytes=2-4" } });
  expect([part.status, await part.text(), part.headers.get("Content-Range")]).toEqual([206, "234", "bytes 2-4/10"]);
  const beyond = await videos.request("/media/pot-360.mp4", { headers: { Range: "bytes=99-" } });
  expect(beyond.status).toBe(416);
});

test("captions are sent as what they are", async () => {
  await writeFile(path.join(folder, "pot-en.vtt"), "WEBVTT\n");
  const sent = await videos.request("/media/pot-en.vtt");
  expect([sent.status, sent.headers.get("Content-Type")]).toEqual([200, "text/vtt; charset=utf-8"]);
});

test("nothing but videos is sent", async () => {
  for (const requested of ["secret.txt", "gone.mp4", "..%2fsecret.mp4", "%2e%2e/pot-360.mp4", "a/b.mp4", ""])
    expect((await videos.request(`/media/${requested}`)).status).toBe(404);
});
