import type { RecordTags } from "#domain/platform/internal-tag/find-tags.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { messageOf, useCall } from "../api-client/call.ts";
import { TagsCard } from "../ui/desk/record/tags-card.tsx";
import { recordOf } from "./record-of.ts";

type DeskTagsProps = { side: RecordSide; subject: RecordSubject; tags: RecordTags; isReadOnly?: boolean };

/** The internal tags of a record, connected with their calls. */
export function DeskTags({ side, subject, tags, isReadOnly = false }: DeskTagsProps) {
  const call = useCall();

  function send(change: "add_tag" | "remove_tag", name: string) {
    const { param, changes } = recordOf(subject);
    const sent = { param, json: { name } };
    const options = { changes, refusal: "none", isSuccessShown: false } as const;
    if (side === "shop")
      return change === "add_tag"
        ? call.post("/seller/records/:kind/:record/tags", sent, options)
        : call.post("/seller/records/:kind/:record/tags/remove", sent, options);
    return change === "add_tag"
      ? call.post("/admin/records/:kind/:record/tags", sent, options)
      : call.post("/admin/records/:kind/:record/tags/remove", sent, options);
  }

  return (
    <TagsCard
      {...tags}
      {...(!isReadOnly && {
        onChange: async (change: "add_tag" | "remove_tag", name: string) => {
          const outcome = await send(change, name);
          return outcome.ok ? null : messageOf(outcome);
        },
      })}
    />
  );
}
