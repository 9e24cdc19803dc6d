import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { customers, staff } from "#db/schema/customer.ts";
import { listingProducts } from "#db/schema/listing.ts";
import { mails } from "#db/schema/mail.ts";
import { sessions } from "#db/schema/session.ts";
import { shops } from "#db/schema/shop.ts";
import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { saveShopProfile } from "#domain/shops/profile/save-shop-profile.ts";
import { shopProfileInput } from "#domain/shops/profile/profile.input.ts";
import { getOwnShop } from "#domain/shops/shop/get-own-shop.ts";
import { getShop } from "#domain/shops/shop/get-shop.ts";
import { joinTeam } from "#domain/shops/team/join-team.ts";
import { changeMember, removeMember } from "#domain/shops/team/change-team.ts";
import { findTeam } from "#domain/shops/team/find-team.ts";
import { inviteMember } from "#domain/shops/team/invite-member.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { closeShop, reopenShop, suspendShop } from "./suspend-shop.ts";
import { getShopRecord } from "./find-admin-shops.ts";
import { lookAtShop } from "./look-at-shop.ts";

const { db } = await openTestDatabase();
const DAY = 86_400_000;

const account = async (name: string, isVerified = true): Promise<number> =>
  makeCustomer(db, {
    firstName: name,
    email: `${name}@souk.example`,
    emailVerifiedAt: isVerified ? new Date() : null,
  });

const ownerId = await account("owner");
const shopId = await makeShop(db, { slug: "lamps", name: "Lamps", ownerId });
await makeProduct(db, shopId, await makeCategory(db));
const owner = makeContext(db, { visitor: { customerId: ownerId } });
const id = await account("boss");
await db.insert(staff).values({ customerId: id, permissions: ["shops.manage"] });
const admin = makeContext(db, { visitor: { customerId: id, permissions: ["shops.manage"] } });
await refreshListings(admin, "all");

const listed = () => db.$count(listingProducts);

describe("a shop", () => {
  test("that is suspended is not listed until it is reopened", async () => {
    expect(await listed()).toBe(1);
    expect(await suspendShop(admin, shopId, "Orders were not sent")).toSucceed();
    expect(await listed()).toBe(0);
    expect(await getShop(admin, "lamps")).toFail("not_found");
    expect(await getOwnShop(owner)).toMatchObject({ isSuspended: true });
    expect(await suspendShop(admin, shopId, "Again")).toFail("shop_state");
    expect(await reopenShop(admin, shopId)).toSucceed();
    expect(await listed()).toBe(1);
    const news = await db.select().from(mails).where(eq(mails.template, "shop-news")).orderBy(mails.id);
    expect(news.map(({ data }) => (data as { kind: string }).kind)).toEqual(["suspended", "reopened"]);
    const acts = await db.select({ action: auditEntries.action }).from(auditEntries).orderBy(auditEntries.id);
    expect(acts.map(({ action }) => action)).toEqual(["shop.suspend", "shop.reopen"]);
  });

  test("that is closed is gone for good, and its owner may apply again", async () => {
    expect(await closeShop(admin, shopId, "It was asked for")).toSucceed();
    expect(await getShop(admin, "lamps")).toFail("shop_gone");
    expect(await getOwnShop(owner)).toBeNull();
    expect(await reopenShop(admin, shopId)).toFail("shop_state");
  });

  test("of the operator cannot be suspended, and no shop without the permission", async () => {
    const own = await makeShop(db, { slug: "own", name: "Own", isOperator: true });
    expect(await suspendShop(admin, own, "By mistake")).toFail("shop_state");
    expect(await suspendShop(owner, shopId, "Myself")).toFail("not_found");
    expect(await getShopRecord(owner, shopId)).toFail("not_found");
    expect(await getShopRecord(admin, shopId)).toSucceed({ name: "Lamps", productsCount: 1 });
  });

  test("on holiday says until when, from the first day to the end of the last", async () => {
    const day = (days: number) => new Date(admin.now().getTime() + days * DAY).toISOString().slice(0, 10);
    const input = (from: string, until: string) =>
      shopProfileInput.parse({
        name: "Lamps",
        holiday_from: from,
        holiday_until: until,
        holiday_message: "At the sea",
      });
    await saveShopProfile(owner, input(day(2), day(4)));
    expect(await getShop(admin, "lamps")).toMatchObject({ value: { onHolidayUntil: null } });
    await saveShopProfile(owner, input(day(0), day(0)));
    const found = await getShop(admin, "lamps");
    expect(found).toMatchObject({ value: { onHolidayUntil: `${day(1)}T00:00:00.000Z`, holidayMessage: "At the sea" } });
    expect(shopProfileInput.safeParse({ name: "Lamps", holiday_from: day(2), holiday_until: day(1) }).success).toBe(
      false,
    );
  });

  test("is seen by staff as it sees itself, without being able to change anything", async () => {
    const { customerId } = admin.visitor;
    const [session] = await db
      .insert(sessions)
      .values({ tokenHash: "hash", customerId, lastSeenAt: new Date(), expiresAt: new Date(Date.now() + DAY) })
      .returning({ id: sessions.id });
    const inSession = { ...admin, visitor: { ...admin.visitor, sessionId: session!.id } };
    expect(await lookAtShop(inSession, shopId)).toSucceed();
    const looking = { ...admin, visitor: { ...admin.visitor, viewedShopId: shopId } };
    expect(await getOwnShop(looking)).toMatchObject({ id: shopId, role: "read", isLookedAt: true });
    expect(await saveShopProfile(looking, shopProfileInput.parse({ name: "Mine" }))).toFail("not_yours");
    const former = { ...looking, visitor: { ...looking.visitor, permissions: [] } };
    expect(await getOwnShop(former)).toBeNull();
  });
});

describe("a shop's team", () => {
  const codeOf = async () => {
    const written = await db.select().from(mails).where(eq(mails.template, "team-invited")).orderBy(mails.id);
    return (written.at(-1)!.data as { code: string }).code;
  };
  const as = (customerId: number) => makeContext(db, { visitor: { customerId } });

  test("is joined with the invitation to one's own verified address, once", async () => {
    expect(await inviteMember(owner, { email: "new@souk.example", role: "orders" })).toSucceed();
    const code = await codeOf();
    expect(await joinTeam(as(await account("other")), code)).toFail("invitation_other_address");
    const id = await account("new", false);
    expect(await joinTeam(as(id), code)).toFail("email_unverified");
    await db.update(customers).set({ emailVerifiedAt: new Date() }).where(eq(customers.id, id));
    expect(await joinTeam(as(id), code)).toSucceed();
    expect(await joinTeam(as(id), code)).toFail("link_ended");
    expect(await getOwnShop(as(id))).toMatchObject({ id: shopId, role: "orders" });
    expect(await findTeam(as(id))).toFail("not_yours");
    const team = valueOf(await findTeam(owner));
    expect(team.members.map(({ role }) => role)).toEqual(["owner", "orders"]);
    expect(await changeMember(owner, id, "finance")).toSucceed();
    expect(await removeMember(owner, id)).toSucceed();
    expect(await getOwnShop(as(id))).toBeNull();
  });

  test("cannot be joined by the owner of a shop, nor changed by another shop's owner", async () => {
    const rivalId = await account("rival");
    await makeShop(db, { slug: "rival", name: "Rival", ownerId: rivalId });
    await inviteMember(owner, { email: "rival@souk.example", role: "read" });
    expect(await joinTeam(as(rivalId), await codeOf())).toFail("seller_already");
    const id = await account("member");
    await inviteMember(owner, { email: "member@souk.example", role: "read" });
    await joinTeam(as(id), await codeOf());
    expect(await removeMember(as(rivalId), id)).toFail("not_found");
    expect(await changeMember(as(id), id, "orders")).toFail("not_yours");
  });

  test("needs two-step sign-in once its owner, who uses it, requires it", async () => {
    await db.update(shops).set({ isTwoStepRequired: true }).where(eq(shops.id, shopId));
    expect(await findTeam(owner)).toFail("two_step_missing");
    const stepped = { ...owner, visitor: { ...owner.visitor, hasTwoStep: true } };
    expect(await findTeam(stepped)).toSucceed();
  });
});
