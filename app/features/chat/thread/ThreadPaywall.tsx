import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useParams } from 'react-router';
import { paywallAtom } from '../../../routing/paywall.atoms.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { readThread } from './threadQuery.ts';

type ThreadAction = 'write' | 'read';

/** Gives the opener of the sheet about the paywall, for the conversation on show. */
export function useThreadPaywall() {
  const client = useQueryClient();
  const owner = useAtomValue(memberIdAtom) ?? '';
  const openPaywall = useSetAtom(paywallAtom);
  const { id = '' } = useParams();
  return (action: ThreadAction, textKept = false) => {
    const info = readThread({ client, owner, id })?.info;
    const { profile_id: profileId = null, username = null } = info ?? {};
    openPaywall({ action, profileId, conversationId: id, username, textKept });
  };
}

/** Looks like a link, and opens the sheet about the paywall. */
export function ThreadPaywallButton({ action }: { action: ThreadAction }) {
  const { t } = useLingui();
  const open = useThreadPaywall();
  return (
    <TextButton opensDialog onClick={() => open(action)}>
      {t`See what Premium offers`}
    </TextButton>
  );
}
