import { useCallback } from "react";
import type { Question, QuestionMarks } from "#domain/catalog/question/question.ts";
import type { Page } from "#shared/page.ts";
import { fromWire } from "#shared/wire.ts";
import { type Call, useCall } from "../api-client/call.ts";
import { useEntries } from "../reviews/use-entries.ts";
import type { QuestionChoice } from "../ui/question/question-search.tsx";

const NO_MARKS: QuestionMarks = {
  votedQuestions: [],
  votedAnswers: [],
  ownQuestions: [],
  ownAnswers: [],
  answersAs: null,
};

/** The questions about a product that match the search. */
export function useQuestions(productId: number, choice: QuestionChoice) {
  const call = useCall();
  const readPage = useCallback(
    (page: number) => readQuestions(call, productId, choice, page),
    [call, productId, choice],
  );
  const readMarks = useCallback(async () => {
    const param = { id: String(productId) };
    const outcome = await call.get("/user/question-marks/:id", { param }, { refusal: "none" });
    return outcome.ok ? fromWire<QuestionMarks>(outcome.answer) : null;
  }, [call, productId]);
  return useEntries<Question, QuestionMarks>({ readPage, readMarks, noMarks: NO_MARKS });
}

async function readQuestions(
  call: Call,
  productId: number,
  { search, sort }: QuestionChoice,
  page: number,
): Promise<Page<Question> | null> {
  const outcome = await call.get("/home/product-questions/:id", {
    param: { id: String(productId) },
    query: { page: String(page), sort, ...(search === "" ? {} : { q: search }) },
  });
  if (!outcome.ok) return null;
  const { data, current_page, per_page: perPage, total } = outcome.answer.questions;
  return { items: data.map((question) => fromWire<Question>(question)), page: current_page, perPage, total };
}
