import { Trans } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { liveChatConsentAtom } from '../../session/consent.atoms.ts';
import { site } from '../../site/site.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { LiveChatDialog } from './LiveChatDialog.tsx';
import { MailHelp } from './MailHelp.tsx';
import { browserSteps, openLiveChat } from './openLiveChat.ts';
import { useSupportEmail } from './useSupportEmail.ts';

/** Loads the vendor's script with the member's consent and not before. Where the chat fails, a letter opens instead. */
export function LiveChatButton() {
  const email = useSupportEmail();
  const [agreed, setAgreed] = useAtom(liveChatConsentAtom);
  const [state, setState] = useState<'idle' | 'asking' | 'opening' | 'failed'>('idle');
  if (state === 'failed') return <MailHelp />;

  const open = async () => {
    setState('opening');
    if (await openLiveChat(browserSteps(site.liveChatOrigin))) return setState('idle');
    setState('failed');
    location.href = `mailto:${email}`;
  };
  const press = () => {
    if (state === 'opening') return;
    if (agreed) void open();
    else setState('asking');
  };
  return (
    <>
      <span role="status">
        <TextButton opensDialog={!agreed} onClick={press}>
          {state === 'opening' ? <Trans>Opening the chat …</Trans> : <Trans>Help and support</Trans>}
        </TextButton>
      </span>
      {state === 'asking' && (
        <LiveChatDialog
          email={email}
          onOpen={() => {
            setAgreed(true);
            void open();
          }}
          onClose={() => setState('idle')}
        />
      )}
    </>
  );
}
