import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Membership } from '../../api/contract/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import { Text } from '../../ui/Text.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

export function DeleteSection({ membership }: { membership: Membership }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title={t`Delete my account`}>
      <Text>
        <Trans>You can leave us for good. Before anything happens we tell you what will be gone.</Trans>
      </Text>
      <Row>
        <Button tone="secondary" opensDialog onClick={() => setOpen(true)}>
          <Trans>Delete my account …</Trans>
        </Button>
      </Row>
      {open && <DeleteDialog renews={membership.renewsAt !== null} onClose={() => setOpen(false)} />}
    </AccountSection>
  );
}
