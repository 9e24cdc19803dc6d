import { data } from "react-router";
import { formIdInput } from "#domain/id.input.ts";
import { getAdminVideo } from "#domain/catalog/video-admin/find-admin-videos.ts";
import type { VideoOwner } from "#domain/catalog/video-admin/video-admin.ts";
import type { Context } from "#domain/context.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";

/** A video for its screen in a desk; none for the address of a new one. */
export async function readVideoScreen(ctx: Context, owner: VideoOwner, id: string) {
  const read = formIdInput.safeParse(id);
  const [video, languages] = await Promise.all([
    read.success ? getAdminVideo(ctx, owner, read.data) : null,
    findLanguages(ctx),
  ]);
  if (!video && id !== "new") throw data(null, { status: 404 });
  return { video, languages: languages.map(({ code, name }) => ({ code, name })) };
}
