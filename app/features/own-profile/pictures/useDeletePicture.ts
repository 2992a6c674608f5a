import { useCallback, useEffect, useRef, useState } from 'react';
import { deletePicture } from '../../../api/contract/pictures.ts';
import { log } from '../../../lib/log.ts';
import { useApi } from '../../../session/useSession.ts';
import { useRefreshPictures } from '../ownProfileQueries.ts';

/**
 * Deleting with time for second thoughts: the picture is out of sight at once, and the API is told when the time is over,
 * another one is deleted, or the page is left.
 */
export function useDeletePicture() {
  const api = useApi();
  const refresh = useRefreshPictures();
  const [waiting, setWaiting] = useState<string | null>(null);
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

  const flush = useRef(() => {});
  flush.current = () => {
    if (waiting === null) return;
    setWaiting(null);
    void send(waiting);
  };
  const end = useCallback(() => flush.current(), []);
  useEffect(() => {
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [end]);

  return {
    waiting,
    failed,
    isGone: (id: string): boolean => id === waiting || sent.has(id),
    remove(id: string): void {
      end();
      setFailed(false);
      setWaiting(id);
    },
    undo: () => setWaiting(null),
    end,
  };
}
