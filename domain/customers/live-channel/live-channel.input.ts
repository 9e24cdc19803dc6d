import * as z from "zod";
import { isChannelName } from "#shared/live-channel.ts";

const socketId = z.string().regex(/^\d{1,20}\.\d{1,20}$/);

export const channelInput = z.object({
  socket_id: socketId,
  channel_name: z.string().min(1).max(200).refine(isChannelName, "This value isn't valid."),
  /** The key of a guest's order or purchase, from its link. */
  key: z.string().max(200).optional(),
});

export const userInput = z.object({ socket_id: socketId });
