/** The tag of cached pages with a product's questions; writing one of them, an answer or a vote purges it. */
export function questionsTag(productId: number): string {
  return `product-questions:${productId}`;
}

/** Who answers: a buyer of the product, the shop that sells it, or the operator. */
export type AnswerAuthor = "buyer" | "shop" | "operator";

export type QuestionAnswer = {
  id: number;
  author: AnswerAuthor;
  authorName: string;
  body: string;
  languageCode: string;
  votesCount: number;
  createdAt: string;
};

/** A published question; `answers`: the first ones, the shop's before those with the most votes. */
export type Question = {
  id: number;
  author: string;
  body: string;
  languageCode: string;
  votesCount: number;
  createdAt: string;
  /** Of all published answers, where not all are at hand. */
  answersCount: number;
  answers: QuestionAnswer[];
};

/** What one visitor has to do with the questions about a product. `answersAs` null: may not answer. */
export type QuestionMarks = {
  votedQuestions: number[];
  votedAnswers: number[];
  ownQuestions: number[];
  ownAnswers: number[];
  answersAs: "shop" | "buyer" | null;
};

/** The first questions, in the page that is the same for everyone. */
export type FirstQuestions = { questions: Question[]; total: number };
