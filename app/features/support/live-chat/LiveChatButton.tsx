import { Trans } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { lazy, Suspense, useRef, useState } from 'react';
import { liveChatConsentAtom } from '../../../device/consent.atoms.ts';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { useSupportEmail } from '../../../member/supportEmail.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';

// Pure, so that a site without a live chat has neither.
const LiveChatConsentDialog = /* @__PURE__ */ lazy(async () => ({
  default: (await loadRareChunk(() => import('./LiveChatConsentDialog.tsx'))).LiveChatConsentDialog,
}));
const LiveChatPanel = /* @__PURE__ */ lazy(async () => ({
  default: (await loadRareChunk(() => import('./LiveChatPanel.tsx'))).LiveChatPanel,
}));

/** Loads the vendor's script only after the member's consent. */
export function LiveChatButton() {
  const email = useSupportEmail();
  const buttonFrame = useRef<HTMLSpanElement>(null);
  const [agreed, setAgreed] = useAtom(liveChatConsentAtom);
  const [state, setState] = useState<'idle' | 'asking' | 'chatting'>('idle');

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
      <Suspense>
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
            email={email}
            onClose={() => {
              setState('idle');
              buttonFrame.current?.querySelector('button')?.focus({ preventScroll: true });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
