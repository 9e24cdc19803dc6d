import { z } from "@hono/zod-openapi";
import { findAdminVideos, getAdminVideo } from "#domain/catalog/video-admin/find-admin-videos.ts";
import { changeVideo, createVideo, removeVideo } from "#domain/catalog/video-admin/save-video.ts";
import { uploadCaptions, uploadVideo, uploadPoster } from "#domain/catalog/video-admin/upload-video.ts";
import {
  captionLanguageInput,
  changeVideoInput,
  newVideoInput,
  shopVideosQuery,
  videoParameter,
} from "#domain/catalog/video-admin/video-admin.input.ts";
import { getVideoOwner } from "#domain/catalog/video-admin/video-owner.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { SHOP_VIDEO_LIST } from "#shared/list/video-lists.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, fileInput, formBody, refuse } from "../answer.ts";
import { listPageSchema } from "../paged.ts";
import { imageForm } from "../image-form.ts";
import { createRouter } from "../router.ts";
import { videoRoutes } from "../seller-guard.ts";
import { videoFormSchema, videoRowSchema } from "./video.schema.ts";

const routes = videoRoutes("Seller: videos");

const list = routes.get(
  "/seller/videos",
  "The videos of your own shop, including drafts; for staff those of all shops",
  { query: shopVideosQuery },
  z.object({ videos: listPageSchema(videoRowSchema) }),
);

const one = routes.get(
  "/seller/videos/{id}",
  "A video with everything that can be changed",
  { params: videoParameter },
  z.object({ video: videoFormSchema }),
);

const create = routes.post(
  "/seller/videos",
  "Add a draft; its video file, poster and captions are uploaded next",
  body(newVideoInput),
  doneSchema.extend({ id: z.int() }),
);

const change = routes.post(
  "/seller/videos/{id}/change",
  "Save texts, products with their moments, the address at another host, and the publication",
  { params: videoParameter, ...body(changeVideoInput) },
  doneSchema,
);

const upload = routes.post(
  "/seller/videos/{id}/film",
  "Upload the video in one quality, as MP4 or WebM of at most 60 MB and 15 minutes",
  { params: videoParameter, ...formBody(z.object({ film: fileInput })) },
  doneSchema.extend({ height: z.int() }),
);

const poster = routes.post(
  "/seller/videos/{id}/poster",
  "Upload the poster of a video",
  { params: videoParameter, ...imageForm },
  doneSchema,
);

const captions = routes.post(
  "/seller/videos/{id}/captions",
  "Upload captions in a language as WebVTT; without a file, those of the language are removed",
  {
    params: videoParameter,
    ...formBody(z.object({ language_code: captionLanguageInput, captions: fileInput.optional() })),
  },
  doneSchema,
);

const remove = routes.post(
  "/seller/videos/{id}/remove",
  "Delete a video with its files",
  { params: videoParameter },
  doneSchema,
);

export const sellerVideoApi = createRouter()
  .openapi(list, async (c) => {
    const owner = await getVideoOwner(c.var.ctx, "read");
    if (!owner.ok) return refuse(c, owner.failure);
    const query = readListUrl(SHOP_VIDEO_LIST, new URL(c.req.url).searchParams);
    return c.json({ videos: toWire(await findAdminVideos(c.var.ctx, owner.value, query)) }, 200);
  })
  .openapi(one, async (c) => {
    const owner = await getVideoOwner(c.var.ctx, "read");
    if (!owner.ok) return refuse(c, owner.failure);
    const video = await getAdminVideo(c.var.ctx, owner.value, c.req.valid("param").id);
    return video ? c.json({ video: toWire(video) }, 200) : refuse(c, { code: "not_found" });
  })
  .openapi(create, async (c) => {
    const created = await createVideo(c.var.ctx, c.req.valid("json"));
    if (!created.ok) return refuse(c, created.failure);
    return c.json({ success: c.var.ctx.t("Video added"), id: created.value }, 200);
  })
  .openapi(change, async (c) =>
    done(c, await changeVideo(c.var.ctx, c.req.valid("param").id, c.req.valid("json")), c.var.ctx.t("Video saved")),
  )
  .openapi(upload, async (c) => {
    const bytes = await bytesOf(c.req.valid("form").film);
    const stored = await uploadVideo(c.var.ctx, c.req.valid("param").id, bytes);
    if (!stored.ok) return refuse(c, stored.failure);
    return c.json({ success: c.var.ctx.t("Video uploaded"), height: stored.value }, 200);
  })
  .openapi(poster, async (c) => {
    const bytes = await bytesOf(c.req.valid("form").image);
    return done(c, await uploadPoster(c.var.ctx, c.req.valid("param").id, bytes), c.var.ctx.t("Poster uploaded"));
  })
  .openapi(captions, async (c) => {
    const { language_code: code, captions: file } = c.req.valid("form");
    const bytes = file && file.size > 0 ? await bytesOf(file) : null;
    const stored = await uploadCaptions(c.var.ctx, c.req.valid("param").id, code, bytes);
    return stored.ok
      ? c.json({ success: bytes ? c.var.ctx.t("Captions uploaded") : c.var.ctx.t("Captions removed") }, 200)
      : refuse(c, stored.failure);
  })
  .openapi(remove, async (c) =>
    done(c, await removeVideo(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Video deleted")),
  );

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
