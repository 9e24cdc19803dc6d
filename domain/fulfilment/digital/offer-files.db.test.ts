import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { digitalFiles, digitalGrants } from "#db/schema/digital.ts";
import { orderLines } from "#db/schema/order.ts";
import type { Context } from "#domain/context.ts";
import type { Permission } from "#shared/permission.ts";
import { ownerContext, staffContext } from "#tests/support/customers.ts";
import { makeContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods, sandbox } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { findFreeKeys, findShopFiles } from "./find-shop-files.ts";
import { offerFile } from "./offer-file.ts";
import { offerLicenseKeys } from "./offer-license-keys.ts";
import { removeFile } from "./remove-file.ts";
import { readFileName } from "#domain/platform/file/read-file-name.ts";

const { db } = await openTestDatabase();
let ctx: Context;
const goods = await makeGoods(db);
beforeEach(async () => void (ctx = await ownerContext(db, goods.song.shopId)));

const bytes = (text: string) => new TextEncoder().encode(text);
const offer = (name: string, text: string, version = "1.0", by = ctx, productId = goods.song.productId) =>
  offerFile(by, "shop", productId, { name, bytes: bytes(text), version });

test("the operator manages those of any shop, which is written down; other staff do not", async () => {
  const makeStaff = (permission: Permission) => staffContext(db, [permission]);
  const staff = await makeStaff("catalog.manage");
  const id = goods.song.productId;
  const variantId = goods.song.variantIds[0]!;
  const offered = await offerFile(staff, "operator", id, { name: "booklet.pdf", bytes: bytes("x"), version: "1.0" });
  expect(offered).toSucceed([{ name: "booklet.pdf" }]);
  expect(await offerLicenseKeys(staff, "operator", id, { variantId, keys: ["K-1", "K-2"] })).toMatchObject({
    value: { added: 2 },
  });
  const fileId = offered.ok ? offered.value[0]!.id : 0;
  expect(await removeFile(staff, "operator", id, fileId)).toSucceed([]);
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
    expect(await findShopFiles(by, "operator", id)).toFail(code);
});

describe("a file attached to a product of the seller's own shop", () => {
  test("is stored privately, and a newer version replaces the older one", async () => {
    expect(await offer("song.mp3", "la")).toSucceed([{ name: "song.mp3", sizeBytes: 2 }]);
    expect(await offer("song.mp3", "la la", "1.1")).toSucceed([{ name: "song.mp3", version: "1.1", sizeBytes: 5 }]);
    const [row] = await db.select().from(digitalFiles);
    expect(row).toMatchObject({ mediaType: "audio/mpeg" });
    expect(await ctx.files.read("private", `${row!.digest}.bin`)).toEqual(bytes("la la"));
    expect(await findShopFiles(ctx, "shop", goods.song.productId)).toSucceed([{ version: "1.1" }]);
  });

  test("can be removed only by its shop, as long as no one has bought it", async () => {
    const offered = await offer("cover.pdf", "art");
    const { id } = offered.ok ? offered.value.find(({ name }) => name === "cover.pdf")! : { id: 0 };
    const rival = await ownerContext(db, goods.lamp.shopId);
    expect(await removeFile(rival, "shop", goods.song.productId, id)).toFail("not_found");
    const left = valueOf(await removeFile(ctx, "shop", goods.song.productId, id));
    expect(left.some(({ name }) => name === "cover.pdf")).toBe(false);
    expect(await removeFile(ctx, "shop", goods.song.productId, id)).toFail("not_found");
    const again = valueOf(await offer("cover.pdf", "art"));
    const guest = { ...(await guestContext(db)), providers: [sandbox] };
    await buy(guest, await fillCart(guest, [goods.song, 1]), "sandbox");
    const [line] = await db.select().from(orderLines).where(eq(orderLines.productId, goods.song.productId));
    await db.insert(digitalGrants).values({ orderLineId: line!.id, downloadsLimit: 3, grantedAt: guest.now() });
    const kept = again.find(({ name }) => name === "cover.pdf")!.id;
    expect(await removeFile(ctx, "shop", goods.song.productId, kept)).toFail("file_sold");
  });

  test("is refused if it is empty, has no name, or the product is not a download or another shop's", async () => {
    expect(await offer("song.mp3", "")).toFail("file_unreadable");
    expect(await offer("../..", "la")).toFail("file_unreadable");
    expect(await offer("song.mp3", "la", "1.0", ctx, goods.shirt.productId)).toFail("not_found");
    const rival = await ownerContext(db, goods.lamp.shopId);
    expect(await offer("song.mp3", "la", "1.0", rival)).toFail("not_found");
    expect(await offer("song.mp3", "la", "1.0", makeContext(db))).toFail("sign_in");
    const keys = { variantId: goods.lamp.variantIds[0]!, keys: ["A"] };
    expect(await offerLicenseKeys(ctx, "shop", goods.song.productId, keys)).toFail("not_found");
  });
});

test("keys are added for a variant of the product", async () => {
  const keys = { variantId: goods.song.variantIds[0]!, keys: ["A-1", "A-2", "A-1"] };
  expect(await offerLicenseKeys(ctx, "shop", goods.song.productId, keys)).toEqual({ ok: true, value: { added: 2 } });
  expect(await offerLicenseKeys(ctx, "shop", goods.song.productId, keys)).toEqual({ ok: true, value: { added: 0 } });
  expect(await findFreeKeys(ctx, "shop", goods.song.productId)).toEqual({
    ok: true,
    value: [{ variantId: goods.song.variantIds[0], count: 2 }],
  });
});

test("a file's name has no path", () => {
  expect(readFileName("C:\\music\\song.mp3")).toBe("song.mp3");
  expect(readFileName("../../etc/passwd")).toBe("passwd");
  expect(readFileName("نوتة\u202E.pdf")).toBe("نوتة.pdf");
  expect(readFileName(" .. ")).toBeNull();
});
