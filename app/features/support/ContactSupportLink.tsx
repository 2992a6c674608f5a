import { useLingui } from '@lingui/react/macro';
import { useSupportEmail } from '../../member/supportEmail.ts';
import { mayLoadThirdParty } from '../../routing/mayLoadThirdParty.ts';
import { site } from '../../site/site.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { LiveChatButton } from './live-chat/LiveChatButton.tsx';

/**
 * The link "Help and support": to the live chat where the site has one and the page allows it, else to the email
 * address.
 */
export function ContactSupportLink() {
  const location = useLocation();
  return site.liveChat && mayLoadThirdParty(location) ? <LiveChatButton /> : <SupportMailLink />;
}

function SupportMailLink() {
  const { t } = useLingui();
  const email = useSupportEmail();
  return <TextLink to={`mailto:${email}`}>{t`Help and support`}</TextLink>;
}
