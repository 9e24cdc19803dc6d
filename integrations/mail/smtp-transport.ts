import { createTransport } from "nodemailer";
import type { MailTransport } from "./mail-message.ts";

/**
 * Sends mails through a mail server. `url`: smtp://user:password@host:port; `from`: the sender as shown in the mail.
 */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(url);
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ id, to, subject, html, text, languageCode, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        to,
        subject,
        html,
        text,
        messageId: `<${id}@${domain}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          "Content-Language": languageCode,
          ...(unsubscribeUrl
            ? { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
            : {}),
        },
      });
    },
  };
}
