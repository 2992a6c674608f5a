import { type ReactNode, Suspense } from 'react';
import { ActionBar } from '../../../ui/layout/ActionBar.tsx';
import { QuestionFrame } from './QuestionFrame.tsx';
import { QuestionSkeleton } from './QuestionSkeleton.tsx';

/** Shows the skeleton of a question in place of one whose parts of the chat (conversation/lazyChat.ts) are loading. */
export const ChatSuspense = ({ progress, children }: { progress: ReactNode; children: ReactNode }) => (
  <Suspense
    fallback={
      <QuestionFrame actions={<ActionBar />}>
        {progress}
        <QuestionSkeleton variant={1} />
      </QuestionFrame>
    }
  >
    {children}
  </Suspense>
);
