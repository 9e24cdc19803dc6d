import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import type { DeskRecordData } from "../loaders/read-record.server.ts";
import { DeskFiles } from "./desk-files.tsx";
import { DeskNotes } from "./desk-notes.tsx";
import { DeskTags } from "./desk-tags.tsx";

type DeskRecordProps = { side: RecordSide; subject: RecordSubject; record: DeskRecordData; isReadOnly?: boolean };

/** Tags, files and notes of a record: the same on every screen of both desks that shows one. */
export function DeskRecord({ record: { tags, files, notes }, ...shown }: DeskRecordProps) {
  return (
    <>
      <DeskTags {...shown} tags={tags} />
      <DeskFiles {...shown} files={files} />
      <DeskNotes {...shown} notes={notes} />
    </>
  );
}
