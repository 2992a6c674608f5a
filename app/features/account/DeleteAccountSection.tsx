import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '../../api/contract/accountSettings.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export function DeleteAccountSection({ account }: { account: Account }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <AccountSection id="delete" title={t`Delete my account`}>
      <Text>
        <Trans>You can delete your account for good. Before anything happens, we tell you what will be deleted.</Trans>
      </Text>
      <Row>
        <Button tone="secondary" opensDialog onClick={() => setOpen(true)}>
          <Trans>Delete my account …</Trans>
        </Button>
      </Row>
      {open && <DeleteAccountDialog account={account} onClose={() => setOpen(false)} />}
    </AccountSection>
  );
}
