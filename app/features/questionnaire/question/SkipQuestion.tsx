import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { useFocusOnChange } from '../../../ui/focus/useFocusOnChange.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

interface SkipQuestionProps {
  /** The question has a saved answer, which skipping would clear. */
  saved: boolean;
  busy: boolean;
  onSkip: () => void;
  onKeep: () => void;
}

const labelId = 'savedAnswer';

/** "Answer later". It clears a saved answer only after the member has chosen so. */
export function SkipQuestion({ saved, busy, onSkip, onKeep }: SkipQuestionProps) {
  const [asking, setAsking] = useState(false);
  const choice = useFocusOnChange(asking, 'button');
  if (!asking) {
    return (
      <TextButton onClick={saved ? () => setAsking(true) : onSkip}>
        <Trans>Answer later</Trans>
      </TextButton>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend, and this is one sentence with two buttons
    <div ref={choice} role="group" aria-labelledby={labelId}>
      <Stack gap="small">
        <Text id={labelId}>
          <Trans>You have already saved an answer to this question.</Trans>
        </Text>
        <Row>
          <Button tone="secondary" ariaDisabled={busy} onClick={onKeep}>
            <Trans>Keep it and continue</Trans>
          </Button>
          <Button tone="secondary" ariaDisabled={busy} onClick={onSkip}>
            <Trans>Clear it and continue</Trans>
          </Button>
        </Row>
      </Stack>
    </div>
  );
}
