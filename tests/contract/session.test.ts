import { expect, test } from "vitest";
import { PASSWORD, shareShop } from "./open-shop.ts";
import { signUpForm } from "../support/customers.ts";

type Entered = {
  user: { email: string; first_name: string };
  token: string;
  carts: { product_id: number; quantity: number }[];
};

const shop = shareShop();
const goods = await shop.goods(2);

test("signing up returns the user and a new token, and says if the address is taken", async () => {
  const account = signUpForm((await shop.customer()).email, PASSWORD);
  const again = await shop.guest().post("register", account);
  expect(again.status).toBe(422);
  expect(again.body.errors.email).toHaveLength(1);
  const differing = await shop
    .guest()
    .post("register", { ...account, email: "new@example.com", password_confirmation: "else" });
  expect(differing.body.errors).toHaveProperty("password_confirmation");
});

test("signing in merges the carts, and the page's previous token is void", async () => {
  const { email, ...customer } = await shop.customer();
  await customer.post("user/addToCart", { product_id: goods[0]!.id });
  const guest = shop.guest();
  const guestToken = await guest.token();
  await guest.post("user/addToCart", { product_id: goods[0]!.id });
  await guest.post("user/addToCart", { product_id: goods[1]!.id });
  const cookie = guest.cookies();
  const { status, body } = await guest.post<Entered>("login", { email: email.toUpperCase(), password: PASSWORD });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ email, first_name: "Grace" });
  expect(body.token).not.toBe(guestToken);
  expect(Object.fromEntries(body.carts.map((line) => [line.product_id, line.quantity]))).toEqual({
    [goods[0]!.id]: 2,
    [goods[1]!.id]: 1,
  });
  expect(guest.cookies()).not.toBe(cookie);
  expect((await guest.post("cart/acknowledge", {}, { token: guestToken })).status).toBe(419);
  const renewed = await guest.get<{ token: string }>("token", { token: null });
  expect((await guest.post("cart/acknowledge", {}, { token: renewed.body.token })).status).toBe(200);
});

test("a wrong password and an unknown address get the same response", async () => {
  const { email } = await shop.customer();
  const wrong = await shop.guest().post<Entered>("login", { email, password: "not it" });
  const unknown = await shop.guest().post<Entered>("login", { email: "nobody@example.com", password: "not it" });
  expect(wrong.status).toBe(401);
  expect(unknown).toMatchObject({ status: 401, body: wrong.body });
});

test("the eleventh failed attempt for one account is rate-limited", async () => {
  const { email } = await shop.customer();
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await shop.guest().post("login", { email, password: "not it" })).status);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses[10]).toBe(429);
});

test("signing out returns a guest's token, and the cart stays with the account", async () => {
  const customer = await shop.customer();
  await customer.post("user/addToCart", { product_id: goods[0]!.id });
  const { status, body } = await customer.get<Entered>("logout");
  expect(status).toBe(200);
  expect(body.token).toEqual(expect.any(String));
  expect((await customer.get<Entered>("cart/list")).body.carts).toEqual([]);
  expect((await customer.get("user/get-all-address")).status).toBe(401);
});

test("a token is only given to the shop's own pages", async () => {
  expect((await shop.guest().get("token", { withoutMarker: true, token: null })).status).toBe(419);
  expect(
    (await shop.guest().get("token", { token: null, headers: { Origin: "https://elsewhere.example" } })).status,
  ).toBe(419);
});
