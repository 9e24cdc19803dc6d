import { appendFileSync, writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import path from "node:path";
import { openPostgres } from "#db/client.ts";
import { sendPayouts } from "#domain/accounts/payout/send-payouts.ts";
import type { TransferRequest } from "#domain/payment/provider/payout-provider.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeBank } from "#tests/support/money-world.ts";
import { afterEachTransaction } from "./after-each-transaction.ts";

// Usage: node tests/crash/pay-out-and-die.ts <postgres url> <notes folder> <step>
// Sends what is approved through a bank of files, and dies right after the step of that number; after none for 0.
const [url = "", notes = "", dieAfter = "0"] = process.argv.slice(2);

// Those who come after start sooner; who is killed leaves nothing otherwise.
flushCompileCache();

let step = 0;

/** Checks that something has happened permanently. */
function done(what: string): void {
  step += 1;
  if (step !== Number(dieAfter)) return;
  appendFileSync(path.join(notes, "kills"), `${what}\n`);
  process.kill(process.pid, "SIGKILL");
}

/** Each key is transferred once, whichever process asks, and how often. */
function transfer({ transferKey }: TransferRequest): { ok: true; reference: string } {
  done("asked");
  try {
    writeFileSync(path.join(notes, `${transferKey}.transfer`), "", { flag: "wx" });
    appendFileSync(path.join(notes, "transfers"), `${transferKey}\n`);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  done("transferred");
  return { ok: true, reference: `tr_${transferKey}` };
}

const handle = openPostgres(url, 2);
const db = afterEachTransaction(handle.db, () => done("booked"));
const { provider } = makeBank({ now: new Date() });
const payouts = { transfer: (request: TransferRequest) => Promise.resolve(transfer(request)) };
await sendPayouts({ ...makeContext(db), providers: [{ ...provider, payouts }] });
await handle.close();
