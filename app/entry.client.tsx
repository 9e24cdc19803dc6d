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
