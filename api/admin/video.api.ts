import { moderateVideo } from "#domain/catalog/video-admin/moderate-video.ts";
import { hideVideoInput, videoParameter } from "#domain/catalog/video-admin/video-admin.input.ts";
import { body, done, doneSchema } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: videos", "content.manage");

const hide = routes.post(
  "/admin/videos/{id}/hide",
  "Take a video down, with a reason for its shop, which cannot publish it again",
  { params: videoParameter, ...body(hideVideoInput) },
  doneSchema,
);

const show = routes.post(
  "/admin/videos/{id}/show",
  "Restore a video that was taken down",
  { params: videoParameter },
  doneSchema,
);

export const adminVideoApi = createRouter()
  .openapi(hide, async (c) => {
    const changed = await moderateVideo(c.var.ctx, c.req.valid("param").id, c.req.valid("json").reason);
    return done(c, changed, c.var.ctx.t("Video taken down"));
  })
  .openapi(show, async (c) =>
    done(c, await moderateVideo(c.var.ctx, c.req.valid("param").id, null), c.var.ctx.t("Video shown again")),
  );
