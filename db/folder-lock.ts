import { mkdir, open, readFile, unlink } from "node:fs/promises";
import path from "node:path";

/** Locks a data folder against a second process: two processes on one embedded database lose rows silently. */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, "lock");
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const handle = await open(file, "wx").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return null;
      throw error;
    });
    if (handle) {
      await handle.writeFile(String(process.pid));
      await handle.close();
      return { release: () => unlink(file).catch(() => undefined) };
    }
    const holder = Number(await readFile(file, "utf8").catch(() => ""));
    if (holder && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await unlink(file).catch(() => undefined);
  }
  throw new Error(`The lock of the data folder ${folder} could not be taken.`);
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
