import { createPictureSource } from "#integrations/pictures/fetch-picture.ts";
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
  const jobs = await startJobs(shop, jobsOf(mail, sms, rates, createPictureSource()));
  shop.enqueue = jobs.enqueue;
  jobs.enqueue("refresh-rates");
  return { mail, sms, jobs };
}
