import { Button, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { COLORS } from "./mail-look.ts";

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text className="m-ink" style={{ margin: "0 0 14px", fontSize: "16px", lineHeight: "1.6", color: COLORS.ink }}>
      {children}
    </Text>
  );
}

/** A side note: small and muted. */
export function MailNote({ children }: { children: ReactNode }) {
  return (
    <Text className="m-muted" style={{ margin: "16px 0 0", fontSize: "14px", lineHeight: "1.5", color: COLORS.muted }}>
      {children}
    </Text>
  );
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      href={href}
      className="m-button"
      style={{
        display: "inline-block",
        margin: "8px 0",
        padding: "14px 26px",
        borderRadius: "10px",
        backgroundColor: COLORS.primary,
        color: "#ffffff",
        fontSize: "16px",
        fontWeight: 700,
        textDecoration: "none",
      }}
    >
      {children}
    </Button>
  );
}
