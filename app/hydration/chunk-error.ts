/** How long a lazy chunk may take to load. */
export const CHUNK_MILLISECONDS = 120_000;

const RELOADED = "souk:reloaded-for";

class ChunkError extends Error {}

/** Loads a lazy chunk of the page. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return load();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError("too late")), CHUNK_MILLISECONDS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    reloadOnce(window.location.href);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof ChunkError ||
    (error instanceof TypeError &&
      /dynamically imported module|importing a module script|module script failed/i.test(error.message))
  );
}

/** Whether a request failed because the network was unreachable, judged by the browser's error. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && /^(failed to fetch|load failed|networkerror)/i.test(error.message);
}

/** Reloads the URL from the newest build, once; returns whether it does. Not while offline, because the current page would be lost. */
export function reloadOnce(address: string): boolean {
  if (!navigator.onLine) return false;
  if (sessionStorage.getItem(RELOADED) === address) return false;
  sessionStorage.setItem(RELOADED, address);
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return true;
}
