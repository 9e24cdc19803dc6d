import { beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { mp4Of } from "../support/video-bytes.ts";
import { PIXEL } from "../support/pixel.ts";
import { formOf } from "../support/form-of.ts";
import { openOrderWorld, type OrderWorld, takeOverPeopledShop } from "./order-world.ts";

type Form = { video: { slug: string; files: { file: string }[]; captions: { file: string }[]; poster: string } };

const HOSTILE = `<script>alert(1)</script><svg onload=alert(1)> \u202Egpj.exe 🎉`;
const shop = takeOverPeopledShop();
let world: OrderWorld;
let id: number;

const film = (bytes: Uint8Array<ArrayBuffer>, name = "film.mp4") => formOf({ film: new File([bytes], name) });
const bytesOf = (text: string) => new TextEncoder().encode(text);

beforeAll(async () => void (world = await openOrderWorld(shop)));

test("a seller adds a video, and no one else does in their name", async () => {
  const { guest, owner, otherShop, staff, clerk, shop: seller } = world.clients;
  const add = (client: Client, title = HOSTILE) => client.post<{ id: number }>("seller/videos", { title });
  expect((await add(guest)).status).toBe(401);
  expect((await add(owner)).status).toBe(404);
  expect((await add(clerk)).status).toBe(404);
  expect((await add(seller, "x".repeat(100_000))).status).toBe(422);
  const added = await add(seller);
  expect(added.status).toBe(200);
  ({ id } = added.body);
  expect((await otherShop.get(`seller/videos/${id}`)).status).toBe(404);
  expect((await otherShop.send(`seller/videos/${id}/film`, film(mp4Of()))).status).toBe(404);
  expect((await staff.get(`seller/videos/${id}`)).status).toBe(200);
});

test("a video is checked by its bytes, kept, and served whole and in ranges", async () => {
  const seller = world.clients.shop;
  const disguised = film(bytesOf("<html><script>alert(1)</script></html>"));
  expect((await seller.send(`seller/videos/${id}/film`, disguised)).status).toBe(415);
  expect((await seller.send(`seller/videos/${id}/film`, film(mp4Of({ seconds: 5_000 })))).status).toBe(409);
  // The name and type that a client sends say nothing.
  expect((await seller.send(`seller/videos/${id}/film`, film(mp4Of(), "../../x.html"))).status).toBe(200);
  const image = formOf({ image: new File([PIXEL], "poster.png") });
  expect((await seller.send(`seller/videos/${id}/poster`, image)).status).toBe(200);
  const captions = (text: string) =>
    seller.send(`seller/videos/${id}/captions`, formOf({ captions: new File([text], "en.vtt"), language_code: "en" }));
  expect((await captions("<script>alert(1)</script>")).status).toBe(415);
  expect((await captions(`WEBVTT\n\n00:00.000 --> 00:02.000\n${HOSTILE}\n`)).status).toBe(200);
  const { video } = (await seller.get<Form>(`seller/videos/${id}`)).body;
  const { file } = video.files[0]!;
  const address = `${shop.server().url}/media/${file}`;
  const whole = await fetch(address);
  expect([whole.status, whole.headers.get("Content-Type")]).toEqual([200, "video/mp4"]);
  expect(Buffer.from(await whole.arrayBuffer()).toString("latin1")).not.toContain("+48.85");
  const part = await fetch(address, { headers: { Range: "bytes=4-7" } });
  expect([part.status, await part.text()]).toEqual([206, "ftyp"]);
  const vtt = await (await fetch(`${shop.server().url}/media/${video.captions[0]!.file}`)).text();
  expect(vtt).toContain("&lt;svg onload");
});

test("a published video is on the public screens at once as text, until the operator takes it down", async () => {
  const { staff, shop: seller } = world.clients;
  const { video } = (await seller.get<Form>(`seller/videos/${id}`)).body;
  const path = `video-shopping/${video.slug}`;
  expect((await shop.guest().page(path)).status).toBe(404);
  const texts = { title: HOSTILE, description: HOSTILE };
  const publish = () => seller.post(`seller/videos/${id}/change`, { ...texts, published_at: "2026-01-01T00:00:00Z" });
  expect((await publish()).status).toBe(200);
  const shown = await shop.guest().page(path);
  expect(shown.status).toBe(200);
  expect(shown.html).toContain("&lt;svg onload");
  expect(shown.html).not.toContain("<svg onload");
  expect((await seller.post(`admin/videos/${id}/hide`, { reason: "Mine" })).status).toBe(404);
  expect((await staff.post(`admin/videos/${id}/hide`, { reason: "" })).status).toBe(422);
  expect((await staff.post(`admin/videos/${id}/hide`, { reason: "Not their own film" })).status).toBe(200);
  expect((await shop.guest().page(path)).status).toBe(404);
  expect((await publish()).status).toBe(422);
  expect((await seller.post(`seller/videos/${id}/remove`)).status).toBe(200);
  expect((await seller.get(`seller/videos/${id}`)).status).toBe(404);
});

test("the storefront links to the videos, and the sitemap lists each", async () => {
  expect((await shop.guest().page("")).html).toContain('href="/video-shopping"');
  const sitemap = await (await fetch(`${shop.server().url}/sitemap.xml`)).text();
  expect(sitemap).toContain("video-shopping-1.xml");
});
