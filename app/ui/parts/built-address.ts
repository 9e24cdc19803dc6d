/** The URL of a built file has a different prefix on the server and in the browser; below the base path both are equal. */
export function builtAddress(appPath: string, file: string): string {
  return import.meta.env.DEV ? file : `${appPath}assets/${file.slice(file.lastIndexOf("/") + 1)}`;
}
