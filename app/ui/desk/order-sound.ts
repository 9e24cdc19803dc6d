const KEY = "souk:order-sound";

/** Whether new orders sound on this device. */
export function isOrderSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function switchOrderSound(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? "on" : "off");
  } catch {
    // Without storage it stays on.
  }
}
