import type { StaffFailure } from "#domain/platform/permission/permission.ts";
import type { FocusPoint } from "#shared/focus-point.ts";
import type { Failure } from "#shared/failures.ts";

/** Whose images: a shop's own, or those of all for the operator. */
export type MediaOwner = { kind: "shop"; shopId: number } | { kind: "operator"; shopId: null };

export type MediaFailure = StaffFailure | Failure<"sign_in" | "not_found">;

export type MediaUse = {
  kind: "product" | "brand" | "category" | "slide" | "banner" | "campaign" | "post" | "page";
  id: number;
  name: string;
};

/** An uploaded image with where it is shown. */
export type MediaRecord = {
  id: number;
  file: string;
  /** As it was uploaded; empty if unknown. */
  name: string;
  alt: string;
  /** What slides and banners keep in view; null: their usual part. */
  focus: FocusPoint | null;
  byteCount: number | null;
  /** Null: the operator's. */
  shop: { id: number; name: string } | null;
  /** The first of them. */
  uses: MediaUse[];
  usesCount: number;
  createdAt: string;
  version: string;
};

/** What the version of an image is of: what its form shows. */
export function recordOfMedia({ name, alt, focus }: Pick<MediaRecord, "name" | "alt" | "focus">): unknown[] {
  return [name, alt, focus];
}
