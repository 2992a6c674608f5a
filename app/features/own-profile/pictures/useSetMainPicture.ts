import { useState } from 'react';
import { setProfilePicture } from '../../../api/contract/pictures.ts';
import { log } from '../../../lib/log.ts';
import { useApi } from '../../../session/useSession.ts';
import { useRefreshPictures } from '../ownProfileQueries.ts';

type Outcome = 'done' | 'failed' | null;

export function useSetMainPicture() {
  const api = useApi();
  const refresh = useRefreshPictures();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  async function choose(id: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    try {
      await api.call(setProfilePicture, { params: { id } });
      await refresh();
      setOutcome('done');
    } catch (error) {
      log.warn('the main picture could not be changed', error);
      setOutcome('failed');
    } finally {
      setBusy(false);
    }
  }
  return { busy, outcome, choose };
}
