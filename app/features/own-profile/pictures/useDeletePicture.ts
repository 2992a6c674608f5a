import { useState } from 'react';
import { deletePicture } from '../../../api/contract/pictures.ts';
import { undoable, useUndoable } from '../../../feedback/undoable.ts';
import { log } from '../../../lib/log.ts';
import { useApi } from '../../../session/useSession.ts';
import { useRefreshPictures } from '../ownProfileQueries.ts';

const pictureDeletion = undoable<string>();

/** Hides a picture at once, and deletes it on the server once that can no longer be undone (rule E3). */
export function useDeletePicture() {
  const api = useApi();
  const refresh = useRefreshPictures();
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

  const deletion = useUndoable(pictureDeletion, (id) => void send(id));
  return {
    ...deletion,
    failed,
    isHidden: (id: string): boolean => id === deletion.pending || sent.has(id),
    start(id: string): void {
      setFailed(false);
      deletion.start(id);
    },
  };
}
