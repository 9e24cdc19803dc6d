import { useState } from "react";
import { AccountCard } from "../../account/account-card.tsx";
import { TagField } from "../../form/tag-field.tsx";
import { usePage } from "../../parts/page.tsx";
import { TagChips } from "./tag-chips.tsx";

const MAX_TAGS = 20;

type TagsCardProps = {
  tags: readonly string[];
  /** Tags that other records have. */
  known: readonly string[];
  /** Returns the error; null on success. Absent: they are only read. */
  onChange?: (change: "add_tag" | "remove_tag", name: string) => Promise<string | null>;
};

/** The internal tags of a record; each change is saved at once. */
export function TagsCard({ tags, known, onChange }: TagsCardProps) {
  const { t } = usePage();
  const [error, setError] = useState<string | null>(null);

  async function save(change: NonNullable<typeof onChange>, wanted: readonly string[]): Promise<void> {
    const added = wanted.filter((tag) => !tags.includes(tag)).map((tag) => ["add_tag", tag] as const);
    const removed = tags.filter((tag) => !wanted.includes(tag)).map((tag) => ["remove_tag", tag] as const);
    setError(null);
    for (const [kind, tag] of [...removed, ...added]) {
      const wrong = await change(kind, tag);
      if (wrong !== null) return setError(wrong);
    }
  }

  return (
    <AccountCard title={t("Internal tags")} text={t("Customers never see these.")}>
      {onChange ? (
        <TagField
          label={t("Internal tags")}
          hint={t("Press Enter after each.")}
          max={MAX_TAGS}
          error={error ?? undefined}
          {...{ tags, known }}
          onChange={(wanted) => void save(onChange, wanted)}
        />
      ) : (
        <TagChips tags={tags} />
      )}
    </AccountCard>
  );
}
