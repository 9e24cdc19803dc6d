import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import type { DeskRecordData } from "../loaders/read-record.server.ts";
import { DeskNotes } from "./desk-notes.tsx";
import { DeskTags } from "./desk-tags.tsx";

type DeskRecordProps = { side: RecordSide; subject: RecordSubject; record: DeskRecordData; isReadOnly?: boolean };

/** Tags and notes of a record: the same on every screen of both desks that shows one. */
export function DeskRecord({ record: { tags, notes }, ...shown }: DeskRecordProps) {
  return (
    <>
      <DeskTags {...shown} tags={tags} />
      <DeskNotes {...shown} notes={notes} />
    </>
  );
}
