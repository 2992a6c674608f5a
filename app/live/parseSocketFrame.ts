import { SocketEvent } from '../api/contract/socketMessages.ts';
import { parseForeignJson } from '../lib/limitCombiningMarks.ts';

/** Length that no event comes near. */
const MAX_FRAME_LENGTH = 64_000;

/** Parses the event in a frame; null for one that is too long, malformed or of an unknown type. Never throws. */
export function parseSocketFrame(frame: unknown): SocketEvent | null {
  if (typeof frame !== 'string' || frame.length > MAX_FRAME_LENGTH) return null;
  try {
    const event = SocketEvent.safeParse(parseForeignJson(frame));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
