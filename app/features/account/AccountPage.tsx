import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Account } from '../../api/contract/accountSettings.ts';
import { CardSkeletons } from '../../feedback/CardSkeletons.tsx';
import { QueryGate } from '../../feedback/QueryGate.tsx';
import { useLazyPart } from '../../feedback/useLazyPart.ts';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { accountQuery } from '../../member/accountQuery.ts';
import { consentsQuery } from '../../member/consentsQuery.ts';
import { decisionsQuery } from '../../member/decisionsQuery.ts';
import { useApi } from '../../session/useSession.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DeleteAccountSection } from './DeleteAccountSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { MembershipSection } from './MembershipSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { EmailNotificationsSection } from './settings/EmailNotificationsSection.tsx';
import { PrivacySection } from './settings/PrivacySection.tsx';
import { ScreenNotificationsSection } from './settings/ScreenNotificationsSection.tsx';

const loadDecisions = () => loadRareChunk(async () => (await import('./rights/DecisionsSection.tsx')).DecisionsSection);
const loadConsents = () => loadRareChunk(async () => (await import('./rights/ConsentsSection.tsx')).ConsentsSection);

export function AccountPage() {
  const { t } = useLingui();
  const account = useQuery(accountQuery(useApi()));
  const decisions = useQuery(decisionsQuery(useApi()));
  const section = useLazyPart('decisions', loadDecisions, hasSomething(decisions));
  // Decisions are above the rest, which would move. Only the first time: a later try must not take away what is typed.
  const waits = [decisions, section].some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0);
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
          {(data) => <Sections account={data} decisions={section} />}
        </QueryGate>
      </Stack>
    </Page>
  );
}

/** Whether a query has rows, or a failure to tell. */
const hasSomething = ({ data, isError }: { data: readonly unknown[] | null | undefined; isError: boolean }) =>
  isError || Boolean(data?.length);

const Sections = ({ account, decisions }: { account: Account; decisions: LoadedSection }) => (
  <>
    <RareSection section={decisions} />
    <DetailsSection account={account} />
    <PasswordSection email={account.email} />
    <MembershipSection account={account} />
    <EmailNotificationsSection settings={account.notifications} />
    <PrivacySection settings={account.privacy} />
    <ScreenNotificationsSection />
    <Consents />
    <DeleteAccountSection membership={account.membership} />
  </>
);

type LoadedSection = ReturnType<typeof useLazyPart<ComponentType>>;

function Consents() {
  const consents = useQuery(consentsQuery(useApi()));
  return <RareSection section={useLazyPart('consents', loadConsents, hasSomething(consents))} />;
}

/** A section that few members have, in the place where it is loaded; nothing while it is not needed. */
function RareSection({ section }: { section: LoadedSection }) {
  const { t } = useLingui();
  if (section.isPending && section.fetchStatus === 'idle') return null;
  return (
    <QueryGate query={section} errorTitle={t`Error: a part of this page couldn’t be loaded`}>
      {(Section) => <Section />}
    </QueryGate>
  );
}
