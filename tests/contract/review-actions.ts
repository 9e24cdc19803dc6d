import type { Client } from "../support/client.ts";

type Action = () => Promise<{ path: string; body?: object; action: string }>;

/** For each call of the operator that decides about reviews: how it succeeds. */
export const reviewActions = (boss: () => Client): Record<string, Action> => {
  async function review(): Promise<number> {
    const { body } = await boss().get<{ reviews: { data: { id: number }[] } }>("admin/reviews?status=published");
    return body.reviews.data[0]!.id;
  }
  async function reply(): Promise<{ id: number; reply: number }> {
    const id = await review();
    await boss().post(`admin/reviews/${id}/reply`, { reply: "We are looking into it." });
    const { body } = await boss().get<{ review: { replies: { id: number }[] } }>(`admin/reviews/${id}`);
    return { id, reply: body.review.replies.at(-1)!.id };
  }
  return {
    "POST /admin/reviews/bulk": async () => ({
      path: "admin/reviews/bulk",
      body: { ids: [await review()], action: "publish" },
      action: "review.publish",
    }),
    "POST /admin/reviews/{id}/publish": async () => ({
      path: `admin/reviews/${await review()}/publish`,
      action: "review.publish",
    }),
    "POST /admin/reviews/{id}/hide": async () => ({
      path: `admin/reviews/${await review()}/hide`,
      body: { reason: "Advertising" },
      action: "review.hide",
    }),
    "POST /admin/reviews/{id}/reply": async () => ({
      path: `admin/reviews/${await review()}/reply`,
      body: { reply: "Thank you." },
      action: "review.reply",
    }),
    "POST /admin/reviews/{id}/replies/{reply}": async () => {
      const made = await reply();
      return {
        path: `admin/reviews/${made.id}/replies/${made.reply}`,
        body: { status: "hidden" },
        action: "review.hide",
      };
    },
  };
};
