import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

interface SavedAnswerChoiceProps {
  busy: boolean;
  onClear: () => void;
  /** Continues with the saved answer. */
  onKeep: () => void;
}

const labelId = 'savedAnswer';

/** The question whether "Answer later" clears a saved answer. */
export function SavedAnswerChoice({ busy, onClear, onKeep }: SavedAnswerChoiceProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend, and this is one sentence with two buttons
    <div role="group" aria-labelledby={labelId}>
      <Stack gap="small">
        <Text id={labelId}>
          <Trans>You’ve already saved an answer to this question.</Trans>
        </Text>
        <Row>
          <Button ref={first} tone="secondary" ariaDisabled={busy} onClick={onKeep}>
            <Trans>Keep it and continue</Trans>
          </Button>
          <Button tone="secondary" ariaDisabled={busy} onClick={onClear}>
            <Trans>Clear it and continue</Trans>
          </Button>
        </Row>
      </Stack>
    </div>
  );
}
