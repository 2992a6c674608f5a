import * as z from 'zod/mini';

const LiveChatMessage = z.strictObject({ type: z.enum(['ready', 'failed', 'opened', 'closed']) });
/** A message of the frame around the vendor's script. */
export type LiveChatMessage = z.output<typeof LiveChatMessage>['type'];

/** Message to the frame through its port. */
export const openCommand = { type: 'open' } as const;

/** Parses a message of the frame, in which third-party code runs; null for an invalid one. Never throws. */
export function parseLiveChatMessage(data: unknown): LiveChatMessage | null {
  try {
    const message = LiveChatMessage.safeParse(data);
    return message.success ? message.data.type : null;
  } catch {
    return null;
  }
}

/**
 * The stage of the chat. loading: the vendor's button is not there yet. opening: it was pressed. failed and closed are
 * final.
 */
export type LiveChatStage = 'loading' | 'opening' | 'open' | 'failed' | 'closed';

const transitions: Readonly<Record<LiveChatStage, Partial<Record<LiveChatMessage, LiveChatStage>>>> = {
  loading: { ready: 'opening', failed: 'failed' },
  opening: { opened: 'open', failed: 'failed', closed: 'closed' },
  open: { closed: 'closed' },
  failed: {},
  closed: {},
};

/**
 * Returns the stage after a message. Messages out of turn have no effect: an open chat cannot open the mail program.
 */
export const reduceLiveChatStage = (stage: LiveChatStage, message: LiveChatMessage): LiveChatStage =>
  transitions[stage][message] ?? stage;
