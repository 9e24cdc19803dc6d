import { isChannelName } from "#shared/live-channel.ts";

/** Codes of `pusher:error` and the close frame; the ranges tell clients whether to reconnect. */
export const CODES = {
  tlsNeeded: 4000,
  unknownApp: 4001,
  overQuota: 4004,
  unknownPath: 4005,
  wrongVersion: 4006,
  unsupportedVersion: 4007,
  missingVersion: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  pongMissing: 4201,
  rateLimited: 4301,
} as const;

export const PROTOCOL_VERSION = 7;
/** Of an event's name. */
export const MAX_NAME_LENGTH = 200;
/** Of an event's data, as with the hosted service. */
export const MAX_DATA_BYTES = 10_240;
/** Of a frame: the data, escaped once, with its envelope. */
export const MAX_FRAME_BYTES = 32_768;

export type Message = { event: string; channel?: string; data?: unknown; user_id?: string };

/** A message from a client; null if invalid. */
export function readMessage(text: string): Message | null {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value !== "object" || value === null || !("event" in value)) return null;
    const { event, channel, data } = value as { event: unknown; channel?: unknown; data?: unknown };
    if (typeof event !== "string" || event.length > MAX_NAME_LENGTH) return null;
    if (channel !== undefined && (typeof channel !== "string" || !isChannelName(channel))) return null;
    return { event, data, ...(channel === undefined ? {} : { channel }) };
  } catch {
    return null;
  }
}

/** The fields of a message's data, which some clients send as JSON text. */
export function readFields(data: unknown): Record<string, unknown> {
  try {
    const value = typeof data === "string" ? (JSON.parse(data) as unknown) : data;
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Data from the server is JSON text inside of the JSON message; errors are the exception. */
export function writeMessage(event: string, data: unknown, channel?: string): string {
  return JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data) });
}

export function writeError(code: number | null, message: string): string {
  return JSON.stringify({ event: "pusher:error", data: { code, message } });
}

/** Why a connection is refused by its address; null if it is not. */
export function refusalOf(
  url: URL,
  { appKey, isTlsMissing }: { appKey: string; isTlsMissing: boolean },
): { code: number; message: string } | null {
  const key = /\/app\/([^/]*)\/?$/.exec(url.pathname)?.[1];
  const version = url.searchParams.get("protocol");
  if (key === undefined) return { code: CODES.unknownPath, message: "Path not found" };
  if (isTlsMissing) return { code: CODES.tlsNeeded, message: "Application only accepts TLS connections, use wss://" };
  if (key !== appKey) return { code: CODES.unknownApp, message: `App key ${key} does not exist` };
  if (!version) return { code: CODES.missingVersion, message: "No protocol version supplied" };
  if (!/^\d+$/.test(version)) return { code: CODES.wrongVersion, message: "Invalid version string format" };
  if (Number(version) !== PROTOCOL_VERSION)
    return { code: CODES.unsupportedVersion, message: `Unsupported protocol version: ${version}` };
  return null;
}
