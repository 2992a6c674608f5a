import { site } from '../site/site.ts';
import { DialogButton } from '../ui/overlays/DialogButton.tsx';
import { LazyTerminationDialog } from './LazyTerminationDialog.tsx';
import type { TerminationKind } from './termination.model.ts';
import { useTerminationKinds } from './useTerminationKinds.ts';

/** A link to cancel the contract or withdraw from it, for members and guests (§ 312k and § 356a BGB). */
function TerminationLink({ kind }: { kind: TerminationKind }) {
  const label = useTerminationKinds().find((shown) => shown.kind === kind)?.label;
  return (
    label && (
      <DialogButton label={label}>{(close) => <LazyTerminationDialog kind={kind} onClose={close} />}</DialogButton>
    )
  );
}

/** The links of this site, for every place where members look for its imprint. */
export const terminationLinks = [
  <TerminationLink key="cancel" kind="cancel" />,
  ...(site.withdrawalFunction ? [<TerminationLink key="withdraw" kind="withdraw" />] : []),
];
