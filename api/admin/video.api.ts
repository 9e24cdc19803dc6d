import { moderateVideo } from "#domain/catalog/video-admin/moderate-video.ts";
import { hideVideoInput, videoParameter } from "#domain/catalog/video-admin/video-admin.input.ts";
import { answers, body, doneSchema, refuse } from "../answer.ts";
import { createRoute } from "../create-route.ts";
import { createRouter } from "../router.ts";
import { staffActions } from "../staff-guard.ts";

const tags = ["Administration: videos"];

const hide = createRoute({
  method: "post",
  path: "/admin/videos/{id}/hide",
  tags,
  summary: "Take a video down; its shop reads why and cannot publish it again",
  ...staffActions("content.manage"),
  request: { params: videoParameter, ...body(hideVideoInput) },
  responses: answers(doneSchema),
});

const show = createRoute({
  method: "post",
  path: "/admin/videos/{id}/show",
  tags,
  summary: "Show a video again that was taken down",
  ...staffActions("content.manage"),
  request: { params: videoParameter },
  responses: answers(doneSchema),
});

export const adminVideoApi = createRouter()
  .openapi(hide, async (c) => {
    const changed = await moderateVideo(c.var.ctx, c.req.valid("param").id, c.req.valid("json").reason);
    return changed.ok ? c.json({ success: c.var.ctx.t("Video taken down") }, 200) : refuse(c, changed.failure);
  })
  .openapi(show, async (c) => {
    const changed = await moderateVideo(c.var.ctx, c.req.valid("param").id, null);
    return changed.ok ? c.json({ success: c.var.ctx.t("Video shown again") }, 200) : refuse(c, changed.failure);
  });
