import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Row } from '../ui/Row.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Text } from '../ui/Text.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before something typed or chosen is lost (rule E6). */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Leave without saving?`} closeLabel={t`Close`} onClose={onStay}>
      <Stack gap="large">
        <Text>
          <Trans>What you have typed or chosen here is not saved yet.</Trans>
        </Text>
        <Row>
          <Button onClick={onStay}>
            <Trans>Stay here</Trans>
          </Button>
          <Button tone="secondary" onClick={onLeave}>
            <Trans>Leave without saving</Trans>
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
