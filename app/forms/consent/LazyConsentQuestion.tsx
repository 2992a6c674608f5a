import type { ComponentProps } from 'react';
import { useLazyPart } from '../../feedback/useLazyPart.ts';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { ConsentGate } from './ConsentGate.tsx';
import type { ConsentQuestion } from './ConsentQuestion.tsx';

const loadQuestion = () => loadRareChunk(() => import('./ConsentQuestion.tsx'));

/** The question for a consent, loaded where data would be given that needs one. */
export function LazyConsentQuestion(props: ComponentProps<typeof ConsentQuestion>) {
  return (
    <ConsentGate query={useLazyPart('consentQuestion', loadQuestion)} onSkip={props.onSkip}>
      {(loaded) => <loaded.ConsentQuestion {...props} />}
    </ConsentGate>
  );
}
