import type { RecordFile } from "#domain/platform/record-file/record-file.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { deskOf, useChanges } from "../api-client/use-changes.ts";
import { FilesCard } from "../ui/desk/record/files-card.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { recordOf } from "./record-of.ts";

type DeskFilesProps = { side: RecordSide; subject: RecordSubject; files: readonly RecordFile[]; isReadOnly?: boolean };

/** The files attached to a record, connected with their calls. */
export function DeskFiles({ side, subject, files, isReadOnly = false }: DeskFilesProps) {
  const { appPath } = usePage();
  const { param, changes } = recordOf(subject);
  const { post, postDialog } = useChanges(changes);
  const path = `/${deskOf(side)}/records/:kind/:record/files` as const;
  const calls = {
    attach: (form: FormData) => postDialog(path, { param, form }),
    remove: ({ id }: RecordFile) => post(`${path}/:file_id/remove`, { param: { ...param, file_id: String(id) } }),
  };
  const addressOf = ({ id }: RecordFile) =>
    `${appPath}${deskOf(side)}/records/${param.kind}/${encodeURIComponent(param.record)}/files/${id}`;
  return <FilesCard {...{ files, addressOf }} calls={isReadOnly ? null : calls} />;
}
