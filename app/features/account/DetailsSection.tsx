import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '../../api/contract/accountSettings.ts';
import { truncate } from '../../lib/truncate.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { DescriptionItem, DescriptionList } from '../../ui/content/DescriptionList.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { FormDisclosure } from './FormDisclosure.tsx';

const MAX_SHOWN_NAME_LENGTH = 60;

/** The member's email address, which can be changed here, and name. */
export function DetailsSection({ account }: { account: Account }) {
  const { t } = useLingui();
  const name = truncate(account.username ?? '', MAX_SHOWN_NAME_LENGTH);
  return (
    <AccountSection id="details" title={t`My details`} summary={<bdi translate="no">{account.email}</bdi>}>
      <DescriptionList>
        <DescriptionItem name={t`Email address`}>
          <Text userGenerated>
            <bdi translate="no">{account.email}</bdi>
          </Text>
        </DescriptionItem>
        <DescriptionItem name={t`Member name`}>
          <Text userGenerated>
            <bdi translate={name ? 'no' : undefined}>{name || t`You have no name yet.`}</bdi>
          </Text>
          <TextLink to={pathTo('ownProfile')}>
            <Trans>Change my member name in my profile</Trans>
          </TextLink>
        </DescriptionItem>
      </DescriptionList>
      <FormDisclosure
        openLabel={<Trans>Change my email address</Trans>}
        firstField="input"
        savedNotice={
          <Banner tone="success" title={t`Your new address is saved`} announce>
            <Text>
              <Trans>We’ve sent you an email. Please open it and confirm the new address.</Trans>
            </Text>
          </Banner>
        }
      >
        {(close) => <ChangeEmailForm current={account.email} onClose={close} />}
      </FormDisclosure>
    </AccountSection>
  );
}
