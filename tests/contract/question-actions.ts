import type { Client } from "../support/client.ts";
import { type Deed, deedsOf } from "./deeds.ts";

/** A published question about some product. */
export async function questionIdOf(boss: Client): Promise<number> {
  const { body } = await boss.get<{ questions: { data: { id: number }[] } }>("admin/questions?status=published");
  return body.questions.data[0]!.id;
}

/** For each call of the operator that decides about questions: how it succeeds. */
export const questionActions = (boss: () => Client): Record<string, Deed> =>
  deedsOf({
    "POST /admin/questions/bulk": {
      body: async () => ({ ids: [await questionIdOf(boss())], action: "publish" }),
      action: "question.publish",
    },
    "POST /admin/questions/{id}/publish": { id: () => questionIdOf(boss()), action: "question.publish" },
    "POST /admin/questions/{id}/hide": {
      id: () => questionIdOf(boss()),
      body: { reason: "Advertising" },
      action: "question.hide",
    },
    "POST /admin/questions/{id}/answer": {
      id: () => questionIdOf(boss()),
      body: { answer: "We asked the shop: yes." },
      action: "question.answer",
    },
    "POST /admin/questions/{id}/answers/{answer}": async () => {
      const id = await questionIdOf(boss());
      await boss().post(`admin/questions/${id}/answer`, { answer: "One moment." });
      const { body } = await boss().get<{ question: { answers: { id: number }[] } }>(`admin/questions/${id}`);
      return {
        path: `admin/questions/${id}/answers/${body.question.answers.at(-1)!.id}`,
        body: { status: "hidden", reason: "Outdated" },
        action: "question.hide",
      };
    },
  });
