import { Trans, useLingui } from '@lingui/react/macro';
import tray from '@phosphor-icons/core/regular/check-circle.svg?icon';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Conversation } from '../../api/contract/conversations.ts';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { UndoNotice } from '../../feedback/UndoNotice.tsx';
import { declinedAtom } from '../../member/declined.atoms.ts';
import { listWaiting } from '../../member/listWaiting.ts';
import { MessageRowsSkeleton } from '../../member/MessageRow.tsx';
import { kindNo } from '../../member/messageKind.ts';
import { useMemberName } from '../../member/useMemberName.ts';
import { waitingQuery } from '../../member/waitingQuery.ts';
import { sharedPaths } from '../../routing/sharedPaths.ts';
import { useApi } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useDecline } from './useDecline.ts';
import * as styles from './WaitingPage.css.ts';
import { WaitingPerson } from './WaitingPerson.tsx';

/** The people who wait for the member's answer, each with the two ways to give one. */
export function WaitingPage() {
  const { t } = useLingui();
  const decline = useDecline();
  const { pending } = decline;
  const name = pending?.name ?? '';
  return (
    <Page width="narrow">
      <Stack gap="medium">
        <PageHeading
          title={t`Waiting for your answer`}
          lead={t`An answer helps, even if it’s a kind no. But you owe one to nobody who asks you for money.`}
        />
        <UndoNotice
          id={pending?.id ?? null}
          title={t`Your kind no goes to ${name}.`}
          hint={t`You can undo this for about half a minute. Until then, nothing changes for ${{ name }}.`}
          undoLabel={t`Undo`}
          commitLabel={t`Close this notice`}
          undo={decline.undo}
          commit={decline.commit}
          focusAfterUndo={`#waiting-${CSS.escape(pending?.id ?? '')} button`}
          takesFocus
        />
        <QueryGate
          query={useQuery(waitingQuery(useApi()))}
          errorTitle={t`Error: the people who wait couldn’t be loaded`}
          offlineText={t`They will appear as soon as you’re back online.`}
          skeleton={<MessageRowsSkeleton count={3} />}
        >
          {(rows) => <WaitingPeople rows={rows} onDecline={decline.start} />}
        </QueryGate>
      </Stack>
    </Page>
  );
}

interface WaitingPeopleProps {
  rows: readonly Conversation[];
  onDecline: ReturnType<typeof useDecline>['start'];
}

function WaitingPeople({ rows, onDecline }: WaitingPeopleProps) {
  const { t } = useLingui();
  const toName = useMemberName();
  const waiting = listWaiting(rows, useAtomValue(declinedAtom));
  if (waiting.length === 0) {
    return (
      <EmptyState icon={tray}>
        <Text>{t`Nobody is waiting for your answer.`}</Text>
        <LinkButton to={sharedPaths.messages} tone="secondary">{t`See my messages`}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.words}>
        <Text tone="soft">
          <Trans>If you decline kindly, the person reads this in their language:</Trans>
        </Text>
        <Text>
          <q>{t(kindNo)}</q>
        </Text>
      </div>
      <ul className={styles.list}>
        {waiting.map((conversation) => {
          const name = toName(conversation.username);
          return (
            <li key={conversation.id}>
              <WaitingPerson
                conversation={conversation}
                name={name}
                onDecline={() => onDecline({ id: conversation.id, name })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
