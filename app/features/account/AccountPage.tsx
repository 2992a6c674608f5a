import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '../../api/contract/accountSettings.ts';
import { useOnline } from '../../device/useOnline.ts';
import { QueryError } from '../../feedback/QueryError.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { DeleteAccountSection } from './DeleteAccountSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { MembershipSection } from './MembershipSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { NoticePreferencesSection } from './settings/NoticePreferencesSection.tsx';
import { EmailNotificationsSection, PrivacySection } from './settings/SettingsSections.tsx';
import { useAccount } from './useAccount.ts';

export function AccountPage() {
  const { t } = useLingui();
  const online = useOnline();
  const { data, isError, isFetching, refetch } = useAccount();
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
