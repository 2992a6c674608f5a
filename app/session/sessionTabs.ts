import { openTabChannel } from '../lib/tabs/tabChannel.ts';

/** A message to other tabs in browsers that block storage; otherwise only storage carries the token to them. */
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
