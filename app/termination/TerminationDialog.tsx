import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountKey } from '../api/queryKeys.ts';
import { useConfirmClose } from '../feedback/useConfirmClose.tsx';
import { useUnsavedChanges } from '../feedback/useUnsavedChanges.ts';
import { accountQuery } from '../member/accountQuery.ts';
import { QueryClientScope } from '../session/QueryClientScope.tsx';
import { useApi, useMember, useSessionActions } from '../session/useSession.ts';
import { TextSkeleton } from '../ui/feedback/Skeleton.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { CancelForm } from './CancelForm.tsx';
import { TerminationReceipt } from './TerminationReceipt.tsx';
import {
  type DeclarationFields,
  endsAnyway,
  findKnownContract,
  type KnownContract,
  type SentDeclaration,
  type TerminationKind,
  toFirstFields,
  withoutWithdrawal,
} from './termination.model.ts';
import { useDeclaration } from './useDeclaration.ts';
import { TimeIsOver, WithdrawalForm } from './WithdrawalForm.tsx';

interface TerminationDialogProps {
  kind: TerminationKind;
  onClose: () => void;
}

/**
 * A dialog that ends a contract, also without signing in: the form, for a withdrawal its confirmation, then the receipt.
 * A member whose account names the contract sees what it means before anything is sent.
 */
export function TerminationDialog(props: TerminationDialogProps) {
  const member = useMember();
  return (
    <QueryClientScope>
      {member ? <MemberTermination {...props} email={member.claims.email} /> : <Termination {...props} known={null} />}
    </QueryClientScope>
  );
}

function MemberTermination({ email, ...props }: TerminationDialogProps & { email: string }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { refresh } = useSessionActions();
  const account = useQuery({ ...accountQuery(useApi()), refetchOnWindowFocus: false });
  // Decided once: a later answer must not replace what is typed, or a receipt.
  const [opened, setOpened] = useState<{ known: KnownContract | null } | null>(null);
  const waits = account.isPending && account.fetchStatus === 'fetching';
  if (!opened && !waits) setOpened({ known: findKnownContract(account.data) });
  if (!opened) {
    return (
      <Dialog title={t`Your contract`} closeLabel={t`Close`} onClose={props.onClose}>
        <TextSkeleton />
      </Dialog>
    );
  }
  return (
    <Termination
      {...props}
      known={opened.known}
      email={email}
      onReceipt={() => void queryClient.invalidateQueries({ queryKey: accountKey })}
      onEnd={() => {
        props.onClose();
        void refresh();
      }}
    />
  );
}

interface TerminationProps extends TerminationDialogProps {
  known: KnownContract | null;
  /** Address of the signed-in member. */
  email?: string;
  /** Called once something was declared, however the dialog is left. */
  onReceipt?: () => void;
  /** Closes the dialog once something was declared. */
  onEnd?: () => void;
}

function Termination(props: TerminationProps) {
  const { kind: firstKind, known: firstKnown, email = '', onClose, onReceipt, onEnd = onClose } = props;
  const { t } = useLingui();
  const [kind, setKind] = useState(firstKind);
  const [known, setKnown] = useState(firstKnown);
  const [first] = useState(() => toFirstFields(firstKnown?.email ?? email));
  const [fields, setFields] = useState<DeclarationFields>(first);
  const [confirming, setConfirming] = useState(false);
  const [sent, setSent] = useState<SentDeclaration | null>(null);
  const declaration = { kind, known, fields };
  const { form, check, declare } = useDeclaration(declaration, {
    onSent(receipt) {
      setSent(receipt);
      onReceipt?.();
    },
    onRefused(next) {
      setConfirming(false);
      if (next === 'timeIsOver') setKnown(known && withoutWithdrawal(known));
      if (next === 'formWithoutContract') setKnown(null);
    },
  });
  const dirty = !sent && Object.entries(fields).some(([key, value]) => value !== first[key as keyof typeof first]);
  const { close, confirmation } = useConfirmClose(dirty, onClose);
  useUnsavedChanges(dirty || form.busy);
  const show = (next: TerminationKind, isConfirming = false) => {
    form.reset();
    setKind(next);
    setConfirming(isConfirming);
  };
  const formProps = { declaration, onChange: setFields, form };
  const titles = {
    cancel: { form: t`Cancel your contract`, receipt: t`Confirmation of your cancellation` },
    withdraw: {
      form: confirming ? t`Confirm your withdrawal` : t`Withdraw from your contract`,
      receipt: t`Receipt for your withdrawal`,
    },
  }[kind];
  return (
    <Dialog
      // Another step is another dialog to those who hear it.
      key={sent ? 'receipt' : `${kind}-${confirming}-${endsAnyway(declaration)}`}
      title={sent ? titles.receipt : titles.form}
      closeLabel={t`Close`}
      busy={form.busy}
      onClose={sent ? onEnd : close}
    >
      {sent ? (
        <TerminationReceipt sent={sent} onClose={onEnd} />
      ) : kind === 'cancel' ? (
        <CancelForm {...formProps} onSubmit={declare} onWithdraw={() => show('withdraw')} onClose={close} />
      ) : known && !known.membership.withdrawal ? (
        <TimeIsOver declaration={declaration} onCancelInstead={() => show('cancel')} />
      ) : (
        <WithdrawalForm
          {...formProps}
          confirming={confirming}
          onSubmit={confirming ? declare : async () => (await check()) && show('withdraw', true)}
          onBack={() => show('withdraw')}
        />
      )}
      {confirmation}
    </Dialog>
  );
}
