import { Body, Button, Container, Head, Heading, Html, Link, Preview, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import type { Translate } from "#shared/translate.ts";

/** What every mail knows of the shop and of its reader. */
export type MailShop = {
  name: string;
  languageCode: string;
  direction: "ltr" | "rtl";
  t: Translate;
  /** The full address of a page in the reader's language. */
  address: (path: string) => string;
};

export const COLORS = {
  paper: "#fffdf9",
  card: "#ffffff",
  ink: "#1c1a17",
  line: "#e9e3d8",
  muted: "#6b645a",
  primary: "#0b6360",
};
const FONT = "'Segoe UI', 'Helvetica Neue', Tahoma, Arial, sans-serif";

/** Paper, wordmark, one card, a footer: the shop's look as mail programs can show it. */
export function MailFrame({
  shop,
  preview,
  title,
  children,
}: {
  shop: MailShop;
  preview: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Html lang={shop.languageCode} dir={shop.direction}>
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{
          margin: 0,
          padding: "24px 12px",
          backgroundColor: COLORS.paper,
          color: COLORS.ink,
          fontFamily: FONT,
          direction: shop.direction,
        }}
      >
        <Container style={{ maxWidth: "600px", margin: "0 auto" }}>
          <Link
            href={shop.address("/")}
            style={{ color: COLORS.primary, fontSize: "24px", fontWeight: 700, textDecoration: "none" }}
          >
            {shop.name}
          </Link>
          <Section
            style={{
              marginTop: "16px",
              padding: "28px 24px",
              backgroundColor: COLORS.card,
              border: `1px solid ${COLORS.line}`,
              borderRadius: "12px",
            }}
          >
            <Heading as="h1" style={{ margin: "0 0 12px", fontSize: "24px", lineHeight: "1.25" }}>
              {title}
            </Heading>
            {children}
          </Section>
          <Text style={{ margin: "16px 4px", color: COLORS.muted, fontSize: "13px", lineHeight: "1.5" }}>
            {shop.t("You get this mail because of what you did at {shop}.", { shop: shop.name })}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return <Text style={{ margin: "0 0 14px", fontSize: "16px", lineHeight: "1.6" }}>{children}</Text>;
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      style={{
        display: "inline-block",
        margin: "6px 0",
        padding: "13px 22px",
        borderRadius: "8px",
        backgroundColor: COLORS.primary,
        color: "#ffffff",
        fontSize: "16px",
        fontWeight: 600,
        textDecoration: "none",
      }}
    >
      {children}
    </Button>
  );
}
