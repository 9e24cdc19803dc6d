import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { formOf } from "../support/form-of.ts";
import { linkTo } from "./mails.ts";
import { shareShop, PASSWORD } from "./open-shop.ts";

const shop = shareShop();

type User = { image: string | null; email: string };
type Topic = { topic: string; is_notified: boolean; is_mailed: boolean };

async function imageForm(name = "me.jpg"): Promise<FormData> {
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0b6360" } })
    .jpeg()
    .toBuffer();
  return formOf({ image: new File([new Uint8Array(photo)], name, { type: "image/jpeg" }) });
}

const isSignedIn = async (client: Client) => (await client.get("user/sessions")).status === 200;

describe("the customer's image", () => {
  test("is stored, shown to everyone as WebP, and deleted", async () => {
    const customer = await shop.customer();
    const taken = await customer.send<{ user: User }>("user/profile-image", await imageForm());
    expect(taken.status).toBe(200);
    const address = `${shop.server().url}/img/96/${taken.body.user.image}`;
    const shown = await fetch(address);
    expect(shown.headers.get("Content-Type")).toBe("image/webp");
    const removed = await customer.post<{ user: User }>("user/remove-profile-image");
    expect(removed.body.user.image).toBeNull();
    expect((await fetch(address)).status).toBe(404);
  });

  test("is refused with a message if it is not an image, and for guests", async () => {
    const customer = await shop.customer();
    const script = formOf({ image: new File(["<svg onload='x'/>"], "me.png", { type: "image/png" }) });
    const refused = await customer.send("user/profile-image", script);
    expect(refused.status).toBe(415);
    expect(refused.body.error).toContain("couldn't read");
    const large = formOf({ image: new File([new Uint8Array(5_500_000)], "me.png", { type: "image/png" }) });
    expect((await customer.send("user/profile-image", large)).status).toBe(413);
    expect((await customer.send("user/profile-image", new FormData())).status).toBe(422);
    expect((await shop.guest().send("user/profile-image", await imageForm())).status).toBe(401);
  });
});

describe("topics", () => {
  test("are read and switched, one by one", async () => {
    const customer = await shop.customer();
    const wish = { topic: "alerts", is_notified: false, is_mailed: true };
    const chosen = await customer.post<{ topics: Topic[] }>("user/topics", { topics: [wish] });
    expect(chosen.body.topics).toContainEqual(wish);
    const { body } = await customer.get<{ topics: Topic[] }>("user/topics");
    expect(body.topics.map(({ topic }) => topic)).toEqual(["orders", "messages", "alerts", "shops", "news"]);
    expect(body.topics).toContainEqual(wish);
  });

  test("do not include security, and are not for guests", async () => {
    const customer = await shop.customer();
    const safe = { topics: [{ topic: "security", is_notified: false, is_mailed: false }] };
    expect((await customer.post("user/topics", safe)).status).toBe(422);
    expect((await shop.guest().get("user/topics")).status).toBe(401);
  });

  test("end by one click in a mail program, without marker or token", async () => {
    const { url } = shop.server();
    const answer = await fetch(`${url}/unsubscribe/1.alerts.aaaaaaaaaaaaaaaaaaaaaaaaa`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.status).toBe(409);
    expect((await shop.guest().page("unsubscribe/nothing")).status).toBe(404);
  });
});

describe("another e-mail address", () => {
  test("needs the password, takes effect after its link, and is undone by the old one", async () => {
    const customer = await shop.customer();
    const email = customer.email.replace("shopper", "moved");
    const wrong = await customer.post("user/email-change", { email, password: "wrong" });
    expect(Object.keys(wrong.body.errors)).toEqual(["password"]);
    const same = await customer.post("user/email-change", { email: customer.email, password: PASSWORD });
    expect(Object.keys(same.body.errors)).toEqual(["email"]);
    expect((await customer.post("user/email-change", { email, password: PASSWORD })).status).toBe(200);

    const code = await linkTo(shop, email, "/email-change/");
    expect((await shop.guest().post("confirm-email-change", { code })).status).toBe(401);
    expect((await (await shop.customer()).post("confirm-email-change", { code })).status).toBe(403);
    const confirmed = await customer.post<{ email: string }>("confirm-email-change", { code });
    expect(confirmed.body.email).toBe(email);
    expect((await shop.guest().post("login", { email, password: PASSWORD })).status).toBe(200);

    const key = await linkTo(shop, customer.email, "/email-change/undo/");
    const undone = await shop.guest().post<{ email: string; code: string }>("undo-email-change", { key });
    expect(undone.body.email).toBe(customer.email);
    expect(await isSignedIn(customer)).toBe(false);
    const fresh = { email: customer.email, code: undone.body.code, password: `${PASSWORD}!` };
    const created = await shop.guest().post("create-new-password", { ...fresh, password_confirmation: fresh.password });
    expect(created.status).toBe(200);
    expect((await shop.guest().post("login", { email: customer.email, password: fresh.password })).status).toBe(200);
  });

  test("gives the same response if it has an account, and can be canceled", async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const taken = await customer.post("user/email-change", { email: other.email, password: PASSWORD });
    const free = await customer.post("user/email-change", { email: `free-${other.email}`, password: PASSWORD });
    expect(taken.status).toBe(200);
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
    expect((await customer.post("user/cancel-email-change")).status).toBe(200);
    expect((await shop.guest().post("user/cancel-email-change")).status).toBe(401);
    expect((await shop.guest().post("confirm-email-change", { code: "x" })).status).toBe(409);
    expect((await shop.guest().post("undo-email-change", { key: "x" })).status).toBe(409);
  });
});

describe("the end of an account", () => {
  test("is preceded by an export of everything, only for its owner", async () => {
    const customer = await shop.customer();
    const exported = await customer.get<{ parts: Record<string, object[]> }>("user/data-export");
    expect(exported.headers.get("Content-Disposition")).toMatch(/^attachment; filename="account-[\d-]+\.json"$/);
    expect(exported.headers.get("Cache-Control")).toContain("no-store");
    expect(exported.body.parts.account).toMatchObject([{ email: customer.email }]);
    expect((await shop.guest().get("user/data-export")).status).toBe(401);
  });

  test("needs the password and signs out everywhere", async () => {
    const customer = await shop.customer();
    const elsewhere = shop.guest();
    await elsewhere.post("login", { email: customer.email, password: PASSWORD });
    const wrong = await customer.post("user/delete-account", { password: "wrong" });
    expect(Object.keys(wrong.body.errors)).toEqual(["password"]);
    expect((await customer.post("user/send-deletion-code")).status).toBe(200);
    expect((await customer.post("user/delete-account", { code: "guessed" })).status).toBe(422);
    expect((await shop.guest().post("user/delete-account", { password: PASSWORD })).status).toBe(401);
    const deleted = await customer.post<{ token: string }>("user/delete-account", { password: PASSWORD });
    expect(deleted.status).toBe(200);
    expect(deleted.body.token).not.toBe("");
    expect(await isSignedIn(customer)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    const again = { email: customer.email, password: PASSWORD };
    expect((await shop.guest().post("login", again)).status).toBe(401);
  });

  test("waits for what is still open", async () => {
    const shopper = await shop.signIn("shopper@souk.example");
    const refused = await shopper.post("user/delete-account", { password: "souk-demo" });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatch(/open (orders|returns)/);
  });
});
