import type { ReactNode } from "react";
import { Link, href } from "react-router";
import type { PaymentMark } from "#domain/payment/attempt/find-payment-marks.ts";
import { usePage } from "../parts/page.tsx";
import { Logo } from "./logo.tsx";
import { MarketLinks } from "./market-links.tsx";
import { PaymentMarks } from "./payment-marks.tsx";
import { SocialLinks, type SocialAddresses } from "./social-links.tsx";

type FooterProps = {
  /** A file name; empty for the usual one. */
  logo: string;
  tagline: string;
  email: string;
  phone: string;
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
      <div className="content-width grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
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
  pages,
  categories,
  social,
}: Omit<FooterProps, "newsletter" | "onCookies" | "paymentMarks" | "year">) {
  const { t, shopName } = usePage();
  return (
    <>
      <div>
        <Logo file={logo} />
        <p className="mt-3 mb-4 max-w-xs text-sm text-muted">{tagline}</p>
        <SocialLinks addresses={social} />
      </div>
      <Column title={t("Shop")}>
        <li>
          <Link to={href("/products")} className={LINK}>
            {t("All Products")}
          </Link>
        </li>
        <MarketLinks className={LINK} />
        <li>
          <Link to={href("/video-shopping")} className={LINK}>
            {t("Video Shopping")}
          </Link>
        </li>
        <li>
          <Link to={href("/blogs")} className={LINK}>
            {t("Blog")}
          </Link>
        </li>
        {categories.slice(0, 2).map(({ slug, name }) => (
          <li key={slug}>
            <Link to={href("/category/:slug", { slug })} className={LINK}>
              {name}
            </Link>
          </li>
        ))}
      </Column>
      <Column title={t("About {name}", { name: shopName })}>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={href("/page/:slug", { slug })} className={LINK}>
              {title}
            </Link>
          </li>
        ))}
      </Column>
      <Column title={t("Help")}>
        <li>
          <Link to={href("/track-order")} className={LINK}>
            {t("Track order")}
          </Link>
        </li>
        <li>
          <Link to={href("/contact")} className={LINK}>
            {t("Contact")}
          </Link>
        </li>
        <li>
          <Link to={href("/cart")} className={LINK}>
            {t("Cart")}
          </Link>
        </li>
        {email && (
          <li>
            <a href={`mailto:${email}`} className={LINK} dir="ltr">
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={LINK} dir="ltr">
              {phone}
            </a>
          </li>
        )}
      </Column>
    </>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-sans text-base font-semibold tracking-normal">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}
