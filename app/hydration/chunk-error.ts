/** A part of the page gets this long to arrive. */
export const CHUNK_MILLISECONDS = 120_000;

const RELOADED = "souk:reloaded-for";

class ChunkError extends Error {}

/** Loads a part of the page that is not there from the start. */
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

/** Whether a request failed because nothing could be reached: what browsers then throw. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError && /^(failed to fetch|load failed|networkerror)/i.test(error.message);
}

/** Loads the newest build of the address, once; answers whether it does. Without a connection the page would be lost for nothing. */
export function reloadOnce(address: string): boolean {
  if (!navigator.onLine) return false;
  if (sessionStorage.getItem(RELOADED) === address) return false;
  sessionStorage.setItem(RELOADED, address);
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return true;
}
