import { lazy, Suspense } from 'react';
import { loadChunk } from '../../lib/loadChunk.ts';
import { mayLoadThirdParty } from '../../routing/mayLoadThirdParty.ts';
import { site } from '../../site/site.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { SupportMailLink } from './SupportMailLink.tsx';

const LiveChatButton = site.liveChat
  ? lazy(async () => ({ default: (await loadChunk(() => import('./live-chat/LiveChatButton.tsx'))).LiveChatButton }))
  : null;

/** "Help and support": the live chat where the site has one and the page allows it, else a link to the e-mail address. */
export function HelpLink() {
  const location = useLocation();
  if (!LiveChatButton || !mayLoadThirdParty(location)) return <SupportMailLink />;
  return (
    <Suspense fallback={<SupportMailLink />}>
      <LiveChatButton />
    </Suspense>
  );
}
