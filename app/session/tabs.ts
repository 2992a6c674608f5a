/** What tabs of one browser tell each other. Only storage carries the token; this is for browsers that block storage. */
export type TabMessage = 'signedOut';

export interface Tabs {
  tell(message: TabMessage): void;
}

export function connectTabs(listen: (message: TabMessage) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {} };
  const channel = new BroadcastChannel('session');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signedOut') listen(data);
  };
  return { tell: (message) => channel.postMessage(message) };
}
