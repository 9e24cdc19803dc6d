import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import type { DeskRecordData } from "../loaders/read-record.server.ts";
import { DeskFiles } from "./desk-files.tsx";
import { DeskTags } from "./desk-tags.tsx";
import { DeskTimeline } from "./desk-timeline.tsx";

type DeskRecordProps = { side: RecordSide; subject: RecordSubject; record: DeskRecordData; isReadOnly?: boolean };

/** Tags and files of a record: the same on every screen of both desks that shows one. */
export function DeskRecord({ record: { tags, files }, ...shown }: DeskRecordProps) {
  return (
    <>
      <DeskTags {...shown} tags={tags} />
      <DeskFiles {...shown} files={files} />
    </>
  );
}

/** Its timeline and notes. */
export function DeskHistory({ record: { timeline }, ...shown }: DeskRecordProps) {
  return <DeskTimeline {...shown} timeline={timeline} />;
}
