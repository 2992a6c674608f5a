import * as z from 'zod/mini';

const LiveChatMessage = z.strictObject({ type: z.enum(['ready', 'failed', 'opened', 'closed']) });
/** What the frame around the vendor's script says. */
export type LiveChatMessage = z.output<typeof LiveChatMessage>['type'];

/** What the frame is told, on its own line. */
export const openCommand = { type: 'open' } as const;
/** What the frame is told once, with its end of the line. */
export const connectCommand = { type: 'connect' } as const;

/** Reads a message of the frame, in which other people's code runs; null for anything that is none. Never throws. */
export function parseLiveChatMessage(data: unknown): LiveChatMessage | null {
  try {
    const message = LiveChatMessage.safeParse(data);
    return message.success ? message.data.type : null;
  } catch {
    return null;
  }
}

/** loading: the vendor's button is awaited. opening: it was pressed. The last two are the end. */
export type LiveChatStage = 'loading' | 'opening' | 'open' | 'failed' | 'closed';

const transitions: Readonly<Record<LiveChatStage, Partial<Record<LiveChatMessage, LiveChatStage>>>> = {
  loading: { ready: 'opening', failed: 'failed' },
  opening: { opened: 'open', failed: 'failed', closed: 'closed' },
  open: { closed: 'closed' },
  failed: {},
  closed: {},
};

/** Where a message leads. What is said out of turn changes nothing: an open chat cannot open the mail program. */
export const reduceLiveChatStage = (stage: LiveChatStage, message: LiveChatMessage): LiveChatStage =>
  transitions[stage][message] ?? stage;
