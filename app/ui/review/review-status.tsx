import type { ModerationStatus } from "#domain/platform/moderation/moderation.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { usePage } from "../parts/page.tsx";

const TONES = { pending: "open", published: "good", hidden: "bad" } as const;

export function ReviewStatus({ status }: { status: ModerationStatus }) {
  const { t } = usePage();
  return <Chip tone={TONES[status]}>{reviewStatusName(status, t)}</Chip>;
}

export function reviewStatusName(status: ModerationStatus, t: Translate): string {
  const names: Record<ModerationStatus, string> = {
    pending: t("Awaiting approval"),
    published: t("Published"),
    hidden: t("Hidden"),
  };
  return names[status];
}
