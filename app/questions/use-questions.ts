import { useCallback, useEffect, useRef, useState } from "react";
import type { Question, QuestionMarks } from "#domain/catalog/question/question.ts";
import { hasNextPage, type Page } from "#shared/page.ts";
import { fromWire } from "#shared/wire.ts";
import { type Call, useCall } from "../api-client/call.ts";
import { mergeById } from "../ui/listing/merge-by-id.ts";
import type { QuestionChoice } from "../ui/question/question-search.tsx";
import { useVisitor } from "../visitor/visitor-store.tsx";

const NO_MARKS: QuestionMarks = {
  votedQuestions: [],
  votedAnswers: [],
  ownQuestions: [],
  ownAnswers: [],
  answersAs: null,
};

/** The questions about a product as searched, page after page, and what the visitor has to do with them. */
export function useQuestions(productId: number, choice: QuestionChoice) {
  const call = useCall();
  const isSignedIn = useVisitor((state) => state.isSignedIn);
  const [found, setFound] = useState<Page<Question> | null>(null);
  const [marks, setMarks] = useState(NO_MARKS);
  const [isPending, setPending] = useState(false);
  const latest = useRef(0);

  const load = useCallback(
    async (page: number) => {
      latest.current += 1;
      const asked = latest.current;
      setPending(true);
      const read = await readQuestions(call, productId, choice, page);
      if (asked !== latest.current) return;
      setPending(false);
      if (read)
        setFound((before) => (page === 1 || !before ? read : { ...read, items: mergeById(before.items, read.items) }));
    },
    [call, productId, choice],
  );

  useEffect(() => void load(1), [load]);
  useEffect(() => {
    if (!isSignedIn) return;
    const param = { id: String(productId) };
    void call.get("/user/question-marks/:id", { param }, { refusal: "none" }).then((outcome) => {
      if (outcome.ok) setMarks(fromWire<QuestionMarks>(outcome.answer));
    });
  }, [call, productId, isSignedIn]);

  return {
    questions: found?.items ?? null,
    hasMore: found !== null && hasNextPage(found),
    isPending,
    marks,
    loadMore: () => load((found?.page ?? 0) + 1),
    setMarks,
    add: (question: Question) =>
      setFound((before) => before && { ...before, items: [question, ...before.items], total: before.total + 1 }),
    change: (id: number, change: (question: Question) => Question) =>
      setFound(
        (before) => before && { ...before, items: before.items.map((each) => (each.id === id ? change(each) : each)) },
      ),
  };
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
