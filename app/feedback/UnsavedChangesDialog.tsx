import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/actions/Button.tsx';
import { Text } from '../ui/content/Text.tsx';
import { Row } from '../ui/layout/Row.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';

interface UnsavedChangesDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved input is lost (rule E6). */
export function UnsavedChangesDialog({ onStay, onLeave }: UnsavedChangesDialogProps) {
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
