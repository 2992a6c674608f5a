import { mayLoadThirdParty } from '../../routing/mayLoadThirdParty.ts';
import { site } from '../../site/site.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { LiveChatButton } from './live-chat/LiveChatButton.tsx';
import { SupportMailLink } from './SupportMailLink.tsx';

/** "Help and support": the live chat where the site has one and the page allows it, else a link to the e-mail address. */
export function HelpLink() {
  const location = useLocation();
  return site.liveChat && mayLoadThirdParty(location) ? <LiveChatButton /> : <SupportMailLink />;
}
