import { Trans } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { liveChatConsentAtom } from '../../../device/consent.atoms.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { SupportMailLink } from '../SupportMailLink.tsx';
import { useSupportEmail } from '../useSupportEmail.ts';
import { LiveChatConsentDialog } from './LiveChatConsentDialog.tsx';
import { LiveChatPanel } from './LiveChatPanel.tsx';

/** Loads the vendor's script with the member's consent and not before. Where the chat fails, a letter opens instead. */
export function LiveChatButton() {
  const email = useSupportEmail();
  const place = useRef<HTMLSpanElement>(null);
  const [agreed, setAgreed] = useAtom(liveChatConsentAtom);
  const [state, setState] = useState<'idle' | 'asking' | 'chatting' | 'failed'>('idle');
  if (state === 'failed') return <SupportMailLink />;

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
            place.current?.querySelector('button')?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
