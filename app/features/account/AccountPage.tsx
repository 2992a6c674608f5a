import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Account } from '../../api/contract/accountSettings.ts';
import { CardSkeletons } from '../../feedback/CardSkeletons.tsx';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { accountQuery } from '../../member/accountQuery.ts';
import { decisionsQuery } from '../../member/decisionsQuery.ts';
import { useApi } from '../../session/useSession.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DeleteAccountSection } from './DeleteAccountSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { LazyLateSections } from './LazyLateSections.tsx';
import { MembershipSection } from './MembershipSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { DecisionsSection } from './rights/DecisionsSection.tsx';
import { EmailNotificationsSection } from './settings/EmailNotificationsSection.tsx';
import { PrivacySection } from './settings/PrivacySection.tsx';
import { ScreenNotificationsSection } from './settings/ScreenNotificationsSection.tsx';

/** How long the account waits for the decisions, an optional call. */
const DECISIONS_WAIT_MS = 1000;

export function AccountPage() {
  const { t } = useLingui();
  const account = useQuery(accountQuery(useApi()));
  // Decisions are above the rest, which would move.
  const decisions = useQuery(decisionsQuery(useApi()));
  // Only for a moment, and at first: what is typed must not be taken away.
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timeout = setTimeout(() => setIsLate(true), DECISIONS_WAIT_MS);
    return () => clearTimeout(timeout);
  }, []);
  const waits = decisions.isLoading && decisions.errorUpdateCount === 0 && !isLate;
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <PageHeading
          title={t`My account`}
          lead={<Trans>Your address, your password, your membership, and what we may send you.</Trans>}
        />
        <QueryGate
          query={waits ? { ...account, data: undefined, isError: false } : account}
          errorTitle={t`Error: your account couldn’t be loaded`}
          offlineText={t`Your account will appear as soon as you’re back online.`}
          loadingText={<Trans>Loading your account …</Trans>}
          skeleton={<CardSkeletons count={3} />}
        >
          {(data) => <Sections account={data} />}
        </QueryGate>
      </Stack>
    </Page>
  );
}

/** The sections in their order: what a member changes, then what protects them, and last what ends something. */
const Sections = ({ account }: { account: Account }) => (
  <>
    <DecisionsSection />
    <DetailsSection account={account} />
    <PasswordSection email={account.email} />
    <MembershipSection account={account} />
    <EmailNotificationsSection settings={account.notifications} />
    <PrivacySection settings={account.privacy} />
    <ScreenNotificationsSection />
    <LazyLateSections account={account} />
    <DeleteAccountSection account={account} />
  </>
);
