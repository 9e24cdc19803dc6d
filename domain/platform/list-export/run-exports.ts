import { getRecipient } from "#domain/customers/customer/find-customer.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { withTransaction, type Context } from "../../context.ts";
import { KEPT_MILLISECONDS, type ExportSource } from "./list-export.ts";
import { advanceExport, deleteOldExports, endExport, getWaitingExport } from "./list-export.repository.ts";
import { writeRows } from "./write-rows.ts";

const BATCH_SIZE = 500;

type Waiting = NonNullable<Awaited<ReturnType<typeof getWaitingExport>>>;

/** The job: writes the files of exports, part by part. One that was interrupted goes on after its last part. */
export async function runExports(ctx: Context, sources: readonly ExportSource[]): Promise<void> {
  for (;;) {
    const waiting = await getWaitingExport(ctx);
    if (!waiting) break;
    const source = sources.find(({ list }) => list === waiting.list);
    try {
      if (!source) throw new Error(`No list ${waiting.list}`);
      if (await writeExport(ctx, source, waiting)) await finish(ctx, waiting);
    } catch (error) {
      ctx.log.error({ err: error, export: waiting.id }, "an export failed");
      await endExport(ctx, waiting.id, "failed");
    }
  }
  for (const { key, parts } of await deleteOldExports(ctx, new Date(ctx.now().getTime() - KEPT_MILLISECONDS)))
    for (let part = 0; part < parts; part += 1) await ctx.files.remove("private", partName(key, part));
}

/** False if another process works on it. */
async function writeExport(ctx: Context, source: ExportSource, waiting: Waiting): Promise<boolean> {
  const { id, shopId, ids, filter, format, columns, key } = waiting;
  const wanted = ids ? { ids } : { query: readListUrl(source.definition, new URLSearchParams(filter ?? "")) };
  let { after, parts: part, rows: written } = waiting;
  for (;;) {
    const { rows, items, lastId } = await source.read(ctx, shopId, wanted, { after, max: BATCH_SIZE });
    const isFirst = part === 0;
    if (lastId === null && !isFirst) return true;
    const text = writeRows(format, columns, rows, { isFirst, isAfterRows: written > 0 });
    await ctx.files.write("private", partName(key, part), new TextEncoder().encode(text));
    const step = { part, items, rows: rows.length, lastId: lastId ?? after };
    if (!(await advanceExport(ctx, id, step))) return false;
    if (lastId === null) return true;
    after = lastId;
    part += 1;
    written += rows.length;
  }
}

async function finish(ctx: Context, { id, shopId, customerId }: Waiting): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    await endExport(inside, id, "done");
    if (customerId === null) return null;
    const idempotencyKey = `list-export:${id}`;
    const link = shopId === null ? "/admin/exports" : "/seller/exports";
    await notifyCustomer(inside, {
      customerId,
      topic: "messages",
      messageType: "success",
      link,
      idempotencyKey,
      write: (t) => ({ title: t("Your export is ready"), message: t("Download it within 7 days.") }),
    });
    const reader = await getRecipient(inside, customerId);
    if (reader)
      await writeMail(inside, {
        idempotencyKey,
        template: "export-ready",
        recipient: reader.email,
        languageCode: reader.languageCode ?? inside.settings.defaultLanguage,
        data: { name: reader.firstName, path: link },
      });
    return null;
  });
}

export function partName(key: string, part: number): string {
  return `${key}-${part}.txt`;
}
