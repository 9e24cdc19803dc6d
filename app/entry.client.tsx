import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DocumentFrameContext } from "./hydration/document-frame.tsx";
import { alertIfMarkerIsMissing, readDocumentFrame } from "./hydration/read-document-frame.ts";

alertIfMarkerIsMissing();
const frame = await readDocumentFrame();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentFrameContext value={frame}>
        <HydratedRouter />
      </DocumentFrameContext>
    </StrictMode>,
  );
});

const referralCode = new URLSearchParams(location.search).get("referral_code");
if (referralCode)
  void import("./api-client/report-referral.ts").then(({ reportReferral }) =>
    reportReferral(referralCode, frame.page.baseUrl),
  );
