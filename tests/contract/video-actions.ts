import type { Client } from "../support/client.ts";
import { type Deed, deedsOf } from "./deeds.ts";

async function videoIdOf(boss: Client): Promise<number> {
  const { body } = await boss.get<{ videos: { rows: { id: number }[] } }>("seller/videos?state=published");
  return body.videos.rows[0]!.id;
}

/** For each call of the operator that decides about videos: how it succeeds. */
export const videoActions = (boss: () => Client): Record<string, Deed> =>
  deedsOf({
    "POST /admin/videos/{id}/hide": {
      id: () => videoIdOf(boss()),
      body: { reason: "Not their own film" },
      action: "video.change",
    },
    "POST /admin/videos/{id}/show": { id: () => videoIdOf(boss()), action: "video.change" },
  });
