import { useMemo } from "react";
import type { Route } from "./+types/home";
import { getHome } from "#domain/platform/home/get-home.ts";
import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { homeData } from "#app/ui/home/home-structured-data.ts";
import { DeferredPart } from "#app/hydration/deferred-part.tsx";
import { builtAddress } from "#app/ui/parts/built-address.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useAbsoluteAddress } from "#app/ui/shell/document-links.tsx";
import icon from "#app/ui/shell/icon.svg?url";
import { useSaleChange } from "#app/products/use-sale-change.ts";
import { audienceClass, countrySheets } from "#app/ui/home/audience-class.ts";
import { OpeningSoon } from "#app/ui/home/opening-soon.tsx";
import { HomePart } from "./home-part.tsx";

export const handle: CacheHandle = { cache: { parameters: [] } };

export const shouldRevalidate = dependsOn("currency", "time");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  const { shopTagline: tagline, shopEmail: email } = ctx.settings;
  return { sections: await getHome(ctx), tagline, email };
}

export default function Home({ loaderData: { sections, tagline, email } }: Route.ComponentProps) {
  const { t, shopName, baseUrl, appPath, language } = usePage();
  const address = useAbsoluteAddress("/");
  const logo = new URL(builtAddress(appPath, icon), baseUrl).href;
  const onChangeDue = useSaleChange();
  const parts = useMemo(() => {
    // On a wide screen they are already open next to the slides.
    const besideSlides = sections.some(({ kind }) => kind === "sliders") ? "xl:hidden" : "";
    return sections.map((section, index) => {
      const part = <HomePart key={section.id} section={section} onChangeDue={onChangeDue} />;
      const audience = audienceClass(section);
      if (index === 0)
        return (
          <div key={section.id} className={section.kind === "sliders" ? audience || "contents" : `pt-8 ${audience}`}>
            {part}
          </div>
        );
      return (
        <DeferredPart
          key={section.id}
          className={`below mt-10 empty:hidden ${section.kind === "categories" ? besideSlides : ""} ${audience}`}
        >
          {part}
        </DeferredPart>
      );
    });
  }, [sections, onChangeDue]);
  return (
    <>
      <DocumentHead
        tagline={t(tagline)}
        description={t(
          "Find something good at {shop}: new arrivals, daily deals and flash sales from independent sellers, honest reviews, and one checkout for all of them.",
          { shop: shopName },
        )}
        structuredData={homeData({
          shopName,
          tagline: t(tagline),
          baseUrl,
          logo,
          address,
          languageCode: language.code,
        })}
      />
      <h1 className="sr-only">
        {shopName}: {t(tagline)}
      </h1>
      {sections.length === 0 && <OpeningSoon tagline={t(tagline)} email={email} />}
      {countrySheets(sections).map((sheet) => (
        <link key={sheet} rel="stylesheet" href={`${appPath}${sheet}`} precedence="high" />
      ))}
      <div className="pb-4">{parts}</div>
    </>
  );
}
