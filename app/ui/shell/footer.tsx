import type { ReactNode } from "react";
import { href } from "react-router";
import type { PaymentMark } from "#domain/payment/attempt/find-payment-marks.ts";
import { USUAL_FOOTER, type MenuLink } from "#shared/menu-place.ts";
import { usePage } from "../parts/page.tsx";
import { Logo } from "./logo.tsx";
import { MenuEntry, usualLinks } from "./market-links.tsx";
import { PaymentMarks } from "./payment-marks.tsx";
import { SocialLinks, type SocialAddresses } from "./social-links.tsx";

type FooterProps = {
  /** A file name; empty for the usual one. */
  logo: string;
  tagline: string;
  email: string;
  phone: string;
  /** As the operator arranged it; empty: the usual columns. */
  menu: readonly MenuLink[];
  pages: readonly { slug: string; title: string }[];
  categories: readonly { slug: string; name: string }[];
  social: SocialAddresses;
  newsletter: ReactNode;
  onCookies: () => void;
  paymentMarks: readonly PaymentMark[];
  year: number;
};

const LINK = "inline-flex min-h-8 items-center text-sm text-muted hover:text-ink hover:underline";

export function Footer({ newsletter, onCookies, paymentMarks, year, ...known }: FooterProps) {
  const { t, shopName } = usePage();
  return (
    <footer data-shell="" className="mt-16 border-t border-line bg-sunken pb-20 md:pb-0">
      <div className="border-b border-line bg-primary-soft">
        <div className="content-width grid grid-cols-[minmax(0,1fr)] items-center gap-5 py-8 md:grid-cols-2">
          <div>
            <h2 className="text-2xl">{t("Be the first to know")}</h2>
            <p className="mt-1 text-muted">{t("New shops, new arrivals and special offers, about twice a month.")}</p>
          </div>
          {newsletter}
        </div>
      </div>
      <div className="content-width grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <FooterColumns {...known} />
      </div>
      <div className="border-t border-line">
        <div className="content-width flex flex-wrap items-center justify-between gap-4 py-5 text-sm text-muted">
          <p>
            {`© ${year} ${shopName} · `}
            <button type="button" data-action="" className="min-h-8 underline" onClick={onCookies}>
              {t("Cookie settings")}
            </button>
          </p>
          <PaymentMarks marks={paymentMarks} />
        </div>
      </div>
    </footer>
  );
}

function FooterColumns({
  logo,
  tagline,
  email,
  phone,
  menu,
  pages,
  categories,
  social,
}: Omit<FooterProps, "newsletter" | "onCookies" | "paymentMarks" | "year">) {
  const { t, shopName } = usePage();
  const usual = (): MenuLink[] => [
    {
      label: t("Shop"),
      to: null,
      children: [
        ...usualLinks(USUAL_FOOTER.shop, t),
        ...categories.slice(0, 2).map(({ slug, name }) => ({ label: name, to: href("/category/:slug", { slug }) })),
      ],
    },
    {
      label: t("About {name}", { name: shopName }),
      to: null,
      children: pages.map(({ slug, title }) => ({ label: title, to: href("/page/:slug", { slug }) })),
    },
    { label: t("Help"), to: null, children: usualLinks(USUAL_FOOTER.help, t) },
  ];
  const columns = menu.length > 0 ? menu : usual();
  return (
    <>
      <div className="max-lg:col-span-full">
        <Logo file={logo} />
        <p className="mt-3 mb-4 max-w-xs text-sm text-muted">{tagline}</p>
        <SocialLinks addresses={social} />
      </div>
      {columns.map((column, index) => (
        <div key={column.label}>
          <h2 className="mb-2 font-sans text-base font-semibold tracking-normal">
            <MenuEntry entry={column} className="" />
          </h2>
          <ul>
            {column.children.map((entry) => (
              <li key={`${entry.label} ${entry.to}`}>
                <MenuEntry entry={entry} className={LINK} />
              </li>
            ))}
            {index === columns.length - 1 && <Reach email={email} phone={phone} />}
          </ul>
        </div>
      ))}
    </>
  );
}

/** How the shop is reached, under the last column. */
function Reach({ email, phone }: Pick<FooterProps, "email" | "phone">) {
  return [email && [`mailto:${email}`, email], phone && [`tel:${phone.replace(/[^\d+]/g, "")}`, phone]].map(
    (link) =>
      link && (
        <li key={link[0]}>
          <a href={link[0]} className={LINK} dir="ltr">
            {link[1]}
          </a>
        </li>
      ),
  );
}
