import { z } from "@hono/zod-openapi";
import { findVideos, VIDEOS_PER_PAGE } from "#domain/catalog/video/find-videos.ts";
import { getVideo } from "#domain/catalog/video/get-video.ts";
import { pageQuery } from "#domain/discovery/listing/listing.input.ts";
import { toWire } from "#shared/wire.ts";
import { refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { paged, pagedSchema } from "../paged.ts";
import { createRouter } from "../router.ts";
import { productCardSchema, shopLinkSchema } from "./product.schema.ts";

const routes = openRoutes("Video shopping");

const card = {
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  poster: z.string(),
  kind: z.enum(["file", "youtube", "vimeo"]),
  seconds: z.int(),
  published_at: z.string(),
  shop: shopLinkSchema,
};

const videoCardSchema = z.object(card).openapi("VideoCard");
const videoSchema = z
  .object({
    ...card,
    files: z.array(z.object({ height: z.int(), file: z.string() })),
    source: z.string().nullable(),
    captions: z.array(z.object({ language_code: z.string(), name: z.string(), file: z.string() })),
    /** The second at which each product is seen. */
    moments: z.array(z.object({ product_id: z.int(), second: z.int() })),
    products: z.array(productCardSchema),
  })
  .openapi("Video");

const list = routes.get(
  "/get/video-shops",
  "The videos of all shops, the newest first",
  { query: pageQuery },
  z.object({ videos: pagedSchema(videoCardSchema) }),
);

const details = routes.get(
  "/get/video-shops-details/{slug}",
  "A video with its files, captions, and products with their moments",
  { params: z.object({ slug: z.string().max(200) }) },
  z.object({ video: videoSchema }),
);

export const videoApi = createRouter()
  .openapi(list, async (c) => {
    const { page = 1, per_page: perPage = VIDEOS_PER_PAGE } = c.req.valid("query");
    return c.json({ videos: paged(c, "get/video-shops", await findVideos(c.var.ctx, page, perPage)) }, 200);
  })
  .openapi(details, async (c) => {
    const video = await getVideo(c.var.ctx, c.req.valid("param").slug);
    return video ? c.json({ video: toWire(video) }, 200) : refuse(c, { code: "not_found" });
  });
