import { expect, test } from "vitest";
import { shareShop } from "./open-shop.ts";

type Updated = {
  user: { first_name: string; phone: string | null };
};

const shop = shareShop();
const profile = { first_name: "Grace", last_name: "Hopper", phone: "+1 555 010 9988", language_code: "es" };

test("the profile changes only for its customer, and returns who is signed in", async () => {
  const updated = await (await shop.customer()).post<Updated>("user/update-profile", profile);
  expect(updated.status).toBe(200);
  expect(updated.body.user).toMatchObject({ first_name: "Grace", phone: "+1 555 010 9988" });
  expect((await shop.guest().post("user/update-profile", profile)).status).toBe(401);
});

test("the profile shows errors at their fields", async () => {
  const customer = await shop.customer();
  const wrong = await customer.post<Updated>("user/update-profile", { ...profile, first_name: " ", phone: "x" });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors).toSorted()).toEqual(["first_name", "phone"]);
  const unknown = await customer.post<Updated>("user/update-profile", { ...profile, language_code: "xx" });
  expect(unknown.body.errors).toHaveProperty("language_code");
});
