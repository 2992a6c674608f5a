import type { TabChannel } from '../../app/lib/tabs/tabChannel.ts';

/** Creates the LockManager for one name: requests wait in order, and hold the lock until their promise settles. */
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

/** Creates channels of tabs that get each other's messages a millisecond later. */
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
