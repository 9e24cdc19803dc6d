import { createImageSource } from "#integrations/images/fetch-image.ts";
import type { SendPush } from "#domain/customers/push/push.ts";
import { createFcm } from "#integrations/push/fcm.ts";
import { createWebPush } from "#integrations/push/web-push.ts";
import { createEcbRates } from "#integrations/rates/ecb-rates.ts";
import { createHttpRates } from "#integrations/rates/http-rates.ts";
import path from "node:path";
import { backUpEmbedded, dumpInProcess } from "../backup/back-up-embedded.ts";
import { backUp, backupFileOf } from "../backup/backup.ts";
import { jobsOf } from "./jobs.ts";
import { startJobs, type Jobs } from "./start-jobs.ts";
import { createMailDelivery, type MailDelivery } from "../messages/mail.ts";
import { createSmsDelivery, type SmsDelivery } from "../messages/sms.ts";
import type { Shop } from "../shop.ts";

/** Starts all workers; from then on use cases can enqueue jobs. */
export async function startShopJobs(shop: Shop): Promise<{ mail: MailDelivery; sms: SmsDelivery; jobs: Jobs }> {
  const mail = createMailDelivery(shop);
  const sms = createSmsDelivery(shop);
  const rates = { own: shop.config.ratesUrl ? createHttpRates(shop.config.ratesUrl) : null, ecb: createEcbRates() };
  const jobs = await startJobs(
    shop,
    jobsOf(shop, {
      mail,
      sms,
      rates,
      push: createPush(shop),
      pictures: createImageSource(),
      backUp: () => backUpShop(shop),
    }),
  );
  shop.enqueue = jobs.enqueue;
  jobs.enqueue("refresh-rates");
  return { mail, sms, jobs };
}

function backUpShop(shop: Shop): Promise<unknown> {
  const { db, kind } = shop.database;
  const dataDir = path.resolve(shop.config.dataDir);
  return kind === "embedded"
    ? backUpEmbedded(db, dataDir, backupFileOf(shop), dumpInProcess(shop.folder))
    : backUp(db, dataDir, backupFileOf(shop));
}

/** To browsers by Web Push, and to apps by Firebase if it is configured; otherwise messages to apps are not sent. */
function createPush({ config, vapid, publicUrl }: Shop): SendPush {
  const { firebase } = config.live;
  const web = createWebPush({ subject: config.live.vapid.subject ?? subjectOf(publicUrl), ...vapid });
  const fcm = firebase?.account ? createFcm({ projectId: firebase.projectId, account: firebase.account }) : null;
  return (target, message) => {
    if (target.service === "web_push") return web(target, message);
    return fcm ? fcm(target, message) : Promise.resolve("failed");
  };
}

/** Push services require the sender's contact address; a shop without a public address has only a name. */
function subjectOf(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? publicUrl : "mailto:push@localhost";
}
