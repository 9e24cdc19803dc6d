import { createHash } from "node:crypto";
import path from "node:path";
import type { WaitingTextMessage } from "#domain/platform/sms/sms.ts";
import { createSmsDisk, type SmsDisk } from "#integrations/sms/disk-transport.ts";
import { createHttpTransport } from "#integrations/sms/http-transport.ts";
import type { Shop } from "../shop.ts";

export type SmsDelivery = {
  deliver(message: WaitingTextMessage): Promise<void>;
  /** Where a demo stores text messages for reading; null if they go to a gateway, or nowhere. */
  disk: SmsDisk | null;
};

/** Sends text messages of the outbox: to the configured gateway, or to the demo's folder. */
export function createSmsDelivery({ config, now }: Pick<Shop, "config" | "now">): SmsDelivery {
  const gateway = config.smsUrl ? createHttpTransport(config.smsUrl, config.smsToken) : null;
  const disk = !gateway && config.isDemo ? createSmsDisk(path.resolve(config.dataDir, "sms"), now) : null;
  const transport = gateway ?? disk;

  async function deliver({ idempotencyKey, recipient, text, languageCode }: WaitingTextMessage): Promise<void> {
    if (!transport) throw new Error("No gateway is set: SMS_URL");
    const id = createHash("sha256").update(idempotencyKey).digest("base64url").slice(0, 32);
    await transport.send({ id, to: recipient, text, languageCode });
  }

  return { deliver, disk };
}
