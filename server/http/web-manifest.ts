import { Hono } from "hono";
import type { ServerEnvironment } from "../app.ts";

const PAPER = "#fffdf9";
const PRIMARY = "#0b6360";
const ICON_SIZES = [192, 512];
/** Widths that images are served in. */
const OWN_ICON_SIZES = [240, 480];
/** Of the demo shop; another shop looks like none of them. */
const SCREENSHOTS = [
  { file: "screenshot-narrow.png", sizes: "540x960", form_factor: "narrow" },
  { file: "screenshot-wide.png", sizes: "1280x800", form_factor: "wide" },
];

/** The web app manifest: how a phone shows the shop on its home screen. */
export function createWebManifest({ appPath, isDemo }: { appPath: string; isDemo: boolean }): Hono<ServerEnvironment> {
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
    const all = settings.shopIcon ? ownIcons : usualIcons;
    const icons = all.slice(0, 1);
    const screenshots = SCREENSHOTS.map(({ file, ...form }) => ({
      ...form,
      src: `${appPath}${file}`,
      type: "image/png",
      label: settings.shopName,
    }));
    const manifest = {
      id: appPath,
      start_url: appPath,
      scope: appPath,
      name: settings.shopName,
      short_name: settings.shopName,
      ...(settings.shopTagline ? { description: t(settings.shopTagline) } : {}),
      lang: settings.defaultLanguage,
      dir: "auto",
      display: "standalone",
      display_override: ["minimal-ui", "standalone"],
      categories: ["shopping"],
      background_color: PAPER,
      theme_color: settings.colorPrimary || PRIMARY,
      icons: all,
      shortcuts: [
        { name: t("Cart"), url: `${appPath}cart`, icons },
        { name: t("Orders"), url: `${appPath}user/order-history`, icons },
        { name: t("Wishlist"), url: `${appPath}user/wishlist`, icons },
        { name: t("Offers"), url: `${appPath}offer/products`, icons },
      ],
      ...(isDemo ? { screenshots } : {}),
    };
    return c.body(JSON.stringify(manifest), 200, {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
    });
  });
}
