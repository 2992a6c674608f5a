/** What tabs of one browser tell each other. Only storage carries the token; this is for browsers that block storage. */
export type SessionTabMessage = 'signedOut';

export interface SessionTabs {
  broadcast(message: SessionTabMessage): void;
}

export function connectSessionTabs(listen: (message: SessionTabMessage) => void): SessionTabs {
  if (typeof BroadcastChannel === 'undefined') return { broadcast() {} };
  const channel = new BroadcastChannel('session');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signedOut') listen(data);
  };
  return { broadcast: (message) => channel.postMessage(message) };
}
