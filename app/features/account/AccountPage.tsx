import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '../../api/contract/settings.ts';
import { LoadTrouble } from '../../parts/LoadTrouble.tsx';
import { useOnline } from '../../session/useOnline.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Page } from '../../ui/Page.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { MembershipSection } from './MembershipSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { NotificationsSection, PrivacySection } from './SettingsSections.tsx';
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
          <LoadTrouble
            title={t`Error: your account could not be loaded`}
            waiting={t`As soon as you are connected again, your account appears here on its own.`}
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
    <NotificationsSection settings={account.notifications} />
    <PrivacySection settings={account.privacy} />
    <MessagesSection />
    <DeleteSection membership={account.membership} />
  </>
);
