import { desc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import sharp from "sharp";
import { auditEntries } from "#db/schema/audit.ts";
import type { Permission } from "#shared/permission.ts";
import { getSettings } from "#domain/platform/setting/get-settings.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { changeSettingImage, removeSettingImage } from "./change-setting-image.ts";
import { getSettingGroup } from "./get-setting-group.ts";
import { saveSettings } from "./save-settings.ts";
import { SETTING_GROUP_NAMES } from "./setting-groups.ts";

const { db } = await openTestDatabase();
const customerId = await makeStaffMember(db, ["*"]);

async function asStaff(...permissions: Permission[]) {
  const ctx = makeContext(db, { visitor: { customerId, permissions } });
  return { ...ctx, settings: await getSettings(ctx), traces: ctx.traces };
}

async function lastEntry() {
  const rows = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return rows[0];
}

describe("settings", () => {
  test("are read and changed only by staff with the permission", async () => {
    const ctx = await asStaff("orders.read");
    expect(await getSettingGroup(ctx, "shop")).toFail("not_yours");
    expect(await saveSettings(ctx, { shop_name: "Mine" })).toFail("not_yours");
    const image = await changeSettingImage(ctx, "shopLogo", new Uint8Array());
    expect(image).toFail("not_yours");
    for (const group of SETTING_GROUP_NAMES)
      expect(await getSettingGroup(await asStaff("settings.manage"), group)).toSucceed();
  });

  test("that differ are stored, logged with before and after, and purge the cached pages", async () => {
    const ctx = await asStaff("settings.manage");
    const saved = await saveSettings(ctx, { shop_name: "Corner Shop", return_days: 30, hide_out_of_stock: false });
    expect(saved).toEqual({ ok: true, value: null });
    expect(await getSettings(ctx)).toMatchObject({ shopName: "Corner Shop", returnDays: 30 });
    expect(ctx.traces.purged).toContain("settings");
    const entry = await lastEntry();
    expect(entry).toMatchObject({ action: "setting.change", actorName: "Ada Lovelace" });
    expect(entry?.details).toEqual({ shopName: '"Souk" → "Corner Shop"', returnDays: "14 → 30" });
  });

  test("that someone else changed meanwhile are not overwritten", async () => {
    const ctx = await asStaff("settings.manage");
    const { version } = valueOf(await getSettingGroup(ctx, "orders"));
    expect(await saveSettings(ctx, { link_hours: 30, version })).toSucceed();
    const later = await asStaff("settings.manage");
    expect(await saveSettings(later, { link_hours: 48, version })).toEqual({
      ok: false,
      failure: { code: "changed_meanwhile" },
    });
    expect(await saveSettings(later, { link_hours: 24 })).toSucceed();
  });

  test("that are the same as before leave no trace", async () => {
    const before = await lastEntry();
    const ctx = await asStaff("settings.manage");
    expect(await saveSettings(ctx, { shop_name: ctx.settings.shopName })).toEqual({ ok: true, value: null });
    expect(await lastEntry()).toEqual(before);
  });

  test("have to name a language and a country of the shop", async () => {
    const ctx = await asStaff("settings.manage");
    expect(await saveSettings(ctx, { default_language: "xx", default_country: "QQ" })).toFailAt(
      "default_language",
      "default_country",
    );
  });

  test("keep the menu readable", async () => {
    const ctx = await asStaff("settings.manage");
    expect(await saveSettings(ctx, { color_menu: "#ffffff", color_menu_text: "#eeeeee" })).toFail("invalid", {
      errors: { color_menu_text: [expect.stringContaining("1.2")] },
    });
    expect(await saveSettings(ctx, { color_menu: "#000000", color_menu_text: "#eeeeee" })).toSucceed();
  });
});

describe("the logo", () => {
  const photo = () =>
    sharp({ create: { width: 900, height: 300, channels: 3, background: "#b33" } })
      .withExif({ IFD0: { Copyright: "Somebody" } })
      .jpeg()
      .toBuffer();

  test("is stored without metadata, replaces the one before, and can be removed", async () => {
    const first = await asStaff("settings.manage");
    expect(await changeSettingImage(first, "shopLogo", await photo())).toEqual({ ok: true, value: null });
    const { shopLogo } = await getSettings(first);
    const stored = await first.files.read("pictures", shopLogo);
    const { format, width, exif } = await sharp(stored!).metadata();
    expect({ format, width, exif }).toEqual({ format: "webp", width: 640, exif: undefined });

    const second = { ...first, settings: await getSettings(first) };
    await changeSettingImage(second, "shopLogo", await photo());
    expect((await getSettings(second)).shopLogo).not.toBe(shopLogo);
    await expect.poll(() => first.files.read("pictures", shopLogo)).toBeNull();
    await removeSettingImage({ ...second, settings: await getSettings(second) }, "shopLogo");
    expect((await getSettings(second)).shopLogo).toBe("");
  });

  test("has to be an image", async () => {
    const text = new TextEncoder().encode("<svg onload=alert(1)>");
    expect(await changeSettingImage(await asStaff("settings.manage"), "shopIcon", text)).toFail("image_unreadable");
  });
});
