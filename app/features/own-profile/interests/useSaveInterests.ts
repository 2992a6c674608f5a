import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { type Interests, updateInterests } from '../../../api/contract/profile.ts';
import { log } from '../../../lib/log.ts';
import { useApi } from '../../../session/useSession.ts';
import { ownProfileKeys } from '../ownProfileQueries.ts';

export function useSaveInterests() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'saved' | 'failed'>('idle');
  async function save(interests: Interests): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    try {
      await api.call(updateInterests, { body: { interests: interests.selected } });
      queryClient.setQueryData(ownProfileKeys.interests, interests);
      setState('saved');
    } catch (error) {
      log.warn('the interests could not be saved', error);
      if (!(error instanceof ApiError)) throw error;
      setState('failed');
    }
  }
  return { state, save };
}
