import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from '../forms/Form.tsx';
import { intlTag } from '../i18n/activeLocale.ts';
import { formatLongDay } from '../lib/dates/dayFormats.ts';
import { formatMoney } from '../lib/numbers/formatMoney.ts';
import { site } from '../site/site.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Text } from '../ui/content/Text.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { DialogFoot } from '../ui/overlays/DialogFoot.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { DeclarantFields } from './DeclarantFields.tsx';
import { MailInsteadLink } from './MailInsteadLink.tsx';
import type { Declaration, DeclarationFormProps } from './termination.model.ts';
import { useDeclarationFacts } from './useDeclarationFacts.ts';

interface WithdrawalFormProps extends DeclarationFormProps {
  /** Whether the second page is shown, on which the withdrawal is confirmed. */
  confirming: boolean;
  onBack: () => void;
}

/** The two pages of a withdrawal: who withdraws from what, without a reason, and the confirmation (§ 356a BGB). */
export function WithdrawalForm({ declaration, confirming, onBack, ...props }: WithdrawalFormProps) {
  const { t } = useLingui();
  const { onChange, form, onSubmit } = props;
  const { known, fields } = declaration;
  const declared = useDeclarationFacts(declaration);
  const { withdrawal = null, currency = null } = known?.membership ?? {};
  return (
    <Form form={form} onSubmit={onSubmit} failureAction={<MailInsteadLink declaration={declaration} />}>
      {(known || confirming) && (
        <ContractFacts
          facts={[
            ...declared.slice(0, confirming ? undefined : 1),
            withdrawal !== null &&
              currency !== null && [t`You get back`, formatMoney(withdrawal.refund, currency, intlTag())],
            withdrawal !== null && [t`Last day to withdraw`, formatLongDay(withdrawal.until, intlTag())],
          ]}
        />
      )}
      {known ? (
        <Text>
          <Trans>
            We pay within {{ days: site.refundDays }} days, in the way you paid. Premium ends at once, and you keep the
            free membership.
          </Trans>
        </Text>
      ) : (
        !confirming && (
          <Text>
            <Trans>You do not have to sign in, and you need no reason. A receipt appears at once, and by email.</Trans>
          </Text>
        )
      )}
      {!confirming && <DeclarantFields asksContract={known === null} {...{ fields, onChange, form }} />}
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

interface TimeIsOverProps {
  declaration: Declaration;
  onCancelInstead: () => void;
}

/** The answer to a member whose time to withdraw is over; cancelling is offered, and never done instead. */
export function TimeIsOver({ declaration, onCancelInstead }: TimeIsOverProps) {
  return (
    <Stack gap="large">
      <Text>
        <Trans>The time to withdraw from your contract is over. You can cancel the contract instead.</Trans>
      </Text>
      <Text tone="soft">
        <Trans>If you think that we are wrong, write to us. Your email counts as a withdrawal.</Trans>
      </Text>
      <div>
        <MailInsteadLink declaration={declaration} />
      </div>
      <DialogFoot>
        <Button onClick={onCancelInstead}>
          <Trans>Go to cancelling</Trans>
        </Button>
      </DialogFoot>
    </Stack>
  );
}
