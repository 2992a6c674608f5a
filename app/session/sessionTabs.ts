import { openTabChannel } from '../lib/tabs/tabChannel.ts';

/** Only storage carries the token to other tabs; this message is for browsers that block storage. */
export type SessionTabMessage = 'signedOut';

export interface SessionTabs {
  broadcast(message: SessionTabMessage): void;
}

export function connectSessionTabs(onMessage: (message: SessionTabMessage) => void): SessionTabs {
  const channel = openTabChannel('session');
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'signedOut') onMessage(data);
    };
  }
  return { broadcast: (message) => channel?.postMessage(message) };
}
