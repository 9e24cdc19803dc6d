import { Section, Text } from "@react-email/components";
import type { MailData } from "#domain/mail/mail.ts";
import { voucherGreeting } from "#shared/voucher-greeting.ts";
import { MailButton, MailFrame, MailNote, MailPanel, MailText, type MailShop } from "./mail-frame.tsx";

type Voucher = MailData["gift-voucher"];

/** White stands on each of them. */
const DESIGN_COLORS: Record<Voucher["design"], string> = {
  classic: "#0b6360",
  birthday: "#a8321d",
  thanks: "#6a4a00",
  festive: "#3b3a76",
};

const MONOSPACE = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace";

/** Money that somebody gives: from whom, how much, and the code, which stands nowhere else. */
export function giftVoucherMail(shop: MailShop, voucher: Voucher) {
  const { t } = shop;
  const title = t("{name} gives you {amount}", { name: voucher.from, amount: voucher.amount });
  return {
    subject: title,
    mail: (
      <MailFrame shop={shop} preview={title} title={title}>
        <MailText>{t("Hello {name},", { name: voucher.name })}</MailText>
        <MailText>
          {t("this is a gift voucher for {shop}. It pays for whatever you like there.", { shop: shop.name })}
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
          {t("Type the code when you pay, or put it into your wallet. What you do not spend at once stays on it.")}
        </MailText>
        <MailButton href={shop.address("/products")}>{t("Choose something")}</MailButton>
        <MailNote>
          {t("It can be spent until {day}. Keep the code to yourself: whoever has it can spend it.", {
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
