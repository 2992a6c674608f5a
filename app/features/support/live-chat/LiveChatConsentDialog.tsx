import { Trans, useLingui } from '@lingui/react/macro';
import chat from '@phosphor-icons/core/regular/chats-circle.svg?icon';
import envelope from '@phosphor-icons/core/regular/envelope-simple.svg?icon';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { DialogFoot } from '../../../ui/overlays/DialogFoot.tsx';
import { SupportAddress } from '../SupportAddress.tsx';

interface LiveChatConsentDialogProps {
  email: string;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * A dialog that asks before anything is loaded from the vendor: it explains what the vendor learns, and offers email
 * instead.
 */
export function LiveChatConsentDialog({ email, onOpen, onClose }: LiveChatConsentDialogProps) {
  const { t } = useLingui();
  // The dialog stays: on a device without a mail program nothing opens, and the address is still needed.
  const write = () => {
    location.href = `mailto:${email}`;
  };
  return (
    <Dialog title={t`How can we help you?`} closeLabel={t`Close`} onClose={onClose}>
      <Stack gap="large">
        <Stack>
          <Text>{t`The live chat comes from another company. Nothing is loaded from there until you open it.`}</Text>
          <Text>
            <Trans>
              That company then learns the address of your internet connection, which browser you use, that you visit
              this site, and what you write in the chat.
            </Trans>
          </Text>
          <Text>
            <Trans>
              We remember your choice on this device. You can change it under “Privacy choices”, at the foot of most
              pages.
            </Trans>
          </Text>
        </Stack>
        <div>
          <Text tone="soft">{t`Our address:`}</Text>
          <SupportAddress email={email} />
        </div>
        <DialogFoot>
          <Button icon={chat} onClick={onOpen}>{t`Open the chat`}</Button>
          <Button tone="secondary" icon={envelope} onClick={write}>{t`Write an email instead`}</Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
