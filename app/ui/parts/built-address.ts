/** A built file's address begins differently on the server and in the browser; below the base path both are the same. */
export function builtAddress(appPath: string, file: string): string {
  return import.meta.env.DEV ? file : `${appPath}assets/${file.slice(file.lastIndexOf("/") + 1)}`;
}
