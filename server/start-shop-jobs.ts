import { jobsOf } from "./jobs/jobs.ts";
import { startJobs, type Jobs } from "./jobs/start-jobs.ts";
import { createMailDelivery, type MailDelivery } from "./mail.ts";
import { createSmsDelivery, type SmsDelivery } from "./sms.ts";
import type { Shop } from "./shop.ts";

/** Starts all workers; from then on use cases wake them. */
export async function startShopJobs(shop: Shop): Promise<{ mail: MailDelivery; sms: SmsDelivery; jobs: Jobs }> {
  const mail = createMailDelivery(shop);
  const sms = createSmsDelivery(shop);
  const jobs = await startJobs(shop, jobsOf(mail, sms));
  shop.wake = jobs.wake;
  return { mail, sms, jobs };
}
