import { logAudit } from "#domain/platform/audit/log-audit.ts";
import type { ImageFailure } from "#domain/platform/file/file-store.ts";
import { storeProof, type Proof, readProofFile } from "#domain/platform/file/store-proof.ts";
import { mayDo } from "#domain/platform/permission/permission.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isEditable, type DocumentKind } from "#shared/shop-application.ts";
import { deleteDocumentRow, getDocumentRow, insertDocument, lockOpenRow } from "./application.repository.ts";

const MAX_DOCUMENTS = 8;
const UPLOADS_PER_HOUR = 20;

type DocumentFailure = Failure<"sign_in" | "not_found" | "application_waiting">;

/** Stores an image or a PDF, readable only by the applicant and the operator. */
export async function addDocument(
  ctx: Context,
  kind: DocumentKind,
  bytes: Uint8Array,
): Promise<Result<number, DocumentFailure | ImageFailure | Failure<"too_many_tries" | "too_many_entries">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "application-document", of: String(customerId), max: UPLOADS_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const kept = await storeProof(ctx, bytes);
  if (!kept.ok) return kept;
  const added = await withTransaction(
    ctx,
    async (inside): Promise<Result<number, DocumentFailure | Failure<"too_many_entries">>> => {
      const application = await lockOpenRow(inside, customerId);
      if (!application) return failure({ code: "not_found" });
      if (!isEditable(application.status)) return failure({ code: "application_waiting" });
      if (application.documents.length >= MAX_DOCUMENTS)
        return failure({ code: "too_many_entries", values: { number: String(MAX_DOCUMENTS) } });
      return success(await insertDocument(inside, application.id, { kind, file: kept.value }));
    },
  );
  if (!added.ok) await ctx.files.remove("private", kept.value);
  return added;
}

export async function removeDocument(ctx: Context, id: number): Promise<Result<null, DocumentFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (inside): Promise<Result<null, DocumentFailure>> => {
    const application = await lockOpenRow(inside, customerId);
    if (!application) return failure({ code: "not_found" });
    if (!isEditable(application.status)) return failure({ code: "application_waiting" });
    const file = await deleteDocumentRow(inside, application.id, id);
    if (file === null) return failure({ code: "not_found" });
    inside.afterCommit((outside) => outside.files.remove("private", file));
    return success(null);
  });
}

/** For the applicant; for staff once it was submitted, which is recorded. Null for everyone else. */
export async function readDocument(ctx: Context, id: number): Promise<Proof | null> {
  const document = await getDocumentRow(ctx, id);
  if (!document) return null;
  if (document.customerId !== ctx.visitor.customerId) {
    if (!mayDo(ctx, "shops.manage") || document.submittedAt === null) return null;
    const { applicationId, kind } = document;
    const subject = { kind: "application", id: applicationId } as const;
    await withTransaction(ctx, (inside) =>
      logAudit(inside, { action: "application.look", subject, details: { kind } }),
    );
  }
  return readProofFile(ctx, document.file);
}
