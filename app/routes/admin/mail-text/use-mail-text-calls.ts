import type { MailBlock, MailTemplate } from "#domain/platform/mail/mail.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";

/** What the screen of an email's texts asks the server for; errors come back by field. */
export function useMailTextCalls(template: MailTemplate, language: string) {
  const call = useCall();
  const param = { template };
  const changes = { changes: ["content"], keepsScreen: true } as const;
  return {
    send: async (texts: Record<string, string>, known: Record<string, string>) =>
      fieldErrorsOf(
        await call.post("/admin/mail-texts/:template", { param, json: { language, texts, known } }, changes),
      ),
    arrange: async (blocks: MailBlock[], version: string) =>
      fieldErrorsOf(
        await call.post("/admin/mail-layouts/:template", { param, json: { language, blocks, version } }, changes),
      ),
    sendTest: () => call.post("/admin/mail-texts/:template/test", { param, json: { language } }),
  };
}
