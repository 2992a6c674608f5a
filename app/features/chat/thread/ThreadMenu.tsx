import { useLingui } from '@lingui/react/macro';
import arrow from '@phosphor-icons/core/regular/arrow-u-up-left.svg?icon';
import flag from '@phosphor-icons/core/regular/flag.svg?icon';
import info from '@phosphor-icons/core/regular/info.svg?icon';
import prohibit from '@phosphor-icons/core/regular/prohibit.svg?icon';
import receipt from '@phosphor-icons/core/regular/receipt-x.svg?icon';
import trash from '@phosphor-icons/core/regular/trash.svg?icon';
import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { RequestedReportDialog, reportRequestAtom } from '../../../forms/report/ReportRequest.tsx';
import { LazyLegalDialog } from '../../../legal/LegalLink.tsx';
import { legalTitles } from '../../../legal/legalTitles.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { LazyTerminationDialog } from '../../../termination/LazyTerminationDialog.tsx';
import type { TerminationKind } from '../../../termination/termination.model.ts';
import { useTerminationKinds } from '../../../termination/useTerminationKinds.ts';
import { Menu } from '../../../ui/actions/Menu.tsx';
import type { MenuItem } from '../../../ui/actions/menuLooks.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { useDeleteConversation } from '../conversation/useDeleteConversation.ts';

interface ThreadMenuProps {
  id: string;
  /** Name of the other member, as shown. */
  name: string;
  /** Whether the other member waits for an answer. */
  waits: boolean;
  /**
   * The other member, whose `profileId` is null if the server has not sent it, or the team has removed the member: only
   * the conversation can be deleted then. Null for the team, which cannot be reported or deleted (reading 22).
   */
  member: { username: string | null; profileId: string | null; blocked: boolean } | null;
}

/**
 * A menu to report or block the other member, or to delete the conversation, with the imprint and the ways out of a
 * contract, because phones show neither the menu nor the footer beside a conversation.
 */
export function ThreadMenu({ id, name, waits, member }: ThreadMenuProps) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<'imprint' | TerminationKind | null>(null);
  const report = useSetAtom(reportRequestAtom);
  const remove = useDeleteConversation(id);
  const navigate = useNavigate();
  const close = () => {
    setDialog(null);
    // The item of the menu that opened the dialog is gone.
    restoreLostFocus('#main header [aria-haspopup=menu]');
  };
  const { profileId = null, username = null, blocked = false } = member ?? {};
  const about = profileId !== null && { person: { profileId, username }, blocked, onClose: close };
  const aboutMember: MenuItem[] = [
    { key: 'report', icon: flag, label: t`Report member`, onPick: () => report({ reportChosen: true }) },
    {
      key: 'block',
      icon: prohibit,
      label: blocked ? t`Unblock member` : t`Block member`,
      onPick: () => report({}),
    },
  ];
  // Leads to the words that are sent, and the button.
  const decline: MenuItem = {
    key: 'decline',
    icon: cross,
    label: t`Decline kindly`,
    onPick: () => void navigate(`${pathTo('waiting')}#waiting-${id}`),
  };
  const deletion: MenuItem = {
    key: 'delete',
    icon: trash,
    label: t`Delete conversation`,
    onPick: () => remove(name),
  };
  const terminations = useTerminationKinds().map(({ kind, label }): MenuItem => {
    return { key: kind, icon: kind === 'cancel' ? receipt : arrow, label, onPick: () => setDialog(kind) };
  });
  return (
    <>
      <Menu
        label={
          <>
            {t`More`}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </>
        }
        items={[
          ...(waits ? [decline] : []),
          ...(about ? aboutMember : []),
          ...(member ? [deletion] : []),
          { key: 'imprint', icon: info, label: t(legalTitles.imprint), onPick: () => setDialog('imprint') },
          ...terminations,
        ]}
      />
      {about && <RequestedReportDialog {...about} />}
      {dialog === 'imprint' && <LazyLegalDialog name="imprint" onClose={close} />}
      {(dialog === 'cancel' || dialog === 'withdraw') && <LazyTerminationDialog kind={dialog} onClose={close} />}
    </>
  );
}
