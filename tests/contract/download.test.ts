import { describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { shareShop } from "./open-shop.ts";

type File = { id: number; name: string; size_bytes: number; downloads_left: number; downloads_limit: number };
type Line = { id: number; order_code: string; state: string; files: File[]; licence_keys: string[] };

const shop = shareShop();
let bytes: Buffer;

const shopper = await shop.signIn("shopper@souk.example");
const lines = await listOf(shopper);

async function listOf(client: Client, query = ""): Promise<Line[]> {
  const { status, body } = await client.get<{ orders: { data: Line[] } }>(`user/digital-product-order-list${query}`);
  expect(status).toBe(200);
  return body.orders.data;
}

/** A file that no one has touched yet. */
function freshFile(place: number): { line: Line; file: File } {
  const all = lines.flatMap((line) => line.files.map((file) => ({ line, file })));
  return all[place]!;
}

const askFor = async ({ line, file }: { line: Line; file: File }, client = shopper) =>
  client.post<{ url: string; expires_at: string }>(`user/digital-download/${line.id}`, {
    file_id: file.id,
  });

const fetchFile = (url: string, headers: Record<string, string> = {}, method = "GET", client = shopper) =>
  fetch(url, { method, headers: { Cookie: client.cookies(), ...headers } });

async function leftOf({ line, file }: { line: Line; file: File }): Promise<number> {
  const now = (await listOf(shopper)).find(({ id }) => id === line.id)!;
  return now.files.find(({ id }) => id === file.id)!.downloads_left;
}

describe("what was bought as a file", () => {
  test("is listed for its buyer with what is left of it, and with its license keys", () => {
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      expect(line).toMatchObject({ state: "ready" });
      for (const file of line.files) expect(file.downloads_left).toBeLessThanOrEqual(file.downloads_limit);
    }
    expect(lines.flatMap((line) => line.licence_keys).join()).toMatch(/^[2-9A-Z]{5}(-[2-9A-Z]{5}){3}$/);
  });

  test("is sent whole, with a name and an ETag", async () => {
    const wanted = freshFile(0);
    const { body } = await askFor(wanted);
    const whole = await fetchFile(body.url);
    expect(whole.status).toBe(200);
    bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.length).toBe(wanted.file.size_bytes);
    expect(whole.headers.get("Content-Disposition")).toContain(`filename="${wanted.file.name}"`);
    expect(whole.headers.get("Accept-Ranges")).toBe("bytes");
    expect(whole.headers.get("Cache-Control")).toContain("no-store");
    expect(whole.headers.get("Content-Encoding")).toBeNull();
    expect(await leftOf(wanted)).toBe(wanted.file.downloads_left - 1);
  });

  test("resumes where it was interrupted, counted once", async () => {
    const wanted = freshFile(0);
    const before = await leftOf(wanted);
    const { url } = (await askFor(wanted)).body;
    const first = await fetchFile(url, { Range: "bytes=0-99" });
    expect(first.status).toBe(206);
    expect(first.headers.get("Content-Range")).toBe(`bytes 0-99/${bytes.length}`);
    expect(Buffer.from(await first.arrayBuffer())).toEqual(bytes.subarray(0, 100));
    const etag = first.headers.get("ETag")!;
    const rest = await fetchFile(url, { Range: "bytes=100-", "If-Range": etag });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(100));
    const end = await fetchFile(url, { Range: "bytes=-10" });
    expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(-10));
    expect(await leftOf(wanted)).toBe(before - 1);
    const changed = await fetchFile(url, { Range: "bytes=100-", "If-Range": '"another"' });
    expect(changed.status).toBe(200);
    expect((await changed.arrayBuffer()).byteLength).toBe(bytes.length);
  });

  test("does not count HEAD, ranges beyond the end, and 304 responses", async () => {
    const wanted = freshFile(0);
    const before = await leftOf(wanted);
    const { url } = (await askFor(wanted)).body;
    const head = await fetchFile(url, {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.headers.get("Content-Length")).toBe(String(bytes.length));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    const beyond = await fetchFile(url, { Range: `bytes=${bytes.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get("Content-Range")).toBe(`bytes */${bytes.length}`);
    const known = await fetchFile(url, { "If-None-Match": head.headers.get("ETag")! });
    expect(known.status).toBe(304);
    expect(await leftOf(wanted)).toBe(before);
  });

  test("is used up at its limit", async () => {
    const wanted = freshFile(1);
    const { url } = (await askFor(wanted)).body;
    for (let left = wanted.file.downloads_left; left > 0; left -= 1) {
      const answer = await fetchFile(url);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
    expect((await fetchFile(url)).status).toBe(409);
    expect(await askFor(wanted)).toMatchObject({
      status: 409,
      body: { error: "You've used all downloads of this file." },
    });
  });

  test("is only for its buyer: no list, no link, and no use of a shared link for others", async () => {
    const wanted = freshFile(2);
    const { url } = (await askFor(wanted)).body;
    const guest = shop.guest();
    expect((await guest.get("user/digital-product-order-list")).status).toBe(401);
    const customer = await shop.customer();
    expect(await listOf(customer)).toEqual([]);
    for (const stranger of [guest, customer]) {
      expect(await listOf(stranger, `?code=${wanted.line.order_code}`)).toEqual([]);
      expect((await askFor(wanted, stranger)).status).toBe(404);
      expect((await fetchFile(url, {}, "GET", stranger)).status).toBe(404);
    }
    expect((await fetchFile(`${url.slice(0, -2)}xx`)).status).toBe(404);
    expect(await askFor({ line: wanted.line, file: { ...wanted.file, id: 2_000_000_000 } })).toMatchObject({
      status: 404,
    });
  });

  test("is looked at on its screen", async () => {
    const { status, html, headers } = await shopper.page("user/digital-product-orders");
    expect(status).toBe(200);
    expect(html).toContain(lines[0]!.files[0]!.name);
    expect(headers.get("Cache-Control")).toContain("no-store");
    const empty = await (await shop.customer()).page("user/digital-product-orders");
    expect(empty.status).toBe(200);
    expect(empty.html).toContain("You haven&#x27;t bought any downloads yet");
  });
});
