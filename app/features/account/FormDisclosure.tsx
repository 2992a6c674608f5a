import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { useRestoreFocusOnChange } from '../../ui/focus/useRestoreFocusOnChange.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

interface FormDisclosureProps {
  openLabel: ReactNode;
  /** Selector of the field that gets the focus when the form opens. */
  firstField: string;
  savedNotice: ReactNode;
  /** Renders the form, which closes itself, and tells whether anything was saved. */
  children: (close: (saved: boolean) => void) => ReactNode;
}

/** A button that a form replaces once it is pressed, and the notice that the form was saved. */
export function FormDisclosure({ openLabel, firstField, savedNotice, children }: FormDisclosureProps) {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  const container = useRestoreFocusOnChange(open, open ? firstField : 'button');
  const show = (isOpen: boolean, isSaved: boolean) => {
    setOpen(isOpen);
    setSaved(isSaved);
  };
  return (
    <>
      {saved && savedNotice}
      <div ref={container}>
        {open ? (
          children((isSaved) => show(false, isSaved))
        ) : (
          <Stack align="start">
            <Button tone="secondary" onClick={() => show(true, false)}>
              {openLabel}
            </Button>
          </Stack>
        )}
      </div>
    </>
  );
}

interface SaveOrCancelProps {
  busy: boolean;
  saveLabel: ReactNode;
  onCancel: () => void;
}

/** The buttons of such a form. */
export const SaveOrCancel = ({ busy, saveLabel, onCancel }: SaveOrCancelProps) => (
  <Row>
    <Button type="submit" ariaDisabled={busy}>
      {busy ? <Trans>Saving …</Trans> : saveLabel}
    </Button>
    <Button tone="quiet" onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  </Row>
);
