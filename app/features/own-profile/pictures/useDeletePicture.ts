import { useEffect, useEffectEvent, useState } from 'react';
import { deletePicture } from '../../../api/contract/pictures.ts';
import { log } from '../../../lib/log.ts';
import { useApi } from '../../../session/useSession.ts';
import { useRefreshPictures } from '../ownProfileQueries.ts';

/**
 * Deletes with undo: the picture is hidden at once, and the call is sent when the undo bar closes, another picture is
 * deleted, or the page is left (rule E3).
 */
export function useDeletePicture() {
  const api = useApi();
  const refresh = useRefreshPictures();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState(false);

  async function send(id: string): Promise<void> {
    setSent((ids) => new Set(ids).add(id));
    try {
      await api.call(deletePicture, { params: { id } });
    } catch (error) {
      log.warn('a picture could not be deleted', error);
      setFailed(true);
      setSent((ids) => new Set([...ids].filter((each) => each !== id)));
    }
    await refresh();
  }

  function flush(): void {
    if (pendingId === null) return;
    setPendingId(null);
    void send(pendingId);
  }
  const flushOnLeave = useEffectEvent(flush);
  useEffect(() => {
    const leave = () => flushOnLeave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    pendingId,
    failed,
    isHidden: (id: string): boolean => id === pendingId || sent.has(id),
    remove(id: string): void {
      flush();
      setFailed(false);
      setPendingId(id);
    },
    undo: () => setPendingId(null),
    flush,
  };
}
