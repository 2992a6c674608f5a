import { useLingui } from '@lingui/react/macro';
import { LazyDialog } from '../../feedback/LazyDialog.tsx';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import { DialogButton } from '../../ui/overlays/DialogButton.tsx';

const loadDialog = () => loadRareChunk(async () => (await import('./ReportContentDialog.tsx')).ReportContentDialog);

/** A link that opens the report of illegal content, which is for everybody, members or not (Article 16 DSA). */
export function ReportContentButton() {
  const { t } = useLingui();
  return (
    <DialogButton label={t`Report content`}>
      {(close) => (
        <LazyDialog load={loadDialog} onClose={close}>
          {(ReportContentDialog) => <ReportContentDialog onClose={close} />}
        </LazyDialog>
      )}
    </DialogButton>
  );
}
