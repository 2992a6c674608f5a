import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useBlocker } from 'react-router';
import { Button } from '../ui/actions/Button.tsx';
import { Text } from '../ui/content/Text.tsx';
import { Row } from '../ui/layout/Row.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { leavesPage } from './leavesPage.ts';
import { discardUnsavedAtom } from './unsavedForms.atoms.ts';

interface UnsavedChangesDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** A dialog that asks before unsaved input is lost (rule E6). */
export function UnsavedChangesDialog({ onStay, onLeave }: UnsavedChangesDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Leave without saving?`} closeLabel={t`Close`} onClose={onStay}>
      <Stack gap="large">
        <Text>{t`What you’ve typed or chosen here isn’t saved yet.`}</Text>
        <Row>
          <Button onClick={onStay}>{t`Stay here`}</Button>
          <Button tone="secondary" onClick={onLeave}>{t`Leave without saving`}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

/** A guard that blocks leaving a page with unsaved changes, by links or Back, until the member agrees. */
export function UnsavedChangesGuard() {
  const { state, proceed, reset } = useBlocker(leavesPage);
  const discardUnsaved = useSetAtom(discardUnsavedAtom);
  if (state !== 'blocked') return null;
  const leave = () => {
    discardUnsaved();
    proceed();
  };
  return <UnsavedChangesDialog onStay={reset} onLeave={leave} />;
}
