import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { addImage } from "#domain/platform/home-admin/add-image.ts";
import {
  findClicks,
  findHomeSections,
  findHomeVersions,
  findSlides,
} from "#domain/platform/home-admin/find-home-sections.ts";
import { homeRevisionOf } from "#domain/platform/home-admin/home-revision.ts";
import { homeInput, linksQuery, slidesInput } from "#domain/platform/home-admin/home-admin.input.ts";
import type { SlideCollection } from "#domain/platform/home-admin/home-admin.ts";
import { findLinks } from "#domain/platform/home-admin/find-links.ts";
import { restoreHome } from "#domain/platform/home-admin/restore-home.ts";
import { saveHome, saveSlides } from "#domain/platform/home-admin/save-home.ts";
import { toWire } from "#shared/wire.ts";
import { answer, type ApiContext, body, done, doneSchema, refuse } from "../answer.ts";
import { imageForm } from "../image-form.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: home page", "content.manage");
const texts = { title: z.string(), text: z.string(), button: z.string() };

const sectionSchema = z
  .object({
    id: z.int(),
    kind: z.string(),
    is_active: z.boolean(),
    category_id: z.int().nullable(),
    banner_ids: z.array(z.int()),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    seconds: z.int().nullable(),
    languages: z.array(z.string()),
    countries: z.array(z.string()),
    device: z.enum(["phone", "desktop"]).nullable(),
  })
  .openapi("HomeSectionForm");

const slideSchema = z
  .object({
    id: z.int(),
    image: z.string(),
    phone_image: z.string(),
    backdrop: z.string(),
    link: z.string(),
    is_active: z.boolean(),
    starts_at: z.string().nullable(),
    ends_at: z.string().nullable(),
    ...texts,
    translations: z.array(
      z.object({ language_code: z.string(), image: z.string(), phone_image: z.string(), ...texts }),
    ),
  })
  .openapi("SlideForm");

const slidesSchema = z.object({
  slides: z.array(slideSchema),
  /** In the last 30 days. */
  clicks: z.array(z.object({ id: z.int(), clicks: z.int() })),
  revision: z.string(),
});

const versionSchema = z
  .object({ id: z.int(), sections_count: z.int(), saved_by: z.string(), created_at: z.string() })
  .openapi("HomeVersion");

const read = routes.get(
  "/admin/home",
  "The sections of the home page in their order, including hidden ones",
  {},
  z.object({ sections: z.array(sectionSchema), versions: z.array(versionSchema), revision: z.string() }),
);

const change = routes.post(
  "/admin/home",
  "Arrange the home page: these sections in this order",
  body(homeInput),
  doneSchema,
);

const restore = routes.post(
  "/admin/home-versions/{id}/restore",
  "Restore a saved version of the home page",
  { params: idParameter },
  doneSchema,
);

const links = routes.get(
  "/admin/links",
  "Search link targets: pages, categories, brands, shops, products, a search",
  { query: linksQuery },
  z.object({
    links: z.array(
      z.object({
        kind: z.enum(["product", "category", "brand", "shop", "page", "search"]),
        name: z.string(),
        address: z.string(),
      }),
    ),
  }),
);

const readSliders = routes.get("/admin/sliders", "The slides of the home page, hidden ones too", {}, slidesSchema);

const changeSliders = routes.post(
  "/admin/sliders",
  "Change the slides: these in this order",
  body(slidesInput),
  doneSchema,
);

const readBanners = routes.get("/admin/banners", "The banners of the home page, hidden ones too", {}, slidesSchema);

const changeBanners = routes.post(
  "/admin/banners",
  "Change the banners: these in this order; they have no button",
  body(slidesInput),
  doneSchema,
);

const add = routes.post(
  "/admin/pictures",
  "Upload an image for a slide or a banner: JPEG, PNG, WebP, AVIF or a still GIF of at most 5 MB",
  imageForm,
  doneSchema.extend({ file: z.string() }),
);

export const adminHomeApi = createRouter()
  .openapi(read, async (c) => {
    const found = await findHomeSections(c.var.ctx);
    if (!found.ok) return refuse(c, found.failure);
    const versions = await findHomeVersions(c.var.ctx);
    if (!versions.ok) return refuse(c, versions.failure);
    const revision = homeRevisionOf(found.value);
    return c.json({ sections: toWire(found.value), versions: toWire(versions.value), revision }, 200);
  })
  .openapi(restore, async (c) => {
    const restored = await restoreHome(c.var.ctx, c.req.valid("param").id);
    return done(c, restored, c.var.ctx.t("Version restored"));
  })
  .openapi(links, async (c) =>
    answer(c, await findLinks(c.var.ctx, c.req.valid("query").q), (found) => ({ links: found })),
  )
  .openapi(change, async (c) => {
    const saved = await saveHome(c.var.ctx, c.req.valid("json"));
    return done(c, saved, c.var.ctx.t("Home page saved"));
  })
  .openapi(readSliders, (c) => answerSlides(c, "sliders"))
  .openapi(changeSliders, async (c) => {
    const saved = await saveSlides(c.var.ctx, "sliders", c.req.valid("json"));
    return done(c, saved, c.var.ctx.t("Slides saved"));
  })
  .openapi(readBanners, (c) => answerSlides(c, "banners"))
  .openapi(changeBanners, async (c) => {
    const saved = await saveSlides(c.var.ctx, "banners", c.req.valid("json"));
    return done(c, saved, c.var.ctx.t("Banners saved"));
  })
  .openapi(add, async (c) => {
    const { image } = c.req.valid("form");
    const bytes = new Uint8Array(await image.arrayBuffer());
    const added = await addImage(c.var.ctx, { bytes, name: image.name });
    if (!added.ok) return refuse(c, added.failure);
    return c.json({ success: c.var.ctx.t("Picture uploaded"), file: added.value }, 200);
  });

async function answerSlides(c: ApiContext, collection: SlideCollection) {
  const found = await findSlides(c.var.ctx, collection);
  if (!found.ok) return refuse(c, found.failure);
  const clicks = await findClicks(c.var.ctx, collection);
  if (!clicks.ok) return refuse(c, clicks.failure);
  return c.json({ slides: toWire(found.value), clicks: clicks.value, revision: homeRevisionOf(found.value) }, 200);
}
