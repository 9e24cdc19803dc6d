import { createTransport } from "nodemailer";
import type { MailTransport } from "./mail-message.ts";

/** Sends mails through a mail server. `url`: smtp://user:password@host:port; `address`: that of the sender. */
export function createSmtpTransport(url: string, address: string): MailTransport {
  const transport = createTransport(url);
  const domain = address.split("@").at(-1)!;
  return {
    async send({ id, to, from, replyTo, subject, html, text, languageCode, unsubscribeUrl }) {
      await transport.sendMail({
        from: { name: from, address },
        replyTo,
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
