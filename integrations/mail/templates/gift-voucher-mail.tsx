import { Section, Text } from "@react-email/components";
import type { MailData } from "#domain/platform/mail/mail.ts";
import { voucherGreeting } from "#shared/voucher-greeting.ts";
import { MailFrame, MailPanel } from "./mail-frame.tsx";
import type { MailShop } from "./mail-shop.ts";
import { MailButton, MailNote, MailText } from "./mail-text.tsx";

type Voucher = MailData["gift-voucher"];

/** Each is a background for white text. */
const DESIGN_COLORS: Record<Voucher["design"], string> = {
  classic: "#0b6360",
  birthday: "#a8321d",
  thanks: "#6a4a00",
  festive: "#3b3a76",
};

const MONOSPACE = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace";

/** A gift voucher: the giver, the amount, and the code, which appears nowhere else. */
export function giftVoucherMail(shop: MailShop, voucher: Voucher) {
  const { t } = shop;
  const title = t("{name} sent you {amount}", { name: voucher.from, amount: voucher.amount });
  return {
    subject: title,
    mail: (
      <MailFrame shop={shop} preview={title} title={title}>
        <MailText>{t("Hi {name},", { name: voucher.name })}</MailText>
        <MailText>
          {t("Here's a gift voucher for {shop}. Spend it on anything you like.", { shop: shop.name })}
        </MailText>
        <VoucherCard shop={shop} voucher={voucher} />
        {voucher.message === "" ? null : (
          <MailPanel>
            <span className="m-ink" style={{ whiteSpace: "pre-line" }}>
              <bdi>{voucher.message}</bdi>
            </span>
          </MailPanel>
        )}
        <MailText>
          {t("Enter the code at checkout, or add it to your wallet. You can use it over several orders.")}
        </MailText>
        <MailButton href={shop.address("/products")}>{t("Start shopping")}</MailButton>
        <MailNote>
          {t("Valid until {day}. Keep the code to yourself: anyone who has it can use it.", {
            day: dayOf(shop, voucher.until),
          })}
        </MailNote>
      </MailFrame>
    ),
  };
}

function VoucherCard({ shop: { t }, voucher: { design, amount, code } }: { shop: MailShop; voucher: Voucher }) {
  const line = { margin: "0", color: "#ffffff", textAlign: "center" as const };
  return (
    <Section
      style={{
        margin: "4px 0 16px",
        padding: "26px 18px 28px",
        backgroundColor: DESIGN_COLORS[design],
        borderRadius: "14px",
      }}
    >
      <Text style={{ ...line, fontSize: "18px", fontWeight: 600 }}>{voucherGreeting(design, t)}</Text>
      <Text style={{ ...line, padding: "8px 0 14px", fontSize: "40px", lineHeight: "1.2", fontWeight: 800 }}>
        <bdi>{amount}</bdi>
      </Text>
      <Text style={{ ...line, fontFamily: MONOSPACE, fontSize: "20px", fontWeight: 700, letterSpacing: "1px" }}>
        <bdi dir="ltr">{code}</bdi>
      </Text>
    </Section>
  );
}

function dayOf({ languageCode }: MailShop, at: string): string {
  return new Intl.DateTimeFormat(`${languageCode}-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(at),
  );
}
