import { LazyDialog } from '../feedback/LazyDialog.tsx';
import { loadRareChunk } from '../i18n/loadTranslatedChunk.ts';
import type { TerminationKind } from './termination.model.ts';

const loadDialog = () => loadRareChunk(async () => (await import('./TerminationDialog.tsx')).TerminationDialog);

/** The dialog that ends a contract, loaded when it opens. */
export const LazyTerminationDialog = (props: { kind: TerminationKind; onClose: () => void }) => (
  <LazyDialog load={loadDialog} onClose={props.onClose}>
    {(TerminationDialog) => <TerminationDialog {...props} />}
  </LazyDialog>
);
