import {
  connectCommand,
  type LiveChatStage,
  openCommand,
  parseLiveChatMessage,
  reduceLiveChatStage,
} from './liveChat.model.ts';

/** Our document around the vendor's script, as the build writes it. */
export const chatFramePath = '/frames/chat.html';

/** Time for the chat to open, in milliseconds; after it the member is given the support address instead. */
const OPEN_TIMEOUT_MS = 10_000;

/** Our end of a line to the frame, as far as it is needed. */
export type LiveChatPort = Pick<MessagePort, 'postMessage' | 'onmessage' | 'close'>;

interface LiveChatConnection {
  /** Loads the frame and hands it its end of the line; to be called once, when its document is there. */
  connect: () => void;
  /** Hangs up. Nothing is told after. */
  stop: () => void;
}

/**
 * Asks the frame for the chat and tells how that goes on: it opens, fails (broken, blocked, not there after 10 s), or is
 * closed by the vendor.
 *
 * @param dial gives our end of a new line to the frame
 */
export function openLiveChat(dial: () => LiveChatPort, onStage: (stage: LiveChatStage) => void): LiveChatConnection {
  let stage: LiveChatStage = 'loading';
  let line: LiveChatPort | null = null;
  let over = false;
  const stop = () => {
    over = true;
    clearTimeout(timer);
    line?.close();
  };
  const go = (next: LiveChatStage) => {
    if (over || next === stage) return;
    stage = next;
    if (next === 'opening') line?.postMessage(openCommand);
    if (next === 'open') clearTimeout(timer);
    if (next === 'failed' || next === 'closed') stop();
    onStage(next);
  };
  const timer = setTimeout(() => go('failed'), OPEN_TIMEOUT_MS);
  return {
    stop,
    connect() {
      // A frame that loads again was led elsewhere by what runs in it, and gets no line.
      if (over || line) return;
      line = dial();
      line.onmessage = ({ data }: MessageEvent<unknown>) => {
        const message = parseLiveChatMessage(data);
        if (message) go(reduceLiveChatStage(stage, message));
      };
    },
  };
}

/** A new line to the document in the frame. Its origin is opaque, so it can only be addressed as whoever is there. */
export function connectToFrame(frame: HTMLIFrameElement): LiveChatPort {
  const { port1, port2 } = new MessageChannel();
  frame.contentWindow?.postMessage(connectCommand, '*', [port2]);
  return port1;
}
