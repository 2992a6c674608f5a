import { SocketEvent } from '../api/contract/socketMessages.ts';

/** No event of ours comes near it. */
const MAX_FRAME_LENGTH = 64_000;

/** What a frame says; null for what is too long, no JSON, or of a kind that nobody knows. Never throws. */
export function parseSocketFrame(frame: unknown): SocketEvent | null {
  if (typeof frame !== 'string' || frame.length > MAX_FRAME_LENGTH) return null;
  try {
    const event = SocketEvent.safeParse(JSON.parse(frame));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
