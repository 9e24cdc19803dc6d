import { Hono } from "hono";
import type { ServerEnvironment } from "../app.ts";

const PAPER = "#fffdf9";
const PRIMARY = "#0b6360";
const ICON_SIZES = [192, 512];
/** Widths that pictures are served in. */
const OWN_ICON_SIZES = [240, 480];

/** The web app manifest: how a phone shows the shop on its home screen. */
export function createWebManifest(appPath: string): Hono<ServerEnvironment> {
  const usualIcons = ICON_SIZES.flatMap((size) =>
    ["any", "maskable"].map((purpose) => ({
      src: `${appPath}icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  );
  return new Hono<ServerEnvironment>().get("/manifest.webmanifest", (c) => {
    const { settings, t } = c.var.ctx;
    const ownIcons = OWN_ICON_SIZES.map((size) => ({
      src: `${appPath}img/${size}/${settings.shopIcon}`,
      sizes: `${size}x${size}`,
      type: "image/webp",
      purpose: "any",
    }));
    const manifest = {
      id: appPath,
      start_url: appPath,
      scope: appPath,
      name: settings.shopName,
      short_name: settings.shopName,
      ...(settings.shopTagline ? { description: t(settings.shopTagline) } : {}),
      lang: settings.defaultLanguage,
      display: "minimal-ui",
      background_color: PAPER,
      theme_color: settings.colorPrimary || PRIMARY,
      icons: settings.shopIcon ? ownIcons : usualIcons,
      shortcuts: [
        { name: t("Cart"), url: `${appPath}cart` },
        { name: t("Orders"), url: `${appPath}user/order-history` },
        { name: t("Wishlist"), url: `${appPath}user/wishlist` },
        { name: t("Offers"), url: `${appPath}offer/products` },
      ],
    };
    return c.body(JSON.stringify(manifest), 200, {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
    });
  });
}
