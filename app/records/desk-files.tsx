import type { RecordFile } from "#domain/platform/record-file/record-file.ts";
import type { RecordSide, RecordSubject } from "#domain/platform/record/record.ts";
import { messageOf, useCall } from "../api-client/call.ts";
import { FilesCard } from "../ui/desk/record/files-card.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { recordOf } from "./record-of.ts";

type DeskFilesProps = { side: RecordSide; subject: RecordSubject; files: readonly RecordFile[]; isReadOnly?: boolean };

/** The files attached to a record, connected with their calls. */
export function DeskFiles({ side, subject, files, isReadOnly = false }: DeskFilesProps) {
  const call = useCall();
  const { appPath } = usePage();
  const { param, changes } = recordOf(subject);
  const isOfShop = side === "shop";

  async function attach(form: FormData): Promise<string | null> {
    const options = { changes, refusal: "none" } as const;
    const sent = { param, form: form as never };
    const outcome = isOfShop
      ? await call.post("/seller/records/:kind/:record/files", sent, options)
      : await call.post("/admin/records/:kind/:record/files", sent, options);
    return outcome.ok ? null : messageOf(outcome);
  }

  async function remove({ id }: RecordFile): Promise<void> {
    const sent = { param: { ...param, file_id: String(id) } };
    await (isOfShop
      ? call.post("/seller/records/:kind/:record/files/:file_id/remove", sent, { changes })
      : call.post("/admin/records/:kind/:record/files/:file_id/remove", sent, { changes }));
  }

  return (
    <FilesCard
      files={files}
      addressOf={({ id }) =>
        `${appPath}${isOfShop ? "seller" : "admin"}/records/${param.kind}/${encodeURIComponent(param.record)}/files/${id}`
      }
      calls={isReadOnly ? null : { attach, remove }}
    />
  );
}
