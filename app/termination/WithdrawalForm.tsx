import { Trans, useLingui } from '@lingui/react/macro';
import type { Membership } from '../api/contract/accountSettings.ts';
import { Form } from '../forms/Form.tsx';
import { intlTag } from '../i18n/activeLocale.ts';
import { formatLongDay } from '../lib/dates/dayFormats.ts';
import { formatMoney } from '../lib/numbers/formatMoney.ts';
import { site } from '../site/site.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Text } from '../ui/content/Text.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { DialogFoot } from '../ui/overlays/DialogFoot.tsx';
import type { DeclarationFormProps } from './CancelForm.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { DeclarantFields } from './DeclarantFields.tsx';
import { MailInsteadLink } from './MailInsteadLink.tsx';

interface WithdrawalFormProps extends DeclarationFormProps {
  /** Whether the second page is shown, on which the withdrawal is confirmed. */
  confirming: boolean;
  onBack: () => void;
  onCancelInstead: () => void;
}

/** The two pages of a withdrawal: who withdraws from what, without a reason, and the confirmation (§ 356a BGB). */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { known, fields, onChange, form, onSubmit, confirming, onBack, onCancelInstead } = props;
  const { t } = useLingui();
  if (known && !known.membership.withdrawal) {
    return <TimeIsOver fields={fields} onCancelInstead={onCancelInstead} />;
  }
  return (
    <Form form={form} onSubmit={onSubmit} failureAction={<MailInsteadLink kind="withdraw" fields={fields} />}>
      {known?.membership.withdrawal ? (
        <KnownFacts {...known.membership} withdrawal={known.membership.withdrawal} />
      ) : (
        !confirming && (
          <Text>
            <Trans>You do not have to sign in, and you need no reason. A receipt appears at once, and by email.</Trans>
          </Text>
        )
      )}
      {confirming ? (
        <ContractFacts
          facts={[
            [t`Name`, fields.name],
            known === null && [t`Contract`, fields.contract],
            [t`The receipt goes to`, fields.email],
          ]}
        />
      ) : (
        <DeclarantFields asksContract={known === null} {...{ fields, onChange, form }} />
      )}
      <DialogFoot>
        <Button type="submit" ariaDisabled={form.busy}>
          {!confirming ? t`Continue` : form.busy ? t`Sending …` : t`Confirm withdrawal`}
        </Button>
        {confirming && (
          <Button tone="secondary" ariaDisabled={form.busy} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
      </DialogFoot>
    </Form>
  );
}

type KnownFactsProps = Pick<Membership, 'contract' | 'currency'> & {
  withdrawal: NonNullable<Membership['withdrawal']>;
};

/** The facts that follow from withdrawing now. */
function KnownFacts({ contract, currency, withdrawal }: KnownFactsProps) {
  const { t } = useLingui();
  return (
    <>
      <ContractFacts
        facts={[
          [t`Contract`, t`Premium membership at ${{ brand: site.name }}, number ${{ number: contract }}`],
          currency !== null && [t`You get back`, formatMoney(withdrawal.refund, currency, intlTag())],
          [t`Last day to withdraw`, formatLongDay(withdrawal.until, intlTag())],
        ]}
      />
      <Text>
        <Trans>
          We pay within {{ days: site.refundDays }} days, in the way you paid. Premium ends at once, and you keep the
          free membership.
        </Trans>
      </Text>
    </>
  );
}

/** The answer to a member whose time to withdraw is over; cancelling is offered, and never done instead. */
function TimeIsOver({ fields, onCancelInstead }: Pick<WithdrawalFormProps, 'fields' | 'onCancelInstead'>) {
  return (
    <Stack gap="large">
      <Text>
        <Trans>The time to withdraw from your order is over. You can cancel the contract instead.</Trans>
      </Text>
      <Text tone="soft">
        <Trans>If you think that we are wrong, write to us. Your email counts as a withdrawal.</Trans>
      </Text>
      <div>
        <MailInsteadLink kind="withdraw" fields={fields} />
      </div>
      <DialogFoot>
        <Button onClick={onCancelInstead}>
          <Trans>Go to cancelling</Trans>
        </Button>
      </DialogFoot>
    </Stack>
  );
}
