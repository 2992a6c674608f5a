import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { openTabChannel } from '../../lib/tabs/tabChannel.ts';
import { useMember } from '../../session/useSession.ts';
import { applyChangeAtom, tabBroadcastAtom } from './notifications.atoms.ts';

const TabMessage = z.object({
  owner: z.string(),
  news: z.object({ type: z.enum(['seen', 'removed']), ids: z.array(z.string()) }),
});

/** Shares between tabs which notifications are seen or removed (rule F8). */
export function useNotificationSync(): void {
  const owner = useMember()?.claims.user_id ?? null;
  const setTeller = useSetAtom(tabBroadcastAtom);
  const follow = useSetAtom(applyChangeAtom);
  useEffect(() => {
    const channel = owner === null ? null : openTabChannel('bell');
    if (!channel) return;
    channel.onmessage = ({ data }) => {
      const told = TabMessage.safeParse(data);
      if (told.success && told.data.owner === owner) follow(told.data.news);
    };
    setTeller({ tell: (news) => channel.postMessage({ owner, news }) });
    return () => {
      setTeller({ tell() {} });
      channel.close();
    };
  }, [owner, setTeller, follow]);
}
