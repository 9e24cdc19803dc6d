import {
  Body,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from "@react-email/components";
import type { ReactNode } from "react";
import type { MailShop } from "./mail-shop.ts";
import { MailBlocks } from "./mail-blocks.tsx";
import { MailAwning } from "./mail-awning.tsx";
import { COLORS, DARK_STYLE, FONT } from "./mail-look.ts";

const AWNING = [COLORS.primary, COLORS.star, COLORS.primary, COLORS.star, COLORS.primary, COLORS.star, COLORS.primary];

/** Background, wordmark, awning, one card, a footer: the shop's design as mail programs can render it. */
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
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: DARK_STYLE }} />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="m-paper"
        style={{
          margin: 0,
          padding: "28px 12px 36px",
          backgroundColor: COLORS.paper,
          color: COLORS.ink,
          fontFamily: FONT,
          direction: shop.direction,
        }}
      >
        <Container style={{ maxWidth: "600px", margin: "0 auto" }}>
          <Link
            href={shop.address("/")}
            className="m-link"
            style={{
              display: "inline-block",
              margin: "0 4px 14px",
              color: COLORS.primary,
              fontSize: "26px",
              fontWeight: 800,
              letterSpacing: shop.direction === "rtl" ? "0" : "-0.5px",
              textDecoration: "none",
            }}
          >
            {shop.logo === null ? (
              shop.name
            ) : (
              <Img src={shop.logo} alt={shop.name} height="44" style={{ maxWidth: "100%", objectFit: "contain" }} />
            )}
          </Link>
          <MailAwning colors={AWNING} direction={shop.direction} />
          <Section
            className="m-card"
            style={{
              padding: "30px 32px 34px",
              backgroundColor: COLORS.card,
              border: `1px solid ${COLORS.line}`,
              borderTop: "0",
              borderRadius: "0 0 14px 14px",
            }}
          >
            {shop.isTest && (
              <MailPanel>
                <strong className="m-ink">{shop.t("This is a test. Names, amounts and links are made up.")}</strong>
              </MailPanel>
            )}
            <Heading
              as="h1"
              className="m-ink"
              style={{ margin: "0 0 14px", fontSize: "26px", lineHeight: "1.25", fontWeight: 700, color: COLORS.ink }}
            >
              {title}
            </Heading>
            <MailBlocks shop={shop}>{children}</MailBlocks>
          </Section>
          <MailFooter shop={shop} />
        </Container>
      </Body>
    </Html>
  );
}

const LINE = { margin: "0 0 6px", color: COLORS.muted, fontSize: "13px", lineHeight: "1.6" };
const LINK = { color: COLORS.muted, textDecoration: "underline" };

/** The sender, the reason for the mail, and the unsubscribe link. */
function MailFooter({ shop }: { shop: MailShop }) {
  const { t } = shop;
  return (
    <Section style={{ padding: "20px 4px 0" }}>
      <Text className="m-muted" style={LINE}>
        {reasonOf(shop)}
      </Text>
      {shop.topic === null ? null : (
        <Text className="m-muted" style={LINE}>
          <Link className="m-muted" href={shop.address("/user/edit-profile#topics")} style={LINK}>
            {t("Choose which emails you get")}
          </Link>
          {shop.unsubscribeUrl === null ? null : (
            <>
              {" · "}
              <Link className="m-muted" href={shop.unsubscribeUrl} style={LINK}>
                {t("Unsubscribe")}
              </Link>
            </>
          )}
        </Text>
      )}
      {shop.footer === "" ? null : (
        <Text className="m-muted" style={{ ...LINE, margin: "10px 0 0", whiteSpace: "pre-line" }}>
          <bdi>{shop.footer}</bdi>
        </Text>
      )}
      <Text className="m-muted" style={{ ...LINE, margin: "10px 0 0" }}>
        <strong>{shop.name}</strong>
        {shop.seat ? (
          <>
            {" · "}
            <bdi>{shop.seat}</bdi>
          </>
        ) : null}
        {" · "}
        <Link className="m-muted" href={`mailto:${shop.email}`} style={LINK}>
          <bdi dir="ltr">{shop.email}</bdi>
        </Link>
      </Text>
    </Section>
  );
}

function reasonOf({ t, name, topic }: MailShop): string {
  switch (topic) {
    case null:
      return t(
        "You're getting this email because it's about your account or an order at {shop}. We always send these.",
        {
          shop: name,
        },
      );
    case "orders":
      return t("You're getting this email because you have an order at {shop}.", { shop: name });
    case "messages":
      return t("You're getting this email because someone messaged you on {shop}.", { shop: name });
    case "alerts":
      return t("You're getting this email because you asked {shop} to notify you.", { shop: name });
    case "shops":
      return t("You're getting this email because you follow a shop on {shop}.", { shop: name });
    case "news":
      return t("You're getting this email because you subscribed to news from {shop}.", { shop: name });
  }
}

/** Highlights content: an address, a number, a quote. */
export function MailPanel({ children }: { children: ReactNode }) {
  return (
    <Section
      className="m-panel"
      style={{
        margin: "4px 0 16px",
        padding: "14px 18px",
        backgroundColor: COLORS.sunken,
        border: `1px solid ${COLORS.line}`,
        borderRadius: "10px",
        fontSize: "16px",
        lineHeight: "1.5",
      }}
    >
      {children}
    </Section>
  );
}

export type MailFact = { label: string; value: string };

/** Names and values, line by line, in a panel. */
export function MailFacts({ facts, direction }: { facts: readonly MailFact[]; direction: "ltr" | "rtl" }) {
  return (
    <MailPanel>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <Column className="m-muted" style={{ padding: "4px 0", fontSize: "14px", color: COLORS.muted }}>
            {label}
          </Column>
          <Column
            className="m-ink"
            align={direction === "rtl" ? "left" : "right"}
            style={{ padding: "4px 0", fontSize: "15px", fontWeight: 600, color: COLORS.ink }}
          >
            <bdi>{value}</bdi>
          </Column>
        </Row>
      ))}
    </MailPanel>
  );
}
