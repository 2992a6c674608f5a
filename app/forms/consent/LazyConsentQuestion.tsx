import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { useLazyPart } from '../../feedback/useLazyPart.ts';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import type { ConsentQuestion } from './ConsentQuestion.tsx';

const loadQuestion = () => loadRareChunk(() => import('./ConsentQuestion.tsx'));

/** The question for a consent, loaded where data would be given that needs one. */
export function LazyConsentQuestion(props: ComponentProps<typeof ConsentQuestion>) {
  const { t } = useLingui();
  return (
    <QueryGate
      query={useLazyPart('consentQuestion', loadQuestion)}
      errorTitle={t`Error: the question couldn’t be loaded`}
    >
      {(loaded) => <loaded.ConsentQuestion {...props} />}
    </QueryGate>
  );
}
