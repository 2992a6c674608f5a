import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '../../api/contract/settings.ts';
import { shorten } from '../../lib/shorten.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { AccountSection } from './AccountSection.tsx';
import { EmailForm } from './EmailForm.tsx';
import { Fact, Facts } from './Facts.tsx';

/** Under which address and name the member is known. */
export function DetailsSection({ account }: { account: Account }) {
  const { t } = useLingui();
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);
  const part = useFocusOnChange(changing, changing ? 'input' : 'button');
  const name = shorten(account.username ?? '', 60);
  return (
    <AccountSection title={t`My details`}>
      <Facts>
        <Fact name={t`E-mail address`}>
          <Text foreign>{account.email}</Text>
        </Fact>
        <Fact name={t`Member name`}>
          <Text foreign>
            <bdi>{name || t`You have no name yet.`}</bdi>
          </Text>
          <TextLink to={pathTo('ownProfile')}>
            <Trans>Change my member name in my profile</Trans>
          </TextLink>
        </Fact>
      </Facts>
      {changed && (
        <Banner tone="success" title={t`Your new address is saved`} announce>
          <Text>
            <Trans>We have sent you an e-mail. Please open it and confirm the new address.</Trans>
          </Text>
        </Banner>
      )}
      <div ref={part}>
        {changing ? (
          <EmailForm
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
