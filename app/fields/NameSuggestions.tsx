import { Trans } from '@lingui/react/macro';
import arrows from '@phosphor-icons/core/bold/arrows-clockwise-bold.svg?raw';
import { useState } from 'react';
import { activeLocale } from '../i18n/locale.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Text } from '../ui/Text.tsx';
import { suggestUsernames } from './usernames.ts';

/** Three names at a time for those who cannot think of one. */
export function NameSuggestions({ onChoose }: { onChoose: (name: string) => void }) {
  const [names, setNames] = useState(() => suggestUsernames(activeLocale()));
  return (
    <Stack gap="small">
      <Text tone="strong">
        <Trans>Or take one of these</Trans>
      </Text>
      <Row gap="xsmall">
        {names.map((name) => (
          <Button key={name} tone="secondary" size="slim" onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
      </Row>
      <div>
        <Button tone="quiet" size="slim" icon={arrows} onClick={() => setNames(suggestUsernames(activeLocale()))}>
          <Trans>Show other names</Trans>
        </Button>
      </div>
    </Stack>
  );
}
