import type { TabChannel } from '../../app/lib/tabs/tabChannel.ts';

/** Locks as the standard has them, for one name: first come, first served, held until the promise ends. */
export function createFakeLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = async (_: string, { signal }: LockOptions, hold: LockGrantedCallback<unknown>) => {
    const before = last;
    let release = () => {};
    last = new Promise<void>((resolve) => {
      release = resolve;
    });
    try {
      await before;
      signal?.throwIfAborted();
      return await hold({ name: 'counters', mode: 'exclusive' });
    } finally {
      release();
    }
  };
  return { request } as Pick<LockManager, 'request'>;
}

/** Tabs that hear each other, each a moment later. */
export function createFakeTabChannels() {
  const open = new Set<TabChannel>();
  return (): TabChannel => {
    const channel: TabChannel = {
      onmessage: null,
      postMessage(data) {
        const others = [...open].filter((other) => other !== channel);
        setTimeout(() => {
          for (const other of others) other.onmessage?.({ data: structuredClone(data) } as MessageEvent);
        }, 1);
      },
      close: () => open.delete(channel),
    };
    open.add(channel);
    return channel;
  };
}
