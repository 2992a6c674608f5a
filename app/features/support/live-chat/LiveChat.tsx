import { useAtom } from 'jotai';
import { useState } from 'react';
import { liveChatConsentAtom } from '../../../device/consent.atoms.ts';
import { useSupportEmail } from '../../../member/supportEmail.ts';
import { LiveChatConsentDialog } from './LiveChatConsentDialog.tsx';
import { LiveChatPanel } from './LiveChatPanel.tsx';

/** The vendor's chat, after the member's consent to it. */
export function LiveChat({ onClose }: { onClose: () => void }) {
  const email = useSupportEmail();
  const [agreed, setAgreed] = useAtom(liveChatConsentAtom);
  const [chatting, setChatting] = useState(agreed === true);
  const agree = () => {
    setAgreed(true);
    setChatting(true);
  };
  return chatting ? (
    <LiveChatPanel email={email} onClose={onClose} />
  ) : (
    <LiveChatConsentDialog email={email} onOpen={agree} onClose={onClose} />
  );
}
