import { useLingui } from '@lingui/react/macro';
import { LazyDialog } from '../feedback/LazyDialog.tsx';
import { loadRareChunk } from '../i18n/loadTranslatedChunk.ts';
import { isDue } from '../site/isDue.ts';
import { site } from '../site/site.ts';
import { DialogButton } from '../ui/overlays/DialogButton.tsx';
import type { TerminationKind } from './termination.model.ts';

const loadDialog = () => loadRareChunk(async () => (await import('./TerminationDialog.tsx')).TerminationDialog);

/** The dialog that ends a contract, loaded when it opens, for buttons that look otherwise than `TerminationLink`. */
export const LazyTerminationDialog = (props: { kind: TerminationKind; onClose: () => void }) => (
  <LazyDialog load={loadDialog} onClose={props.onClose}>
    {(TerminationDialog) => <TerminationDialog {...props} />}
  </LazyDialog>
);

/** A link to cancel the contract or withdraw from it, for members and guests (§ 312k and § 356a BGB). */
const TerminationLink = ({ kind, label }: { kind: TerminationKind; label: string }) => (
  <DialogButton label={label}>{(close) => <LazyTerminationDialog kind={kind} onClose={close} />}</DialogButton>
);

function CancelLink() {
  const { t } = useLingui();
  return <TerminationLink kind="cancel" label={t`Cancel contract`} />;
}

export function WithdrawLink() {
  const { t } = useLingui();
  return <TerminationLink kind="withdraw" label={t`Withdraw from contract`} />;
}

/** The links of this site, for every place where members look for its imprint. */
export const terminationLinks = [
  <CancelLink key="cancel" />,
  ...(site.withdrawInFooter && isDue(site.withdrawInFooter) ? [<WithdrawLink key="withdraw" />] : []),
];
