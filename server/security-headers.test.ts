import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { keptPagePolicy } from "./security-headers.ts";

const hashOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

test("a kept page allows what stands inline in it by its hash, and nothing else inline", () => {
  const html = `<script>one()</script><style>p{}</style><script src="/a.js"></script>
    <script type="application/ld+json">{"a":1}</script><script type="module" async="">import "/b.js"</script>`;
  const policy = keptPagePolicy(html);
  expect(policy).toContain(`script-src 'self' ${hashOf("one()")} ${hashOf('import "/b.js"')};`);
  expect(policy).toContain(`style-src 'self' ${hashOf("p{}")};`);
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain(hashOf('{"a":1}'));
});
