import { type LiveChatStage, openCommand, parseLiveChatMessage, reduceLiveChatStage } from './liveChat.model.ts';

/** Path of our document around the vendor's script, which the build writes. */
export const chatFramePath = '/frames/chat';

/** Time after which the member is given the support address if the chat is not open. */
export const OPEN_TIMEOUT_MS = 10_000;

/** The part of a MessagePort that is needed. */
export type LiveChatPort = Pick<MessagePort, 'postMessage' | 'onmessage' | 'close'>;

interface LiveChatConnection {
  /** Connects to the document in the frame. Call it once that is loaded. */
  connect: () => void;
  /** Closes the port; no stage is reported afterwards. */
  stop: () => void;
}

/**
 * Opens the chat in the frame and reports its stages: it opens, fails (broken, blocked, not open after 10 s), or is
 * closed by the vendor's script.
 *
 * @param createPort returns our end of a new message channel to the frame
 */
export function openLiveChat(
  createPort: () => LiveChatPort,
  onStage: (stage: LiveChatStage) => void,
): LiveChatConnection {
  let stage: LiveChatStage = 'loading';
  let port: LiveChatPort | null = null;
  let ended = false;
  const stop = () => {
    ended = true;
    clearTimeout(timer);
    port?.close();
  };
  const moveTo = (next: LiveChatStage) => {
    if (ended || next === stage) return;
    stage = next;
    if (next === 'opening') port?.postMessage(openCommand);
    if (next === 'open') clearTimeout(timer);
    if (next === 'failed' || next === 'closed') stop();
    onStage(next);
  };
  const timer = setTimeout(() => moveTo('failed'), OPEN_TIMEOUT_MS);
  return {
    stop,
    connect() {
      // A frame that loads a second time was navigated by the vendor's script, and gets no port.
      if (ended || port) return;
      port = createPort();
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        const message = parseLiveChatMessage(data);
        if (message) moveTo(reduceLiveChatStage(stage, message));
      };
    },
  };
}
