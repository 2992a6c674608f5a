import * as z from 'zod/mini';

const ChatMessage = z.strictObject({ type: z.enum(['ready', 'failed', 'opened', 'closed']) });
/** What the frame around the vendor's script says. */
export type ChatMessage = z.output<typeof ChatMessage>['type'];

/** What the frame is told, on its own line. */
export const openMessage = { type: 'open' } as const;
/** What the frame is told once, with its end of the line. */
export const connectMessage = { type: 'connect' } as const;

/** Reads a message of the frame, in which other people's code runs; null for anything that is none. Never throws. */
export function parseChatMessage(data: unknown): ChatMessage | null {
  try {
    const message = ChatMessage.safeParse(data);
    return message.success ? message.data.type : null;
  } catch {
    return null;
  }
}

/** loading: the vendor's button is awaited. opening: it was pressed. The last two are the end. */
export type ChatStage = 'loading' | 'opening' | 'open' | 'failed' | 'closed';

const steps: Readonly<Record<ChatStage, Partial<Record<ChatMessage, ChatStage>>>> = {
  loading: { ready: 'opening', failed: 'failed' },
  opening: { opened: 'open', failed: 'failed', closed: 'closed' },
  open: { closed: 'closed' },
  failed: {},
  closed: {},
};

/** Where a message leads. What is said out of turn changes nothing: an open chat cannot open the mail program. */
export const nextStage = (stage: ChatStage, message: ChatMessage): ChatStage => steps[stage][message] ?? stage;
