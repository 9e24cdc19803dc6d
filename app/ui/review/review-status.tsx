import type { ModerationStatus } from "#domain/platform/moderation/moderation.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { usePage } from "../parts/page.tsx";

const TONES = { pending: "open", published: "good", hidden: "bad" } as const;

export function ReviewStatus({ status }: { status: ModerationStatus }) {
  const { t } = usePage();
  return <Chip tone={TONES[status]}>{reviewStatusName(status, t)}</Chip>;
}

export function reviewStatusName(status: ModerationStatus, t: Translate): string {
  switch (status) {
    case "pending":
      return t("Awaiting approval");
    case "published":
      return t("Published");
    case "hidden":
      return t("Hidden");
    default:
      return neverHappens(status);
  }
}
