import type { Client } from "../support/client.ts";
import { type Action, actionsOf } from "./actions.ts";

/** A published question about some product. */
export async function questionIdOf(staff: Client): Promise<number> {
  const { body } = await staff.get<{ questions: { data: { id: number }[] } }>("admin/questions?status=published");
  return body.questions.data[0]!.id;
}

/** For each call of the operator that decides about questions: how it succeeds. */
export const questionActions = (staff: () => Client): Record<string, Action> =>
  actionsOf({
    "POST /admin/questions/bulk": {
      body: async () => ({ ids: [await questionIdOf(staff())], action: "publish" }),
      action: "question.publish",
    },
    "POST /admin/questions/{id}/publish": { id: () => questionIdOf(staff()), action: "question.publish" },
    "POST /admin/questions/{id}/hide": {
      id: () => questionIdOf(staff()),
      body: { reason: "Advertising" },
      action: "question.hide",
    },
    "POST /admin/questions/{id}/answer": {
      id: () => questionIdOf(staff()),
      body: { answer: "We asked the shop: yes." },
      action: "question.answer",
    },
    "POST /admin/questions/{id}/answers/{answer}": async () => {
      const id = await questionIdOf(staff());
      await staff().post(`admin/questions/${id}/answer`, { answer: "One moment." });
      const { body } = await staff().get<{ question: { answers: { id: number }[] } }>(`admin/questions/${id}`);
      return {
        path: `admin/questions/${id}/answers/${body.question.answers.at(-1)!.id}`,
        body: { status: "hidden", reason: "Outdated" },
        action: "question.hide",
      };
    },
  });
