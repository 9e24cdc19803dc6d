import { mkdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { ServerEnvironment } from "../app.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const FILE_NAME = /^\/?\w[\w.-]{0,199}\.(mp4|webm|vtt)$/;

/** `/media/<file>`: a video or its captions from the shop's files, whole or the range that a player requests. */
export function createVideos({ filesDir }: { filesDir: string }): Hono<ServerEnvironment> {
  const videos = new Hono<ServerEnvironment>();
  // A new shop does not have the folder yet, which would log a warning.
  mkdirSync(filesDir, { recursive: true });
  const serve = serveStatic({
    root: filesDir,
    rewriteRequestPath: (requested) => requested.slice(requested.lastIndexOf("/")),
  });
  videos.get("/media/:file", async (c) => {
    const sent = FILE_NAME.test(c.req.param("file")) ? await serve(c, async () => undefined) : undefined;
    if (!sent) return c.text("Not found", 404);
    if (c.req.param("file").endsWith(".vtt")) sent.headers.set("Content-Type", "text/vtt; charset=utf-8");
    sent.headers.set("Accept-Ranges", "bytes");
    sent.headers.set("Cache-Control", FOR_EVER);
    return sent;
  });
  videos.get("/media/*", (c) => c.text("Not found", 404));
  return videos;
}
