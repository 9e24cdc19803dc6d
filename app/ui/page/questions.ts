import type { FAQPage, WithContext } from "schema-dts";

type Question = { question: string; answer: string };

const QUESTION_MARKS = /[?？؟]$/;

/** The questions of an FAQ page, whose headings are all questions; empty for any other page. */
export function readQuestions(body: string): Question[] {
  const [, ...parts] = body.split(/<h2[^>]*>/);
  const questions = parts.map((part) => {
    const [question = "", ...answer] = part.split("</h2>");
    return { question: plainText(question), answer: answer.join("").trim() };
  });
  return questions.length > 1 && questions.every(({ question, answer }) => QUESTION_MARKS.test(question) && answer)
    ? questions
    : [];
}

export function questionsData(questions: readonly Question[], url: string) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    url,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies WithContext<FAQPage>;
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .trim();
}
