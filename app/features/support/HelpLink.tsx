import { lazy, Suspense } from 'react';
import { loadChunk } from '../../lib/loadChunk.ts';
import { site } from '../../site/site.ts';
import { MailHelp } from './MailHelp.tsx';

const LiveChatButton = site.liveChat
  ? lazy(async () => ({ default: (await loadChunk(() => import('./LiveChatButton.tsx'))).LiveChatButton }))
  : null;

/** "Help and support": the live chat where the site has one, else a letter. */
export function HelpLink() {
  if (!LiveChatButton) return <MailHelp />;
  return (
    <Suspense fallback={<MailHelp />}>
      <LiveChatButton />
    </Suspense>
  );
}
