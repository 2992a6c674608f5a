import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { LazyDialog } from '../../feedback/LazyDialog.tsx';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import type { MemberDialogProps, ReportRequest } from './ReportDialog.tsx';

/** The request to report or block the member whose conversation or profile is open; null without one. */
export const reportRequestAtom = atom<ReportRequest | null>(null);

const loadReport = () => loadRareChunk(async () => (await import('./ReportDialog.tsx')).ReportDialog);

/**
 * The dialog of a request to report or block. It is in what stays while a block takes away the message or picture whose
 * button has opened it, so that the block can be undone there.
 */
export function RequestedReportDialog({ onClose, ...member }: MemberDialogProps) {
  const [request, setRequest] = useAtom(reportRequestAtom);
  useEffect(() => () => setRequest(null), [setRequest]);
  if (request === null) return null;
  const close = () => {
    setRequest(null);
    onClose();
  };
  return (
    <LazyDialog load={loadReport} onClose={close}>
      {(ReportDialog) => <ReportDialog {...member} {...request} onClose={close} />}
    </LazyDialog>
  );
}
