import { Trans } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { liveChatConsentAtom } from '../../../device/consent.atoms.ts';
import { useSupportEmail } from '../../../member/supportEmail.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { SupportMailLink } from '../SupportMailLink.tsx';
import { LiveChatConsentDialog } from './LiveChatConsentDialog.tsx';
import { LiveChatPanel } from './LiveChatPanel.tsx';

/** Loads the vendor's script only after the member's consent. If the chat fails, the mail program opens instead. */
export function LiveChatButton() {
  const email = useSupportEmail();
  const buttonFrame = useRef<HTMLSpanElement>(null);
  const [agreed, setAgreed] = useAtom(liveChatConsentAtom);
  const [state, setState] = useState<'idle' | 'asking' | 'chatting' | 'failed'>('idle');
  if (state === 'failed') return <SupportMailLink />;

  return (
    <>
      <span ref={buttonFrame}>
        <TextButton
          opensDialog
          onClick={() => setState((before) => (before === 'chatting' ? before : agreed ? 'chatting' : 'asking'))}
        >
          <Trans>Help and support</Trans>
        </TextButton>
      </span>
      {state === 'asking' && (
        <LiveChatConsentDialog
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
            buttonFrame.current?.querySelector('button')?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
