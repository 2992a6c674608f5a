import { useLingui } from '@lingui/react/macro';
import copy from '@phosphor-icons/core/regular/copy.svg?icon';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

/** The support address: a link for the mail program, and to copy, because not every device has such a program. */
export function SupportAddress({ email }: { email: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copyAddress = async () => {
    // There is no clipboard without the browser's permission.
    const done = navigator.clipboard?.writeText(email).then(
      () => true,
      () => false,
    );
    setCopied((await done) ?? false);
  };
  return (
    <Stack gap="small">
      <Row>
        <TextLink to={`mailto:${email}`}>
          <bdi translate="no">{email}</bdi>
        </TextLink>
        <Button tone="secondary" size="small" icon={copy} onClick={() => void copyAddress()}>
          {t`Copy the address`}
        </Button>
      </Row>
      <div role="status">
        {copied === true && <Text>{t`The address is copied.`}</Text>}
        {copied === false && <Text>{t`Please select the address and copy it yourself.`}</Text>}
      </div>
    </Stack>
  );
}
