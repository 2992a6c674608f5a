import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Account, deleteAccount, type Membership } from '../../api/contract/accountSettings.ts';
import { Form } from '../../forms/Form.tsx';
import { PasswordInput } from '../../forms/PasswordInput.tsx';
import { type FormController, useFormSubmission } from '../../forms/useFormSubmission.ts';
import { intlTag } from '../../i18n/activeLocale.ts';
import { formatMoney } from '../../lib/numbers/formatMoney.ts';
import { isPaid } from '../../member/membershipState.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useApi, useMember, useSessionActions } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';
import { validateOwnPassword } from './accountValidation.ts';
import * as styles from './DeleteAccountDialog.css.ts';
import { explainAccountError } from './explainAccountError.ts';

interface DeleteAccountDialogProps {
  /** The account; where its membership can be cancelled, or it can pause, the dialog offers that instead. */
  account: Account;
  onClose: () => void;
}

/** A dialog that deletes the account in two steps: what will be lost, then the password. */
export function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps) {
  const { t } = useLingui();
  const { membership } = account;
  const paused = useMember()?.user.paused ?? null;
  const [step, setStep] = useState<1 | 2>(1);
  // Held here, because nothing closes the dialog while it is being sent.
  const form = useFormSubmission(explainAccountError({ password: passwordId }));
  return (
    <Dialog
      title={step === 1 ? t`What will be deleted` : t`Delete my account for good`}
      closeLabel={t`Close`}
      busy={form.busy}
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
            {(isPaid(membership) || membership.withdrawal) && (
              <li>
                <LostPremium membership={membership} />
              </li>
            )}
          </ul>
          <Text tone="strong">
            <Trans>None of it can be restored, not even by our support team.</Trans>
          </Text>
          <Text tone="soft">
            <Trans>
              We keep your invoices for {{ years: site.retentionYears }} years, because tax law requires it, and for up
              to three years reports, blocks and the proof of what you have agreed to.
            </Trans>
          </Text>
          {account.pausable && paused === null && (
            <Banner tone="info" title={t`Do you just need a break?`}>
              <Text>
                <Trans>Then pause instead: others don’t see you, and everything stays until you return.</Trans>
              </Text>
              <TextLink to={`${pathTo('account')}#pause`} onFollow={onClose}>
                <Trans>Look at the pause</Trans>
              </TextLink>
            </Banner>
          )}
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
        <DeleteAccountForm step={step} form={form} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Tells what becomes of Premium: in the time for withdrawing, deleting counts as that (app/api/contract/payments.md). */
function LostPremium({ membership: { withdrawal, currency } }: { membership: Membership }) {
  if (withdrawal && currency !== null) {
    const refund = formatMoney(withdrawal.refund, currency, intlTag());
    return <Trans>Your Premium membership. Nothing more will be charged, and you get {refund} back.</Trans>;
  }
  return site.notice === 'periodEnd' ? (
    <Trans>Your Premium membership, with the time you have paid for. Nothing more will be charged.</Trans>
  ) : (
    <Trans>
      Your Premium membership. Nothing more will be charged, and we pay back what you would get after cancelling.
    </Trans>
  );
}

const passwordId = 'delete-password';

function DeleteAccountForm({ step, form, onClose }: { step: 2; form: FormController; onClose: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { signOut } = useSessionActions();
  const [password, setPassword] = useState('');
  const remove = async () => {
    const send = async () => void (await api.call(deleteAccount, { body: { password } }));
    if (await form.submit({ [passwordId]: validateOwnPassword(password) }, send)) signOut();
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
        id={passwordId}
        label={t`Your password, so that we know it’s you`}
        value={password}
        onChange={setPassword}
        problem={form.problemOf(passwordId)}
      />
      <DialogFoot>
        <Button type="submit" tone="secondary" ariaDisabled={form.busy}>
          {form.busy ? <Trans>Deleting …</Trans> : <Trans>Delete my account for good</Trans>}
        </Button>
        <Button ariaDisabled={form.busy} onClick={onClose}>
          <Trans>Keep my account</Trans>
        </Button>
      </DialogFoot>
    </Form>
  );
}
