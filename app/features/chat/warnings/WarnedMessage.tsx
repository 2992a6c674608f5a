import { lazy, Suspense } from 'react';
import type { Message } from '../../../api/contract/conversations.ts';
import { SilentErrorBoundary } from '../../../feedback/SilentErrorBoundary.tsx';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { findMessageWarning, loadWarningWords } from './siteWarnings.ts';

const MessageNote = lazy(async () => ({
  default: (await loadRareChunk(() => import('./MessageNote.tsx'))).MessageNote,
}));

/** The note below a message that needs one, loaded with its texts for the first of them; nothing below all others. */
function WarnedMessage({ message, own }: { message: Message; own: boolean }) {
  const kind = findMessageWarning(message, own);
  return (
    kind && (
      <SilentErrorBoundary name="the note below a message">
        <Suspense>
          <MessageNote messageId={message.messageId} kind={kind} />
        </Suspense>
      </SilentErrorBoundary>
    )
  );
}

/** Loads the words of the site, and returns the component that decides by them. */
export async function loadWarnedMessage() {
  await loadWarningWords();
  return WarnedMessage;
}
