import type { Route } from "./+types/contact";
import { getContactDetails } from "#domain/platform/contact/get-contact-details.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import type { CacheHandle } from "#app/loaders/cache-handle.ts";
import { contextOf } from "#app/loaders/context.ts";
import { ContactForm, type SentContact } from "#app/ui/contact/contact-form.tsx";
import { ContactScreen } from "#app/ui/contact/contact-screen.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

export const handle: CacheHandle = { cache: { parameters: [] } };

export const shouldRevalidate = dependsOn();

export function loader({ context }: Route.LoaderArgs) {
  return { contact: getContactDetails(contextOf(context)) };
}

export default function Contact({ loaderData: { contact } }: Route.ComponentProps) {
  const { t, shopName } = usePage();
  const call = useCall();
  const user = useVisitor((state) => state.user);

  async function send(json: SentContact): Promise<FieldErrors | null> {
    return fieldErrorsOf(await call.post("/send-message", { json }, { isSuccessShown: false, refusal: "none" }));
  }

  return (
    <>
      <DocumentHead
        title={t("Contact")}
        description={t("Reach {shop} by email, by phone or through our contact form.", { shop: shopName })}
      />
      <ContactScreen
        contact={contact}
        form={
          <ContactForm
            key={user?.id}
            name={user ? `${user.firstName} ${user.lastName}`.trim() : ""}
            email={user?.email ?? ""}
            onSend={send}
          />
        }
      />
    </>
  );
}
