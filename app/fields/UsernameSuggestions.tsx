import { Trans, useLingui } from '@lingui/react/macro';
import arrows from '@phosphor-icons/core/bold/arrows-clockwise-bold.svg?icon';
import { useState } from 'react';
import { activeLocale } from '../i18n/activeLocale.ts';
import { suggestUsernames } from '../member/suggestUsernames.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Text } from '../ui/content/Text.tsx';
import { Row } from '../ui/layout/Row.tsx';
import { Stack } from '../ui/layout/Stack.tsx';

/** Suggests three names at a time. */
export function UsernameSuggestions({ onChoose }: { onChoose: (name: string) => void }) {
  const { t } = useLingui();
  const [names, setNames] = useState(() => suggestUsernames(activeLocale()));
  return (
    <Stack gap="small">
      <Text tone="strong">{t`Or choose a suggested name`}</Text>
      <Row gap="xsmall">
        {names.map((name) => (
          <Button key={name} tone="secondary" size="compact" onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
      </Row>
      <div>
        <Button tone="quiet" size="compact" icon={arrows} onClick={() => setNames(suggestUsernames(activeLocale()))}>
          <Trans>Show other names</Trans>
        </Button>
      </div>
    </Stack>
  );
}
