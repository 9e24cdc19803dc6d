import { expect, it } from "vitest";
import { readDefaultPages } from "#db/reference/pages.ts";
import { questionsData, readQuestions } from "./questions.ts";

it("finds the questions of an FAQ page, in every language, and none in other pages", () => {
  const pages = readDefaultPages().flatMap(({ slug, english, translations }) =>
    [english, ...translations].map(({ body }) => ({ slug, count: readQuestions(body).length })),
  );
  const questions = pages.filter(({ slug }) => slug === "faq");
  expect(questions).toHaveLength(4);
  expect(new Set(questions.map(({ count }) => count))).toEqual(new Set([6]));
  expect(pages.filter(({ slug, count }) => slug !== "faq" && count > 0)).toEqual([]);
});

it("gives search engines each question with its answer", () => {
  const [question] = readQuestions("<h2>Is it <em>warm</em>?</h2><p>Yes.</p><h2>Is it red?</h2><p>No.</p>");
  expect(question).toEqual({ question: "Is it warm?", answer: "<p>Yes.</p>" });
  expect(questionsData([question!], "https://souk.example/page/faq").mainEntity).toEqual([
    { "@type": "Question", name: "Is it warm?", acceptedAnswer: { "@type": "Answer", text: "<p>Yes.</p>" } },
  ]);
});
