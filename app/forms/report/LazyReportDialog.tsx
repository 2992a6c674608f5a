import { LazyDialog } from '../../feedback/LazyDialog.tsx';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';
import type { MemberDialogProps, ReportDialogProps } from './ReportDialog.tsx';

const loadReportDialog = () => loadRareChunk(async () => (await import('./ReportDialog.tsx')).ReportDialog);
const loadBlockDialog = () => loadRareChunk(async () => (await import('./BlockDialog.tsx')).BlockDialog);

/** The dialog that reports or blocks a member, loaded when it opens. */
export const LazyReportDialog = (props: ReportDialogProps) => (
  <LazyDialog load={loadReportDialog} onClose={props.onClose}>
    {(ReportDialog) => <ReportDialog {...props} />}
  </LazyDialog>
);

/** The dialog that blocks a member, loaded when it opens. */
export const LazyBlockDialog = (props: MemberDialogProps) => (
  <LazyDialog load={loadBlockDialog} onClose={props.onClose}>
    {(BlockDialog) => <BlockDialog {...props} />}
  </LazyDialog>
);
