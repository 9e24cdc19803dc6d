const MARKED = { "X-Requested-With": "XMLHttpRequest" };

/** Reports the affiliate link that led here: the server does not read it, because pages are the same for everyone. */
export async function reportReferral(code: string, root: string): Promise<void> {
  try {
    const visitor = await fetch(`${root}visitor`, { headers: MARKED, credentials: "same-origin" });
    const { token } = (await visitor.json()) as { token: string };
    await fetch(`${root}affiliate/click`, {
      method: "POST",
      headers: { ...MARKED, "Content-Type": "application/json", "X-CSRF-TOKEN": token },
      body: JSON.stringify({ referral_code: code }),
      credentials: "same-origin",
      keepalive: true,
    });
  } catch {
    // Without a connection the click is lost, as the page itself would be.
  }
}
