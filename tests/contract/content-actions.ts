import sharp from "sharp";
import type { Client } from "../support/client.ts";

type Deed = { path: string; body?: object; action: string; isPicture?: boolean };

/** Uploads a small picture. */
export async function sendPicture(client: Client, path: string) {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#b33" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("image", new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" }));
  return client.send(path, form);
}

/** What the operator does to settings and content, each with the action that has to be logged for it. */
export function contentActions(boss: () => Client): Record<string, () => Promise<Deed>> {
  return {
    "POST /admin/settings": () =>
      Promise.resolve({ path: "admin/settings", body: { return_days: 21 }, action: "setting.change" }),
    "POST /admin/setting-pictures/{setting}": () =>
      Promise.resolve({ path: "admin/setting-pictures/shop_logo", action: "setting.change", isPicture: true }),
    "POST /admin/setting-pictures/{setting}/remove": async () => {
      await sendPicture(boss(), "admin/setting-pictures/shop_icon");
      return { path: "admin/setting-pictures/shop_icon/remove", action: "setting.change" };
    },
  };
}
