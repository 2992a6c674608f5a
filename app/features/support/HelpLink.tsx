import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from '../../lib/loadChunk.ts';
import { site } from '../../site/site.ts';
import { MailHelp } from './MailHelp.tsx';
import { mayLoadVendor } from './mayLoadVendor.ts';

const LiveChatButton = site.liveChat
  ? lazy(async () => ({ default: (await loadChunk(() => import('./LiveChatButton.tsx'))).LiveChatButton }))
  : null;

/** "Help and support": the live chat where the site has one and the page allows it, else a letter. */
export function HelpLink() {
  const location = useLocation();
  if (!LiveChatButton || !mayLoadVendor(location)) return <MailHelp />;
  return (
    <Suspense fallback={<MailHelp />}>
      <LiveChatButton />
    </Suspense>
  );
}
