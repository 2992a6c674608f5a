import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Account, fetchAccount } from '../../api/contract/accountSettings.ts';
import { accountKey } from '../../api/queryKeys.ts';
import { useOnline } from '../../device/useOnline.ts';
import { QueryError } from '../../feedback/QueryError.tsx';
import { useApi } from '../../session/useSession.ts';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { DeleteAccountSection } from './DeleteAccountSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { MembershipSection } from './MembershipSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { EmailNotificationsSection } from './settings/EmailNotificationsSection.tsx';
import { NoticePreferencesSection } from './settings/NoticePreferencesSection.tsx';
import { PrivacySection } from './settings/PrivacySection.tsx';

export function AccountPage() {
  const { t } = useLingui();
  const online = useOnline();
  const api = useApi();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => api.call(fetchAccount, {}, { signal }),
  });
  return (
    <Page width="narrow">
      <Stack gap="xlarge">
        <Stack gap="xsmall">
          <Heading level={1}>{t`My account`}</Heading>
          <Text size="lead" tone="soft">
            <Trans>Your address, your password, your membership, and what we may send you.</Trans>
          </Text>
        </Stack>
        {data && <Sections account={data} />}
        {!data && !isError && online && <AccountSkeleton />}
        {!data && (isError || !online) && (
          <QueryError
            title={t`Error: your account could not be loaded`}
            offlineText={t`As soon as you are connected again, your account appears here on its own.`}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}

const Sections = ({ account }: { account: Account }) => (
  <>
    <DetailsSection account={account} />
    <PasswordSection email={account.email} />
    <MembershipSection account={account} />
    <EmailNotificationsSection settings={account.notifications} />
    <PrivacySection settings={account.privacy} />
    <NoticePreferencesSection />
    <DeleteAccountSection membership={account.membership} />
  </>
);
