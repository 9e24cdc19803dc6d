import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";

async function videoIdOf(staff: Client): Promise<number> {
  const { body } = await staff.get<{ videos: { rows: { id: number }[] } }>("seller/videos?state=published");
  return body.videos.rows[0]!.id;
}

/** For each call of the operator that decides about videos: how it succeeds. */
export const videoActions = (staff: () => Client): Record<string, Action> =>
  actionsOf({
    "POST /admin/videos/{id}/hide": {
      id: () => videoIdOf(staff()),
      body: { reason: "Not their own film" },
      action: "video.change",
    },
    "POST /admin/videos/{id}/show": { id: () => videoIdOf(staff()), action: "video.change" },
  });
