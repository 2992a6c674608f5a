import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router';
import { useShowPlans } from '../../../paywall/useShowPlans.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { readThread } from '../data/threadQuery.ts';

type ThreadAction = 'write' | 'read';

/** Returns a function that leads to the plans because of the open conversation. */
export function useConversationPaywall() {
  const client = useQueryClient();
  const owner = useAtomValue(memberIdAtom) ?? '';
  const showPlans = useShowPlans();
  const { id = '' } = useParams();
  return (action: ThreadAction, textKept = false) => {
    const profileId = readThread({ client, owner, id })?.info.profileId ?? null;
    showPlans({ action, profileId, conversationId: id, textKept });
  };
}

/** A button that looks like a link and leads to the plans. */
export function ConversationPaywallButton({ action }: { action: ThreadAction }) {
  const open = useConversationPaywall();
  return (
    <TextButton onClick={() => open(action)}>
      {action === 'read' ? (
        <Trans>
          See what Premium offers<VisuallyHidden>, to read this message</VisuallyHidden>
        </Trans>
      ) : (
        <Trans>
          See what Premium offers<VisuallyHidden>, to write</VisuallyHidden>
        </Trans>
      )}
    </TextButton>
  );
}
