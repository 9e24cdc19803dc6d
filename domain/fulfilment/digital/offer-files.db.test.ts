import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { customers } from "#db/schema/customer.ts";
import { digitalFiles, digitalGrants } from "#db/schema/digital.ts";
import { orderLines } from "#db/schema/order.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "#domain/context.ts";
import type { MadeProduct } from "#tests/support/catalogue.ts";
import type { Permission } from "#shared/permission.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, comeAsGuest, fillCart, makeGoods, sandbox } from "#tests/support/shopping.ts";
import { findFreeKeys } from "./find-free-keys.ts";
import { findShopFiles } from "./find-shop-files.ts";
import { offerFile } from "./offer-file.ts";
import { offerLicenceKeys } from "./offer-licence-keys.ts";
import { removeFile } from "./remove-file.ts";
import { readFileName } from "#domain/platform/file/read-file-name.ts";

const { db } = await openTestDatabase();
let goods: { lamp: MadeProduct; shirt: MadeProduct; song: MadeProduct };
let ctx: Context;

beforeAll(async () => {
  goods = await makeGoods(db);
});
beforeEach(async () => {
  ctx = await comeAsOwner(goods.song.shopId, "owner@souk.example");
});

async function comeAsOwner(shopId: number, email: string): Promise<Context> {
  const [owner] = await db
    .insert(customers)
    .values({ email, firstName: "Ada", lastName: "Owner", passwordHash: "!" })
    .returning({ id: customers.id });
  await db.update(shops).set({ ownerId: owner!.id }).where(eq(shops.id, shopId));
  return makeContext(db, { visitor: { customerId: owner!.id } });
}

const bytes = (text: string) => new TextEncoder().encode(text);
const offer = (name: string, text: string, version = "1.0", by = ctx, productId = goods.song.productId) =>
  offerFile(by, "shop", productId, { name, bytes: bytes(text), version });

test("the operator manages those of any shop, which is written down; other staff do not", async () => {
  const makeStaff = async (permission: Permission) =>
    makeContext(db, {
      visitor: { customerId: await makeStaffMember(db, [permission]), permissions: [permission] },
    });
  const boss = await makeStaff("catalog.manage");
  const id = goods.song.productId;
  const variantId = goods.song.variantIds[0]!;
  const offered = await offerFile(boss, "operator", id, { name: "booklet.pdf", bytes: bytes("x"), version: "1.0" });
  expect(offered).toMatchObject({ ok: true, value: [{ name: "booklet.pdf" }] });
  expect(await offerLicenceKeys(boss, "operator", id, { variantId, keys: ["K-1", "K-2"] })).toMatchObject({
    value: { added: 2 },
  });
  const fileId = offered.ok ? offered.value[0]!.id : 0;
  expect(await removeFile(boss, "operator", id, fileId)).toMatchObject({ ok: true, value: [] });
  const entries = await db.select().from(auditEntries).orderBy(auditEntries.id);
  expect(entries.map(({ action }) => action)).toEqual([
    "product.file_offer",
    "product.keys_add",
    "product.file_remove",
  ]);
  const others = await makeStaff("orders.read");
  for (const [by, code] of [
    [others, "not_yours"],
    [ctx, "not_found"],
  ] as const)
    expect(await findShopFiles(by, "operator", id)).toMatchObject({ failure: { code } });
});

describe("a file beside a product of the own shop", () => {
  test("is kept in private, and a newer version takes the place of the older", async () => {
    expect(await offer("song.mp3", "la")).toMatchObject({ ok: true, value: [{ name: "song.mp3", sizeBytes: 2 }] });
    expect(await offer("song.mp3", "la la", "1.1")).toMatchObject({
      ok: true,
      value: [{ name: "song.mp3", version: "1.1", sizeBytes: 5 }],
    });
    const [row] = await db.select().from(digitalFiles);
    expect(row).toMatchObject({ mediaType: "audio/mpeg" });
    expect(await ctx.files.read("private", `${row!.digest}.bin`)).toEqual(bytes("la la"));
    expect(await findShopFiles(ctx, "shop", goods.song.productId)).toMatchObject({
      ok: true,
      value: [{ version: "1.1" }],
    });
  });

  test("is taken away again by its shop alone, as long as nobody has bought it", async () => {
    const offered = await offer("cover.pdf", "art");
    const { id } = offered.ok ? offered.value.find(({ name }) => name === "cover.pdf")! : { id: 0 };
    const rival = await comeAsOwner(goods.lamp.shopId, "rival-2@souk.example");
    expect(await removeFile(rival, "shop", goods.song.productId, id)).toMatchObject({ failure: { code: "not_found" } });
    const left = await removeFile(ctx, "shop", goods.song.productId, id);
    expect(left.ok && left.value.some(({ name }) => name === "cover.pdf")).toBe(false);
    expect(await removeFile(ctx, "shop", goods.song.productId, id)).toMatchObject({ failure: { code: "not_found" } });
    const again = await offer("cover.pdf", "art");
    const guest = { ...(await comeAsGuest(db)), providers: [sandbox] };
    await buy(guest, await fillCart(guest, [goods.song, 1]), "sandbox");
    const [line] = await db.select().from(orderLines).where(eq(orderLines.productId, goods.song.productId));
    await db.insert(digitalGrants).values({ orderLineId: line!.id, downloadsLimit: 3, grantedAt: guest.now() });
    const kept = again.ok ? again.value.find(({ name }) => name === "cover.pdf")!.id : 0;
    expect(await removeFile(ctx, "shop", goods.song.productId, kept)).toMatchObject({ failure: { code: "file_sold" } });
  });

  test("is refused when it is empty, has no name, or goes with what is not downloaded or somebody else's", async () => {
    const refused = (code: string) => ({ ok: false, failure: { code } });
    expect(await offer("song.mp3", "")).toMatchObject(refused("file_unreadable"));
    expect(await offer("../..", "la")).toMatchObject(refused("file_unreadable"));
    expect(await offer("song.mp3", "la", "1.0", ctx, goods.shirt.productId)).toMatchObject(refused("not_found"));
    const rival = await comeAsOwner(goods.lamp.shopId, "rival@souk.example");
    expect(await offer("song.mp3", "la", "1.0", rival)).toMatchObject(refused("not_found"));
    expect(await offer("song.mp3", "la", "1.0", makeContext(db))).toMatchObject(refused("sign_in"));
    const keys = { variantId: goods.lamp.variantIds[0]!, keys: ["A"] };
    expect(await offerLicenceKeys(ctx, "shop", goods.song.productId, keys)).toMatchObject(refused("not_found"));
  });
});

test("keys are added for a variant of the product", async () => {
  const keys = { variantId: goods.song.variantIds[0]!, keys: ["A-1", "A-2", "A-1"] };
  expect(await offerLicenceKeys(ctx, "shop", goods.song.productId, keys)).toEqual({ ok: true, value: { added: 2 } });
  expect(await offerLicenceKeys(ctx, "shop", goods.song.productId, keys)).toEqual({ ok: true, value: { added: 0 } });
  expect(await findFreeKeys(ctx, "shop", goods.song.productId)).toEqual({
    ok: true,
    value: [{ variantId: goods.song.variantIds[0], count: 2 }],
  });
});

test("a file's name is the name alone", () => {
  expect(readFileName("C:\\music\\song.mp3")).toBe("song.mp3");
  expect(readFileName("../../etc/passwd")).toBe("passwd");
  expect(readFileName("نوتة\u202E.pdf")).toBe("نوتة.pdf");
  expect(readFileName(" .. ")).toBeNull();
});
