import { createPictureSource } from "#integrations/pictures/fetch-picture.ts";
import { createWebPush } from "#integrations/push/web-push.ts";
import { createHttpRates } from "#integrations/rates/http-rates.ts";
import { jobsOf } from "./jobs.ts";
import { startJobs, type Jobs } from "./start-jobs.ts";
import { createMailDelivery, type MailDelivery } from "../messages/mail.ts";
import { createSmsDelivery, type SmsDelivery } from "../messages/sms.ts";
import type { Shop } from "../shop.ts";

/** Starts all workers; from then on use cases can enqueue jobs. */
export async function startShopJobs(shop: Shop): Promise<{ mail: MailDelivery; sms: SmsDelivery; jobs: Jobs }> {
  const mail = createMailDelivery(shop);
  const sms = createSmsDelivery(shop);
  const rates = shop.config.ratesUrl ? createHttpRates(shop.config.ratesUrl) : null;
  const subject = shop.config.live.vapid.subject ?? subjectOf(shop.publicUrl);
  const push = createWebPush({ subject, ...shop.vapid });
  const jobs = await startJobs(shop, jobsOf(shop, { mail, sms, rates, push, pictures: createPictureSource() }));
  shop.enqueue = jobs.enqueue;
  jobs.enqueue("refresh-rates");
  return { mail, sms, jobs };
}

/** Push services ask for an address of whoever sends; a shop without a public one has only a name. */
function subjectOf(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? publicUrl : "mailto:push@localhost";
}
