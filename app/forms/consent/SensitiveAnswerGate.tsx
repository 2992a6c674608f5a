import { type ComponentProps, lazy, Suspense } from 'react';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { SensitiveAnswerQuestion } from './SensitiveAnswerQuestion.tsx';

const LazyQuestion = lazy(async () => ({
  default: (await loadRareChunk(() => import('./SensitiveAnswerQuestion.tsx'))).SensitiveAnswerQuestion,
}));

/** The question whether a sensitive answer may be stored, loaded where such an answer would be given. */
export const SensitiveAnswerGate = (props: ComponentProps<typeof SensitiveAnswerQuestion>) => (
  <Suspense fallback={<Skeleton shape="button" />}>
    <LazyQuestion {...props} />
  </Suspense>
);
