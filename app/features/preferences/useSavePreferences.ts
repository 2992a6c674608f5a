import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { updatePersonality } from '../../api/contract/questionnaire.ts';
import { dashboardKey, matchesKey, ownAnswersKey } from '../../api/queryKeys.ts';
import { log } from '../../lib/log.ts';
import { useApi } from '../../session/useSession.ts';
import type { toChangedAnswers } from './preferences.model.ts';

type SaveState = 'idle' | 'busy' | 'saved' | 'failed';

/** Queries of other pages that depend on the preferences. */
const dependentKeys = [ownAnswersKey, matchesKey, dashboardKey];

export function useSavePreferences() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>('idle');

  async function save(answers: ReturnType<typeof toChangedAnswers>): Promise<boolean> {
    if (state === 'busy') return false;
    setState('busy');
    try {
      if (answers.length > 0) await api.call(updatePersonality, { body: { answers } });
      for (const queryKey of dependentKeys) void queryClient.invalidateQueries({ queryKey });
      // The form shows what was saved; only the next visit fetches it again.
      queryClient.removeQueries({ queryKey: ['preferences'], type: 'inactive' });
      void queryClient.invalidateQueries({ queryKey: ['preferences'], refetchType: 'none' });
      setState('saved');
      return true;
    } catch (error) {
      log.warn('the preferences could not be saved', error);
      if (!(error instanceof ApiError)) throw error;
      setState('failed');
      return false;
    }
  }

  return { state, save, reset: () => setState((current) => (current === 'busy' ? current : 'idle')) };
}
