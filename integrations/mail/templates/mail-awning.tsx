import { Column, Row, Section } from "@react-email/components";

/** The awning of the shop's design, as far as mail programs can render it; its corners are the card's. */
export function MailAwning({ colors, direction }: { colors: readonly string[]; direction: "ltr" | "rtl" }) {
  const [left, right] = direction === "rtl" ? [colors.length - 1, 0] : [0, colors.length - 1];
  return (
    <Section>
      <Row aria-hidden="true">
        {colors.map((color, index) => (
          <Column
            key={index}
            style={{
              width: `${100 / colors.length}%`,
              height: "16px",
              fontSize: "0",
              lineHeight: "0",
              backgroundColor: color,
              borderRadius: index === left ? "10px 0 0 0" : index === right ? "0 10px 0 0" : "0",
            }}
          >
            {" "}
          </Column>
        ))}
      </Row>
    </Section>
  );
}
