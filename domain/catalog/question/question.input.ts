import * as z from "zod";
import { formIdInput } from "#domain/id.input.ts";
import { pageInput, perPageInput } from "#domain/discovery/listing/listing.input.ts";
import {
  MAX_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_SEARCH_LENGTH,
  QUESTION_SORTS,
} from "#shared/question-choices.ts";
import { REPORT_REASONS } from "#shared/review-choices.ts";
import { lineInput, textInput } from "../../text.input.ts";

export const questionsQuery = z.object({
  q: lineInput(MAX_QUESTION_SEARCH_LENGTH, 0).optional(),
  sort: z.enum(QUESTION_SORTS).optional(),
  page: pageInput,
  per_page: perPageInput,
});

export const askQuestionInput = z.object({ product_id: formIdInput, question: textInput(MAX_QUESTION_LENGTH, 3) });
export const answerQuestionInput = z.object({ question_id: formIdInput, answer: textInput(MAX_ANSWER_LENGTH, 1) });

/** `answer_id`: the vote is for an answer to the question. */
export const questionVoteInput = z.object({
  question_id: formIdInput,
  answer_id: formIdInput.nullish(),
  is_voted: z.boolean(),
});

/** `answer_id`: it is about an answer to the question. */
export const reportQuestionInput = z.object({
  question_id: formIdInput,
  answer_id: formIdInput.nullish(),
  reason: z.enum(REPORT_REASONS),
  text: textInput(1_000).default(""),
});

export type AskQuestionInput = z.infer<typeof askQuestionInput>;
export type AnswerQuestionInput = z.infer<typeof answerQuestionInput>;
export type QuestionVoteInput = z.infer<typeof questionVoteInput>;
export type ReportQuestionInput = z.infer<typeof reportQuestionInput>;
