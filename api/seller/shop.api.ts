import { z } from "@hono/zod-openapi";
import { getShopProfile } from "#domain/shops/profile/get-shop-profile.ts";
import { shopImprintInput, shopImageParameter, shopProfileInput } from "#domain/shops/profile/profile.input.ts";
import { changeShopImage, saveShopImprint, saveShopProfile } from "#domain/shops/profile/save-shop-profile.ts";
import { toWire } from "#shared/wire.ts";
import { answer, body, done, doneSchema } from "../answer.ts";
import { orNull } from "../or-null.ts";
import { imageForm } from "../image-form.ts";
import { createRouter } from "../router.ts";
import { sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: shop", "shop");

const profileSchema = z
  .object({
    name: z.string(),
    slug: z.string(),
    tagline: z.string(),
    city: z.string(),
    story: z.string(),
    policies: z.string(),
    opening_hours: z.string(),
    holiday_from: z.string().nullable(),
    holiday_until: z.string().nullable(),
    holiday_message: z.string(),
    logo: z.string().nullable(),
    banner: z.string().nullable(),
    imprint: orNull(
      z.object({
        name: z.string(),
        phone: z.string(),
        line_1: z.string(),
        line_2: z.string(),
        city: z.string(),
        state: z.string(),
        postal_code: z.string(),
        country_code: z.string(),
        vat_number: z.string(),
      }),
    ),
    translations: z.array(
      z.object({
        language_code: z.string(),
        tagline: z.string(),
        city: z.string(),
        story: z.string(),
        policies: z.string(),
      }),
    ),
  })
  .openapi("ShopProfile");

const see = routes.get("/seller/shop", "The profile of your own shop", {}, z.object({ shop: profileSchema }));

const save = routes.post(
  "/seller/shop",
  "Save the profile, with a holiday from the first to the last day",
  body(shopProfileInput),
  doneSchema,
);

const imprint = routes.post(
  "/seller/shop/imprint",
  "Save the shop's legal identity, for its page and its next invoices",
  body(shopImprintInput),
  doneSchema,
);

const image = routes.post(
  "/seller/shop/pictures/{kind}",
  "Change the logo or the banner",
  { params: shopImageParameter, ...imageForm },
  doneSchema,
);

export const sellerShopApi = createRouter()
  .openapi(see, async (c) => answer(c, await getShopProfile(c.var.ctx), (found) => ({ shop: toWire(found) })))
  .openapi(save, async (c) => done(c, await saveShopProfile(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Saved")))
  .openapi(imprint, async (c) => done(c, await saveShopImprint(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Saved")))
  .openapi(image, async (c) => {
    const bytes = new Uint8Array(await c.req.valid("form").image.arrayBuffer());
    return done(c, await changeShopImage(c.var.ctx, c.req.valid("param").kind, bytes), c.var.ctx.t("Picture saved"));
  });
