import { SocketEvent } from '../../api/contract/socket.ts';

/** No event of ours comes near it. */
const longest = 64_000;

/** What a frame says; null for what is too long, no JSON, or of a kind that nobody knows. Never throws. */
export function parseFrame(frame: unknown): SocketEvent | null {
  if (typeof frame !== 'string' || frame.length > longest) return null;
  try {
    const event = SocketEvent.safeParse(JSON.parse(frame));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
