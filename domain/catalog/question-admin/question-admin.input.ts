import * as z from "zod";
import { formIdInput } from "#domain/id.input.ts";
import { bulkInput, listInput } from "#domain/platform/list/list.input.ts";
import { ADMIN_QUESTION_LIST, SHOP_QUESTION_LIST } from "#shared/list/question-lists.ts";
import { MAX_ANSWER_LENGTH } from "#shared/question-choices.ts";
import { textInput } from "../../text.input.ts";

export const adminQuestionsQuery = listInput(ADMIN_QUESTION_LIST);
export const shopQuestionsQuery = listInput(SHOP_QUESTION_LIST);
export const questionParameter = z.object({ id: formIdInput });
export const answerParameter = z.object({ id: formIdInput, answer: formIdInput });

/** `value`: why they are hidden. */
export const bulkQuestionsInput = bulkInput(ADMIN_QUESTION_LIST, ["publish", "hide"]).and(
  z.object({ value: textInput(500).default("") }),
);
/** `value`: what is wrong with them. */
export const bulkShopQuestionsInput = bulkInput(SHOP_QUESTION_LIST, ["report"]).and(
  z.object({ value: textInput(500).default("") }),
);

export const hideQuestionInput = z.object({ reason: textInput(500, 3) });
export const deskAnswerInput = z.object({ answer: textInput(MAX_ANSWER_LENGTH, 1) });
/** `reason`: why it is hidden; its author reads it. */
export const answerStatusInput = z.object({
  status: z.enum(["published", "hidden"]),
  reason: textInput(500).default(""),
});

export type BulkQuestionsInput = z.infer<typeof bulkQuestionsInput>;
export type BulkShopQuestionsInput = z.infer<typeof bulkShopQuestionsInput>;
