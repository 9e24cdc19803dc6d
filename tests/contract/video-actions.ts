import type { Client } from "../support/client.ts";

type Action = () => Promise<{ path: string; body?: object; action: string }>;

async function videoIdOf(boss: Client): Promise<number> {
  const { body } = await boss.get<{ videos: { rows: { id: number }[] } }>("seller/videos?state=published");
  return body.videos.rows[0]!.id;
}

/** For each call of the operator that decides about videos: how it succeeds. */
export const videoActions = (boss: () => Client): Record<string, Action> => ({
  "POST /admin/videos/{id}/hide": async () => ({
    path: `admin/videos/${await videoIdOf(boss())}/hide`,
    body: { reason: "Not their own film" },
    action: "video.change",
  }),
  "POST /admin/videos/{id}/show": async () => ({
    path: `admin/videos/${await videoIdOf(boss())}/show`,
    action: "video.change",
  }),
});
