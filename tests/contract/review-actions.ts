import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";

/** For each call of the operator that decides about reviews: how it succeeds. */
export const reviewActions = (staff: () => Client): Record<string, Action> => {
  async function review(): Promise<number> {
    const { body } = await staff().get<{ reviews: { data: { id: number }[] } }>("admin/reviews?status=published");
    return body.reviews.data[0]!.id;
  }
  async function reply(): Promise<{ id: number; reply: number }> {
    const id = await review();
    await staff().post(`admin/reviews/${id}/reply`, { reply: "We are looking into it." });
    const { body } = await staff().get<{ review: { replies: { id: number }[] } }>(`admin/reviews/${id}`);
    return { id, reply: body.review.replies.at(-1)!.id };
  }
  return actionsOf({
    "POST /admin/reviews/bulk": {
      body: async () => ({ ids: [await review()], action: "publish" }),
      action: "review.publish",
    },
    "POST /admin/reviews/{id}/publish": { id: review, action: "review.publish" },
    "POST /admin/reviews/{id}/hide": { id: review, body: { reason: "Advertising" }, action: "review.hide" },
    "POST /admin/reviews/{id}/reply": { id: review, body: { reply: "Thank you." }, action: "review.reply" },
    "POST /admin/reviews/{id}/replies/{reply}": async () => {
      const made = await reply();
      return {
        path: `admin/reviews/${made.id}/replies/${made.reply}`,
        body: { status: "hidden" },
        action: "review.hide",
      };
    },
  });
};
