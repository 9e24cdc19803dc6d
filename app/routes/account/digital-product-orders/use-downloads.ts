import { useState } from "react";
import { useRevalidator } from "react-router";
import { useCall } from "#app/api-client/call.ts";
import { revalidateAfter } from "#app/api-client/revalidation.ts";

/** The download count changes with the first byte, shortly after the browser has started. */
const COUNTED_MILLISECONDS = 1500;

/** Requests a link and opens it; `pending` is the requested file. */
export function useDownloads(secretKey: string | null) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<string | null>(null);
  return {
    pending,
    async download(lineId: number, fileId: number): Promise<void> {
      setPending(`${lineId} ${fileId}`);
      const outcome = await call.post("/user/digital-download/:id", {
        param: { id: String(lineId) },
        json: { file_id: fileId, ...(secretKey ? { key: secretKey } : {}) },
      });
      setPending(null);
      if (!outcome.ok) return;
      // The file is sent as an attachment, so the screen stays.
      window.location.assign(outcome.answer.url);
      setTimeout(() => void revalidateAfter(["purchase"], revalidate), COUNTED_MILLISECONDS);
    },
  };
}
