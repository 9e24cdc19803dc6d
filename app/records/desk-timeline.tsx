import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import type { Timeline } from "#domain/platform/timeline/timeline.ts";
import { useCall } from "../api-client/call.ts";
import { TimelineCard } from "../ui/desk/record/timeline-card.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { recordOf } from "./record-of.ts";

type DeskTimelineProps = { side: RecordSide; subject: RecordSubject; timeline: Timeline; isReadOnly?: boolean };

/** The timeline and notes of a record, connected with their calls. */
export function DeskTimeline({ side, subject, timeline, isReadOnly = false }: DeskTimelineProps) {
  const { t } = usePage();
  const call = useCall();

  function send(text: string) {
    const json = { text };
    const options = { changes: recordOf(subject).changes, refusal: "none" } as const;
    const isOfShop = side === "shop";
    if (subject.kind === "order") {
      const sent = { param: { code: subject.code }, json };
      return isOfShop
        ? call.post("/seller/orders/:code/notes", sent, options)
        : call.post("/admin/orders/:code/notes", sent, options);
    }
    const sent = { param: { id: String(subject.id) }, json };
    if (subject.kind === "customer") return call.post("/admin/customers/:id/notes", sent, options);
    if (subject.kind === "shop") return call.post("/admin/shops/:id/notes", sent, options);
    return isOfShop
      ? call.post("/seller/products/:id/notes", sent, options)
      : call.post("/admin/products/:id/notes", sent, options);
  }

  return (
    <TimelineCard
      text={side === "shop" ? t("Only your team can read your notes.") : t("Only staff can read the notes.")}
      timeline={timeline}
      {...(!isReadOnly && {
        onNote: async (text: string) => {
          const outcome = await send(text);
          return outcome.ok ? null : (outcome.errors.text ?? outcome.error);
        },
      })}
    />
  );
}
