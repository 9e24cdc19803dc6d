import type { Database } from "#db/client.ts";
import { shopApplications } from "#db/schema/shop-application.ts";
import { shops } from "#db/schema/shop.ts";
import { APPLICATION_CHECKS } from "#shared/shop-application.ts";
import type { Client } from "../support/client.ts";
import { makeCustomer } from "../support/customers.ts";
import type { Action } from "./actions.ts";

const APPLICANTS = ["first", "second", "third", "fourth"];
const SPARE_SHOPS = ["spare-one", "spare-two", "spare-three"];

/** Applications that wait for a decision, and shops without orders. */
export async function insertApplications(db: Database): Promise<void> {
  for (const name of APPLICANTS) {
    const email = `${name}@applicant.example`;
    await db.insert(shopApplications).values({
      customerId: await makeCustomer(db, {
        firstName: name,
        lastName: "Applicant",
        email,
        emailVerifiedAt: new Date(),
      }),
      type: "individual",
      status: "submitted",
      shopName: `Shop of ${name}`,
      legalName: `${name} Applicant`,
      line1: "1 Market Street",
      city: "Portland",
      countryCode: "US",
      bankEnding: "3000",
      bankConfirmedAt: new Date(),
      submittedAt: new Date(),
    });
  }
  await db.insert(shops).values(SPARE_SHOPS.map((slug) => ({ slug, name: slug, status: "approved" as const })));
}

/** What the operator does with applications and shops, each with the action that has to be logged for it. */
export function shopActions(staff: () => Client): Record<string, Action> {
  const ofApplication = (move: string, body: object, action: string, isChecked = false): Action => {
    return async () => {
      const { body: found } = await staff().get<{ applications: { data: { id: number }[] } }>(
        "admin/applications?status=submitted",
      );
      const { id } = found.applications.data[0]!;
      if (isChecked) await staff().post(`admin/applications/${id}/checks`, { checked: APPLICATION_CHECKS });
      return { path: `admin/applications/${id}/${move}`, body, action };
    };
  };
  const ofShop = (slug: string, move: string, body: object, action: string, before?: string): Action => {
    return async () => {
      const { body: found } = await staff().get<{ shops: { data: { id: number }[] } }>(`admin/shops?q=${slug}`);
      const { id } = found.shops.data[0]!;
      if (before) await staff().post(`admin/shops/${id}/${before}`, { reason: "A check" });
      return { path: `admin/shops/${id}/${move}`, body, action };
    };
  };
  return {
    "POST /admin/applications/{id}/checks": ofApplication("checks", { checked: ["identity"] }, "application.check"),
    "POST /admin/applications/{id}/question": ofApplication(
      "question",
      { question: "Which brands?" },
      "application.ask",
    ),
    "POST /admin/applications/{id}/approve": ofApplication("approve", {}, "application.approve", true),
    "POST /admin/applications/{id}/reject": ofApplication("reject", { reason: "Forged" }, "application.reject"),
    "POST /admin/shops/{id}/suspend": ofShop("spare-one", "suspend", { reason: "Late" }, "shop.suspend"),
    "POST /admin/shops/{id}/reopen": ofShop("spare-two", "reopen", {}, "shop.reopen", "suspend"),
    "POST /admin/shops/{id}/close": ofShop("spare-three", "close", { reason: "It was asked for" }, "shop.close"),
    "POST /admin/shops/{id}/notes": ofShop("spare-two", "notes", { text: "Called them" }, "shop.note"),
    "POST /admin/shops/bulk": () =>
      Promise.resolve({
        path: "admin/shops/bulk",
        body: { filter: "q=spare-two", action: "add_tag", value: "Strategic" },
        action: "tag.add",
      }),
    "POST /admin/shops/{id}/look": ofShop("spare-two", "look", {}, "shop.look"),
    "POST /admin/shop-look/stop": async () => {
      const { path } = await ofShop("spare-two", "look", {}, "shop.look")();
      await staff().post(path, {});
      return { path: "admin/shop-look/stop", action: "shop.look" };
    },
  };
}
