import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { peopleTheOffice } from "./office.ts";
import { openShop } from "./open-shop.ts";
import { openOrderWorld, type OrderWorld } from "./order-world.ts";

const shop = openShop({
  change: peopleTheOffice,
  settings: { maximumUnpaidUnits: 10_000, maximumUnpaidUnitsPerNetwork: 10_000 },
});
let world: OrderWorld;
let code: string;
let clerk: Client;

beforeAll(async () => {
  world = await openOrderWorld(shop);
  ({ code } = await world.place("owner", "pending"));
  clerk = await shop.signIn("only-coupons.manage@office.example");
});

type Tags = { tags: string[] };

/** As a link in a browser does. */
const download = (client: Client, path: string) =>
  fetch(`${shop.server().url}/${path}`, { headers: { Cookie: client.cookies() } });

/** Those who may not, with how they are refused: on the operator's side, and on the shop's. */
const strangers = (): [string, Client, number, number][] => [
  ["guest", shop.guest(), 401, 401],
  ["the buyer", world.clients.owner, 404, 404],
  ["another customer", world.clients.other, 404, 404],
  ["staff without the permission", clerk, 403, 404],
];

describe("internal tags", () => {
  const path = (side: string, record: string, kind = "order") => `${side}/records/${kind}/${record}/tags`;

  test("belong to staff or to the shop, and no one else sees them", async () => {
    const { shop: seller, staff } = world.clients;
    expect((await staff.post<Tags>(path("admin", code), { name: "VIP" })).body.tags).toEqual(["VIP"]);
    expect((await seller.post<Tags>(path("seller", code), { name: "Gift" })).body.tags).toEqual(["Gift"]);
    for (const [who, client, atAdmin, atSeller] of strangers()) {
      const found = [
        (await client.post(path("admin", code), { name: "No" })).status,
        (await client.post(path("seller", code), { name: "No" })).status,
        (await client.post(`${path("admin", code)}/remove`, { name: "VIP" })).status,
        (await client.post(`${path("seller", code)}/remove`, { name: "Gift" })).status,
      ];
      expect([who, ...found]).toEqual([who, atAdmin, atSeller, atAdmin, atSeller]);
    }
    expect((await seller.post(path("admin", code), { name: "No" })).status).toBe(404);
    for (const kind of ["customer", "shop"])
      expect((await seller.post(path("seller", "1", kind), { name: "No" })).status).toBe(404);
    expect((await staff.post<Tags>(path("admin", code), { name: "Late" })).body.tags).toEqual(["Late", "VIP"]);
  });

  test("take one line of text, and change nothing otherwise", async () => {
    const { staff } = world.clients;
    const tag = (name: unknown, record = code) => staff.post<Tags>(path("admin", record), { name });
    const script = `<script>alert(1)</script>`;
    expect((await tag(script)).body.tags).toContain(script);
    for (const name of ["", " ", "\u0000", "x".repeat(100_000), "a\u202Eb", 7, null])
      expect((await tag(name)).status).toBe(422);
    for (const record of ["SK-0000-0000", "999999", "x'--"]) expect((await tag("No", record)).status).toBe(404);
    expect((await staff.post(path("admin", "abc", "customer"), { name: "No" })).status).toBe(404);
    expect((await staff.post(path("admin", code, "invoice"), { name: "No" })).status).toBe(422);
  });

  test("filter the list of orders and are in its export", async () => {
    const { staff } = world.clients;
    type List = { rows: { code: string; tags: string[] }[] };
    const found = (await staff.get<List>("admin/orders?tag=VIP")).body.rows;
    expect(found).toMatchObject([{ code, tags: expect.arrayContaining(["Late", "VIP"]) }]);
    expect((await staff.get<List>(`admin/orders?tag=VIP&tag.op=not&q=${code}`)).body.rows).toEqual([]);
    const started = await staff.post<{ export: { id: number } }>("admin/exports", {
      list: "orders",
      filter: "tag=VIP",
    });
    const run = `admin/exports/${started.body.export.id}`;
    await expect.poll(async () => (await staff.get<{ export: { state: string } }>(run)).body.export.state).toBe("done");
    expect(await (await download(staff, `${run}/file`)).text()).toContain("VIP");
  });
});

describe("attached files", () => {
  const path = (side: string) => `${side}/records/order/${code}/files`;
  const formOf = (name: string, content: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set("file", new File([content], name, { type: "text/html" }));
    return form;
  };
  type Files = { files: { id: number; name: string; size_bytes: number; added_by: string }[] };

  test("are for those who may see the record, to download and nothing else", async () => {
    const { staff, shop: seller } = world.clients;
    const attached = await staff.send<Files>(
      path("admin"),
      formOf("../<b>page\u202E.html", "<script>alert(1)</script>"),
    );
    expect(attached.body.files).toMatchObject([
      { name: "bpage.html.txt", size_bytes: 25, added_by: expect.any(String) },
    ]);
    const { id } = attached.body.files[0]!;
    const file = await download(staff, `${path("admin")}/${id}`);
    expect(await file.text()).toBe("<script>alert(1)</script>");
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": expect.stringMatching(/^text\/plain/),
      "content-disposition": expect.stringMatching(/^attachment; filename="bpage\.html\.txt"/),
      "x-content-type-options": "nosniff",
      "cache-control": expect.stringContaining("no-store"),
    });
    for (const [who, client, atAdmin, atSeller] of strangers()) {
      const found = [
        (await client.get(`${path("admin")}/${id}`)).status,
        (await client.get(`${path("seller")}/${id}`)).status,
        (await client.send(path("admin"), formOf("a.txt", "No"))).status,
        (await client.send(path("seller"), formOf("a.txt", "No"))).status,
        (await client.post(`${path("admin")}/${id}/remove`, {})).status,
      ];
      expect([who, ...found]).toEqual([who, atAdmin, atSeller, atAdmin, atSeller, atAdmin]);
    }
    expect((await seller.get(`${path("seller")}/${id}`)).status).toBe(404);
    expect((await seller.post(`${path("seller")}/${id}/remove`, {})).status).toBe(404);
    expect((await staff.get(`admin/records/customer/1/files/${id}`)).status).toBe(404);
    expect((await staff.post<Files>(`${path("admin")}/${id}/remove`, {})).body.files).toEqual([]);
    expect((await staff.get(`${path("admin")}/${id}`)).status).toBe(404);
  });

  test("are images, PDFs and texts of up to 10 MB", async () => {
    const { shop: seller } = world.clients;
    const sent = async (name: string, content: string | Uint8Array<ArrayBuffer>) =>
      (await seller.send(path("seller"), formOf(name, content))).status;
    expect(await sent("label.pdf", "%PDF-1.7")).toBe(200);
    expect(await sent("setup.pdf", "MZ\u0000\u0001")).toBe(415);
    expect(await sent("nothing.txt", "")).toBe(415);
    expect(await sent("long.csv", new Uint8Array(10_000_001).fill(97))).toBe(413);
    expect((await seller.send(path("seller"), new FormData())).status).toBe(422);
  });
});
