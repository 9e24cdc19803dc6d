import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { videos } from "#db/schema/video.ts";
import { expectAccessibleInBothThemes, expectNoFaults, ownE2eShop, untilHydrated } from "./browser.ts";

const EMBEDDED = "straight-from-the-press";
const ERRORS = [
  [2, "This video's address isn't valid."],
  [5, "The player couldn't play this video."],
  [100, "This video was removed or is private."],
  [101, "This video can't be played on other websites."],
  [150, "This video can't be played on other websites."],
  [999, "This video couldn't be played."],
] as const;

const shop = ownE2eShop({
  change: async (db) =>
    void (await db
      .update(videos)
      .set({ kind: "youtube", source: "M7lc1UVf-VE", files: [] })
      .where(eq(videos.slug, EMBEDDED))),
});

const readVideo = (page: Page) =>
  page.evaluate(() => {
    const player = document.querySelector<HTMLVideoElement>(".plyr video");
    return (
      player && {
        at: player.currentTime,
        hasPlayed: player.played.length > 0,
        isRead: player.readyState > 0,
        speed: player.playbackRate,
        source: player.currentSrc,
      }
    );
  });

const readRemembered = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("souk-player") ?? "{}") as object);

const playing = (speed: number, height: number) => ({
  isRead: true,
  speed,
  source: expect.stringMatching(new RegExp(`-${height}-[0-9a-f]{8}\\.mp4$`)) as string,
});

it("a video plays, seeks and changes its speed and quality, which the browser remembers", async () => {
  const page = await shop.visit("/video-shopping");
  await page.getByRole("link", { name: "Play From the kiln to the table" }).click();
  await page.locator(".plyr").waitFor();
  await expectAccessibleInBothThemes(page);
  await expect.poll(() => readVideo(page)).toMatchObject(playing(1, 576));
  await page.locator(".plyr__control--overlaid").click();
  // A busy machine may see the video only after it has ended.
  await expect.poll(async () => (await readVideo(page))?.hasPlayed).toBe(true);
  await page.getByRole("list", { name: "Moments in this video" }).getByRole("button").last().click();
  await expect.poll(async () => (await readVideo(page))!.at).toBeGreaterThan(1.9);
  const settings = page.locator(".plyr__menu");
  await settings.getByRole("button", { name: "Settings" }).click();
  // After a choice the menu shows its parts again.
  const choose = async (part: RegExp, value: string) => {
    await settings.getByRole("menuitem", { name: part }).click();
    await settings.getByRole("menuitemradio", { name: value }).click();
  };
  await choose(/^Speed/, "2×");
  await choose(/^Quality/, "240p");
  await expect.poll(() => readVideo(page)).toMatchObject(playing(2, 240));
  await expect.poll(() => readRemembered(page)).toMatchObject({ speed: 2, quality: 240 });
  await page.reload();
  await untilHydrated(page);
  await page.locator(".plyr").waitFor();
  await expect.poll(() => readVideo(page)).toMatchObject(playing(2, 240));
  await expect.poll(() => readRemembered(page)).toMatchObject({ speed: 2, quality: 240 });
  expectNoFaults(page);
});

it("another host's video loads after consent, and says in words why it does not play", async () => {
  const page = await shop.visit("/video-shopping");
  const urls: string[] = [];
  let code = 0;
  await page.route("https://www.youtube-nocookie.com/**", (route) => {
    urls.push(route.request().url());
    const message = JSON.stringify(JSON.stringify({ event: "onError", info: code }));
    const html = `<script>addEventListener("message", (e) => e.source.postMessage(${message}, e.origin))</script>`;
    return route.fulfill({ contentType: "text/html", body: html });
  });
  await page.getByRole("link", { name: "Play Straight from the press" }).click();
  const play = page.getByRole("button", { name: "Play on YouTube" });
  await play.waitFor();
  await untilHydrated(page);
  expect(urls).toEqual([]);
  code = ERRORS[0][0];
  await play.click();
  for (const [number, words] of ERRORS) {
    if (number !== code) {
      code = number;
      await page.reload();
    }
    await page.getByRole("alert").getByText(words).waitFor();
  }
  expect(urls[0]).toContain("/embed/M7lc1UVf-VE?enablejsapi=1");
});
