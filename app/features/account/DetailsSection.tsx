import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '../../api/contract/accountSettings.ts';
import { truncate } from '../../lib/truncate.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useFocusOnChange } from '../../ui/focus/useFocusOnChange.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

const MAX_SHOWN_NAME_LENGTH = 60;

/** The member's e-mail address, which can be changed here, and name. */
export function DetailsSection({ account }: { account: Account }) {
  const { t } = useLingui();
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);
  const container = useFocusOnChange(changing, changing ? 'input' : 'button');
  const name = truncate(account.username ?? '', MAX_SHOWN_NAME_LENGTH);
  return (
    <AccountSection title={t`My details`}>
      <DescriptionList>
        <DescriptionItem name={t`E-mail address`}>
          <Text userGenerated>{account.email}</Text>
        </DescriptionItem>
        <DescriptionItem name={t`Member name`}>
          <Text userGenerated>
            <bdi>{name || t`You have no name yet.`}</bdi>
          </Text>
          <TextLink to={pathTo('ownProfile')}>
            <Trans>Change my member name in my profile</Trans>
          </TextLink>
        </DescriptionItem>
      </DescriptionList>
      {changed && (
        <Banner tone="success" title={t`Your new address is saved`} announce>
          <Text>
            <Trans>We have sent you an e-mail. Please open it and confirm the new address.</Trans>
          </Text>
        </Banner>
      )}
      <div ref={container}>
        {changing ? (
          <ChangeEmailForm
            current={account.email}
            onClose={(done) => {
              setChanging(false);
              setChanged(done);
            }}
          />
        ) : (
          <Stack align="start">
            <Button
              tone="secondary"
              onClick={() => {
                setChanged(false);
                setChanging(true);
              }}
            >
              <Trans>Change my e-mail address</Trans>
            </Button>
          </Stack>
        )}
      </div>
    </AccountSection>
  );
}
