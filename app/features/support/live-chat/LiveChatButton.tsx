import { useLingui } from '@lingui/react/macro';
import { LazyDialog } from '../../../feedback/LazyDialog.tsx';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { DialogButton } from '../../../ui/overlays/DialogButton.tsx';

/** The button of the live chat, which loads the vendor's script only after the member's consent. */
export function LiveChatButton() {
  const { t } = useLingui();
  return (
    <DialogButton label={t`Help and support`}>
      {(close) => (
        <LazyDialog load={loadLiveChat} onClose={close}>
          {(LiveChat) => <LiveChat onClose={close} />}
        </LazyDialog>
      )}
    </DialogButton>
  );
}

const loadLiveChat = () => loadRareChunk(async () => (await import('./LiveChat.tsx')).LiveChat);
