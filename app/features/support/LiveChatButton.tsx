import { Trans } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { liveChatConsentAtom } from '../../session/consent.atoms.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { LiveChatDialog } from './LiveChatDialog.tsx';
import { LiveChatPanel } from './LiveChatPanel.tsx';
import { MailHelp } from './MailHelp.tsx';
import { useSupportEmail } from './useSupportEmail.ts';

/** Loads the vendor's script with the member's consent and not before. Where the chat fails, a letter opens instead. */
export function LiveChatButton() {
  const email = useSupportEmail();
  const place = useRef<HTMLSpanElement>(null);
  const [agreed, setAgreed] = useAtom(liveChatConsentAtom);
  const [state, setState] = useState<'idle' | 'asking' | 'chatting' | 'failed'>('idle');
  if (state === 'failed') return <MailHelp />;

  return (
    <>
      <span ref={place}>
        <TextButton
          opensDialog
          onClick={() => setState((now) => (now === 'chatting' ? now : agreed ? 'chatting' : 'asking'))}
        >
          <Trans>Help and support</Trans>
        </TextButton>
      </span>
      {state === 'asking' && (
        <LiveChatDialog
          email={email}
          onOpen={() => {
            setAgreed(true);
            setState('chatting');
          }}
          onClose={() => setState('idle')}
        />
      )}
      {state === 'chatting' && (
        <LiveChatPanel
          onFail={() => {
            setState('failed');
            location.href = `mailto:${email}`;
          }}
          onClose={() => {
            setState('idle');
            place.current?.querySelector('button')?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
