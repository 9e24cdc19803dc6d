import type { ModerationStatus } from "#domain/platform/moderation/moderation.ts";
import type { ReportReason } from "#shared/review-choices.ts";
import type { ReplyAuthor } from "../review/review.ts";

/** Who sees reviews in a desk: a shop those of its products, the operator all. */
export type ReviewReader = { kind: "shop"; shopId: number } | { kind: "operator"; shopId: null };

/** A review in a desk's list. */
export type ReviewRow = {
  id: number;
  productName: string;
  productSlug: string;
  image: string | null;
  shopName: string;
  author: string;
  stars: number;
  title: string;
  body: string;
  status: ModerationStatus;
  isVerified: boolean;
  picturesCount: number;
  likesCount: number;
  repliesCount: number;
  /** Open ones; only for the operator, else 0. */
  reportsCount: number;
  createdAt: string;
};

export type ReviewRecordReply = {
  id: number;
  parentId: number | null;
  author: ReplyAuthor;
  authorName: string;
  body: string;
  languageCode: string;
  status: ModerationStatus;
  createdAt: string;
};

export type ReviewReport = {
  id: number;
  replyId: number | null;
  reason: ReportReason;
  text: string;
  isOpen: boolean;
  createdAt: string;
};

/** Everything about a review, in a desk. Reports are only for the operator. */
export type ReviewRecord = ReviewRow & {
  languageCode: string;
  pictures: string[];
  hiddenReason: string;
  replies: ReviewRecordReply[];
  reports: ReviewReport[];
};
