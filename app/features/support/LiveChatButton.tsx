import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { site } from '../../site/site.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { MailHelp } from './MailHelp.tsx';
import { browserSteps, openLiveChat } from './openLiveChat.ts';
import { useSupportEmail } from './useSupportEmail.ts';

/** Loads the vendor's script on the member's click and not before. Where the chat fails, a letter opens instead. */
export function LiveChatButton() {
  const email = useSupportEmail();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  if (state === 'failed') return <MailHelp />;

  const open = async () => {
    if (state === 'opening') return;
    setState('opening');
    if (await openLiveChat(browserSteps(site.liveChatOrigin))) return setState('idle');
    setState('failed');
    location.href = `mailto:${email}`;
  };
  return (
    <span role="status">
      <TextButton onClick={open}>
        {state === 'opening' ? <Trans>Opening the chat …</Trans> : <Trans>Help and support</Trans>}
      </TextButton>
    </span>
  );
}
