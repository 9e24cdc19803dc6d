import type { Database } from "#db/client.ts";
import {
  banners,
  bannerTranslations,
  homeComponents,
  services,
  serviceTranslations,
  sliders,
  sliderTranslations,
} from "#db/schema/home.ts";
import { settings } from "#db/schema/setting.ts";
import { BANNERS, HOME_SECTIONS, SERVICES, SLIDERS } from "../content/home.ts";
import { inEachTongue, wordsIn } from "../content/tongues.ts";
import { insertRows, insertWithIds } from "../insert-rows.ts";
import { known } from "../known.ts";
import type { Picture } from "../pictures/picture.ts";

/** The home screen with its slides, promises and banners, and the settings of the demo shop. */
export async function insertHome(
  db: Database,
  pictures: ReadonlyMap<string, Picture>,
  categoryIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const fileOf = (key: string) => known(pictures, key).file;
  await insertSliders(db, fileOf);
  await insertServices(db);
  const bannerIds = await insertBanners(db, fileOf);
  await insertRows(
    db,
    homeComponents,
    HOME_SECTIONS.map((section, position) => ({
      kind: section.kind,
      position,
      options: optionsOf(section, bannerIds, categoryIds),
    })),
  );
  const popup = {
    popupTitle: "News from the market",
    popupDescription: "New shops, good prices and a recipe every month.",
    popupImage: fileOf("slider-phone kitchen"),
    popupShowIn: "home_page",
    sitePopupStatus: true,
  };
  const social = {
    facebookLink: "https://www.facebook.com/souk.example",
    instagramLink: "https://www.instagram.com/souk.example",
    youtubeLink: "https://www.youtube.com/@souk.example",
  };
  const seat = "4 Quay Street, Bristol BS1 4QA, United Kingdom";
  const openingHours = "Monday to Friday, 9 am to 5 pm\nSaturday, 10 am to 2 pm";
  const chosen = {
    openingHours,
    shopName: "Souk",
    shopTagline: "A market of good things",
    shopAddress: seat,
    ...popup,
    ...social,
  };
  await insertRows(
    db,
    settings,
    Object.entries(chosen).map(([key, value]) => ({ key, value, updatedAt: now })),
  );
}

async function insertSliders(db: Database, fileOf: (key: string) => string): Promise<void> {
  const rows = SLIDERS.map((slide, position) => ({
    image: fileOf(`slider ${slide.slug}`),
    phoneImage: fileOf(`slider-phone ${slide.slug}`),
    backdrop: slide.stage,
    link: slide.link,
    title: slide.title[0],
    text: slide.text[0],
    button: slide.button[0],
    position,
  }));
  const ids = await insertWithIds(db, sliders, rows);
  await insertRows(
    db,
    sliderTranslations,
    SLIDERS.flatMap((slide, index) =>
      inEachTongue((tongue) => ({
        sliderId: ids[index] ?? 0,
        title: wordsIn(tongue, slide.title),
        text: wordsIn(tongue, slide.text),
        button: wordsIn(tongue, slide.button),
      })),
    ),
  );
}

async function insertServices(db: Database): Promise<void> {
  const ids = await insertWithIds(
    db,
    services,
    SERVICES.map(({ icon, title, text }, position) => ({ icon, title: title[0], text: text[0], position })),
  );
  await insertRows(
    db,
    serviceTranslations,
    SERVICES.flatMap(({ title, text }, index) =>
      inEachTongue((tongue) => ({
        serviceId: ids[index] ?? 0,
        title: wordsIn(tongue, title),
        text: wordsIn(tongue, text),
      })),
    ),
  );
}

async function insertBanners(db: Database, fileOf: (key: string) => string): Promise<number[]> {
  const rows = BANNERS.map((banner, position) => ({
    image: fileOf(`banner ${banner.slug}`),
    backdrop: banner.stage,
    link: banner.link,
    title: banner.title[0],
    text: banner.text[0],
    position,
  }));
  const ids = await insertWithIds(db, banners, rows);
  await insertRows(
    db,
    bannerTranslations,
    BANNERS.flatMap(({ title, text }, index) =>
      inEachTongue((tongue) => ({
        bannerId: ids[index] ?? 0,
        title: wordsIn(tongue, title),
        text: wordsIn(tongue, text),
      })),
    ),
  );
  return ids;
}

type HomeSection = (typeof HOME_SECTIONS)[number];

function optionsOf(
  section: HomeSection,
  bannerIds: readonly number[],
  categoryIds: ReadonlyMap<string, number>,
): { categoryId?: number; bannerIds?: number[] } {
  if (section.kind === "banners") return { bannerIds: section.banners.map((place) => bannerIds[place] ?? 0) };
  if (section.kind === "gadget")
    return { categoryId: known(categoryIds, section.category), bannerIds: [bannerIds[section.banner] ?? 0] };
  return {};
}
