/** Opens another address. It never resolves, so that a form stays pending until this page is gone. */
export function leavePage(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}
