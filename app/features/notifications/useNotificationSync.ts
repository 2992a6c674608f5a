import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { openTabChannel } from '../../lib/tabs/tabChannel.ts';
import { memberIdAtom } from '../../session/session.atoms.ts';
import { applyChangeAtom, tabBroadcastAtom } from './notifications.atoms.ts';

const TabMessage = z.object({
  owner: z.string(),
  change: z.object({ type: z.enum(['seen', 'removed']), ids: z.array(z.string()) }),
});

/** Shares between tabs which notifications are seen or removed (rule F8). */
export function useNotificationSync(): void {
  const owner = useAtomValue(memberIdAtom);
  const setBroadcast = useSetAtom(tabBroadcastAtom);
  const apply = useSetAtom(applyChangeAtom);
  useEffect(() => {
    const channel = owner === null ? null : openTabChannel('bell');
    if (!channel) return;
    channel.onmessage = ({ data }) => {
      const message = TabMessage.safeParse(data);
      if (message.success && message.data.owner === owner) apply(message.data.change);
    };
    setBroadcast({ send: (change) => channel.postMessage({ owner, change }) });
    return () => {
      setBroadcast({ send() {} });
      channel.close();
    };
  }, [owner, setBroadcast, apply]);
}
