import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '../../api/contract/accountSettings.ts';
import { cancelContract } from '../../api/contract/payments.ts';
import { accountKey } from '../../api/queryKeys.ts';
import { NotSentNotice } from '../../forms/Form.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { intlTag } from '../../i18n/activeLocale.ts';
import { formatLongDay } from '../../lib/dates/dayFormats.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';
import { explainAccountError } from './explainAccountError.ts';

interface CancelMembershipProps {
  email: string;
  /** Last day of the time paid for, from the account; null if it has none. */
  endsAt: string | null;
}

/**
 * A button that cancels at the end of the time paid for. Its dialog explains that first, and shows the confirmation
 * afterwards.
 */
export function CancelMembership({ email, endsAt }: CancelMembershipProps) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const form = useFormSubmission(explainAccountError({}));
  const cancel = () =>
    form.submit({}, async () => setConfirmation((await api.call(cancelContract, { body: { email } })).confirmation));
  const close = () => {
    setOpen(false);
    if (confirmation === null) return;
    // The section behind the dialog changes only once the member has closed the confirmation.
    queryClient.setQueryData<Account>(
      accountKey,
      (account) =>
        account && {
          ...account,
          membership: { ...account.membership, status: 'cancelled', renewsAt: null, endsAt, cancelable: false },
        },
    );
    void queryClient.invalidateQueries({ queryKey: accountKey });
  };
  const end = endsAt && formatLongDay(endsAt, intlTag());
  return (
    <>
      <Row>
        <Button tone="secondary" opensDialog onClick={() => setOpen(true)}>
          <Trans>Cancel my Premium membership</Trans>
        </Button>
      </Row>
      {open && (
        <Dialog
          title={confirmation !== null ? t`Your membership is cancelled` : t`Cancel my Premium membership`}
          closeLabel={t`Close`}
          onClose={close}
        >
          {confirmation !== null ? (
            <Stack>
              <div role="status">
                <Text>
                  {end ? (
                    <Trans>You have Premium until {end}. Nothing will be charged after that.</Trans>
                  ) : (
                    <Trans>
                      You keep Premium until the end of the time you have paid for. Nothing more will be charged.
                    </Trans>
                  )}
                </Text>
              </div>
              <Text userGenerated>
                <Trans>Cancellation number: {{ number: confirmation }}</Trans>
              </Text>
              <DialogFoot>
                <Button onClick={close}>
                  <Trans>Go back to my account</Trans>
                </Button>
              </DialogFoot>
            </Stack>
          ) : (
            <Stack>
              <NotSentNotice form={form} />
              <Text>
                {end ? (
                  <Trans>You have Premium until {end}. It will not renew, and nothing more will be charged.</Trans>
                ) : (
                  <Trans>
                    You keep Premium until the end of the time you have paid for. Nothing more will be charged.
                  </Trans>
                )}
              </Text>
              <Text>
                <Trans>
                  After that you keep your profile, your matches and your messages, with the free membership.
                </Trans>
              </Text>
              <DialogFoot>
                <Button ariaDisabled={form.busy} onClick={() => void cancel()}>
                  {form.busy ? <Trans>Cancelling …</Trans> : <Trans>Cancel at the end of my paid time</Trans>}
                </Button>
                <Button tone="secondary" onClick={close}>
                  <Trans>Keep Premium</Trans>
                </Button>
              </DialogFoot>
            </Stack>
          )}
        </Dialog>
      )}
    </>
  );
}
