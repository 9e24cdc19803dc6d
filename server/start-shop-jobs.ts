import { jobsOf } from "./jobs/jobs.ts";
import { startJobs, type Jobs } from "./jobs/start-jobs.ts";
import { createMailDelivery, type MailDelivery } from "./mail.ts";
import type { Shop } from "./shop.ts";

/** Starts all workers; from then on use cases wake them. */
export async function startShopJobs(shop: Shop): Promise<{ mail: MailDelivery; jobs: Jobs }> {
  const mail = createMailDelivery(shop);
  const jobs = await startJobs(shop, jobsOf(mail));
  shop.wake = jobs.wake;
  return { mail, jobs };
}
