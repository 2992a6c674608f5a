import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteAccount, type Membership } from '../../api/contract/accountSettings.ts';
import { Form } from '../../forms/Form.tsx';
import { PasswordInput } from '../../forms/PasswordInput.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { isPaid } from '../../member/membershipState.ts';
import { useApi, useSessionActions } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { LazyTerminationDialog } from '../../termination/LazyTerminationDialog.tsx';
import { WithdrawalOffer } from '../../termination/WithdrawalOffer.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';
import { validateOwnPassword } from './accountValidation.ts';
import * as styles from './DeleteAccountDialog.css.ts';
import { explainAccountError } from './explainAccountError.ts';

interface DeleteAccountDialogProps {
  /** The membership; where it can be cancelled, the dialog also offers that instead. */
  membership: Membership;
  onClose: () => void;
}

/** A dialog that deletes the account in two steps: what will be lost, then the password. */
export function DeleteAccountDialog({ membership, onClose }: DeleteAccountDialogProps) {
  const { t } = useLingui();
  const [step, setStep] = useState<1 | 2>(1);
  const [withdraws, setWithdraws] = useState(false);
  if (withdraws) return <LazyTerminationDialog kind="withdraw" onClose={onClose} />;
  return (
    <Dialog
      title={step === 1 ? t`What will be deleted` : t`Delete my account for good`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      {step === 1 ? (
        <Stack>
          <Text tone="soft">
            <Trans>Step {step} of 2</Trans>
          </Text>
          <ul className={styles.list}>
            <li>
              <Trans>Your profile, your pictures and your answers</Trans>
            </li>
            <li>
              <Trans>
                Your matches and your conversations. Messages may stay with those who received them, without your
                profile.
              </Trans>
            </li>
            {isPaid(membership) && (
              <li>
                {site.notice === 'periodEnd' ? (
                  <Trans>Your Premium membership, with the time you have paid for. Nothing more will be charged.</Trans>
                ) : (
                  <Trans>
                    Your Premium membership. Nothing more will be charged, and we pay back what you would get after
                    cancelling.
                  </Trans>
                )}
              </li>
            )}
          </ul>
          <Text tone="strong">
            <Trans>None of it can be restored, not even by our support team.</Trans>
          </Text>
          <Text tone="soft">
            <Trans>
              We keep your invoices for as long as tax law requires, and for up to three years reports, blocks and the
              proof of what you have agreed to.
            </Trans>
          </Text>
          <WithdrawalOffer membership={membership} onWithdraw={() => setWithdraws(true)} />
          {membership.cancelable && (
            <Banner tone="info" title={t`Do you just want to stop paying?`}>
              <Text>
                <Trans>Then cancel your Premium membership instead: your profile and your messages stay.</Trans>
              </Text>
            </Banner>
          )}
          <DialogFoot>
            <Button onClick={onClose}>
              <Trans>Keep my account</Trans>
            </Button>
            <Button tone="secondary" onClick={() => setStep(2)}>
              <Trans>Continue to delete</Trans>
            </Button>
          </DialogFoot>
        </Stack>
      ) : (
        <DeleteAccountForm step={step} onClose={onClose} />
      )}
    </Dialog>
  );
}

function DeleteAccountForm({ step, onClose }: { step: 2; onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { signOut } = useSessionActions();
  const [password, setPassword] = useState('');
  const form = useFormSubmission(explainAccountError({ password: 'delete-password' }));
  const remove = async () => {
    const send = async () => void (await api.call(deleteAccount, { body: { password } }));
    if (await form.submit({ 'delete-password': validateOwnPassword(password) }, send)) signOut();
  };
  return (
    <Form
      form={form}
      onSubmit={() => void remove()}
      intro={
        <Text tone="soft">
          <Trans>Step {step} of 2</Trans>
        </Text>
      }
    >
      <PasswordInput
        id="delete-password"
        label={t`Your password, so that we know it’s you`}
        value={password}
        onChange={setPassword}
        problem={form.problemOf('delete-password')}
      />
      <DialogFoot>
        <Button type="submit" tone="secondary" ariaDisabled={form.busy}>
          {form.busy ? <Trans>Deleting …</Trans> : <Trans>Delete my account for good</Trans>}
        </Button>
        <Button onClick={onClose}>
          <Trans>Keep my account</Trans>
        </Button>
      </DialogFoot>
    </Form>
  );
}
