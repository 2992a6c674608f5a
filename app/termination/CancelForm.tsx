import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MAX_STATEMENT_LENGTH } from '../api/contract/fieldSchemas.ts';
import { Form } from '../forms/Form.tsx';
import { intlTag } from '../i18n/activeLocale.ts';
import { todayAsIsoDay } from '../lib/dates/dateTime.ts';
import { formatIsoDay, formatLongDay } from '../lib/dates/dayFormats.ts';
import { formatMoney } from '../lib/numbers/formatMoney.ts';
import { isCancelled, isPaid } from '../member/membershipState.ts';
import { site } from '../site/site.ts';
import { Button } from '../ui/actions/Button.tsx';
import { TextButton } from '../ui/actions/TextButton.tsx';
import { RadioList } from '../ui/choices/RadioList.tsx';
import { Text } from '../ui/content/Text.tsx';
import { DateField } from '../ui/fields/DateField.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { DialogFoot } from '../ui/overlays/DialogFoot.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { DeclarantFields } from './DeclarantFields.tsx';
import { MailInsteadLink } from './MailInsteadLink.tsx';
import {
  cancellationTexts,
  type DeclarationFields,
  type DeclarationFormProps,
  endsAnyway,
  fieldIds,
  type KnownContract,
  toCancellation,
} from './termination.model.ts';
import { useLastPayment } from './useLastPayment.ts';
import { WithdrawalOffer } from './WithdrawalOffer.tsx';

interface CancelFormProps extends DeclarationFormProps {
  onWithdraw: () => void;
  onClose: () => void;
}

/**
 * The form that cancels. With a known contract it says what happens and when, before a member chooses otherwise; without
 * one it asks who cancels what (§ 312k BGB).
 */
export function CancelForm(props: CancelFormProps) {
  const { declaration, onChange, form, onSubmit, onWithdraw, onClose } = props;
  const { t } = useLingui();
  const { known, fields } = declaration;
  const offer = <WithdrawalOffer membership={known?.membership ?? null} busy={form.busy} onWithdraw={onWithdraw} />;
  if (known && endsAnyway(declaration)) {
    const onImportantReason = () => onChange({ ...fields, choice: 'extraordinary' });
    return <EndsAnyway {...{ known, offer, onImportantReason, onClose }} />;
  }
  return (
    <Form form={form} onSubmit={onSubmit} failureAction={<MailInsteadLink declaration={declaration} />}>
      {known && isCancelled(known.membership) && <AlreadyCancelled known={known} />}
      {known ? (
        <CancellationFacts known={known} fields={fields} />
      ) : (
        <>
          <Text>
            <Trans>You do not have to sign in. A receipt appears here at once, and by email.</Trans>
          </Text>
          <DeclarantFields asksContract {...{ fields, onChange, form }} />
        </>
      )}
      {offer}
      {known && !known.membership.cancelable ? (
        <ReasonField {...{ fields, onChange, form }} />
      ) : (
        <CancellationChoices {...{ fields, onChange, form }} />
      )}
      {known && (
        <Text>
          <Trans>After that you keep your profile, your matches and your messages, with the free membership.</Trans>
        </Text>
      )}
      <DialogFoot>
        <Button type="submit" ariaDisabled={form.busy}>
          {form.busy ? t`Cancelling …` : t`Cancel now`}
        </Button>
        {known && (
          <Button tone="secondary" ariaDisabled={form.busy} onClick={onClose}>
            <Trans>Keep Premium</Trans>
          </Button>
        )}
      </DialogFoot>
    </Form>
  );
}

/** The facts that follow from what is chosen. */
function CancellationFacts({ known: { membership }, fields }: { known: KnownContract; fields: DeclarationFields }) {
  const { t } = useLingui();
  const { contract, endsAt, refund, currency } = membership;
  const { choice } = fields;
  const { endsOn } = toCancellation(fields, site.dateFormat);
  const lastPayment = useLastPayment(membership);
  const end = endsAt === null ? null : formatLongDay(endsAt, intlTag());
  const lastDay = {
    ordinary: end && isCancelled(membership) ? t`The next possible day, ${end} at the latest` : end,
    later: endsOn ? formatLongDay(endsOn, intlTag()) : t`The day that you enter below`,
    extraordinary: site.notice === 'none' ? end : end && t`Today if the reason holds, otherwise ${end}`,
  }[choice];
  const paidBack =
    refund === null || currency === null || (choice === 'ordinary' && lastPayment !== null)
      ? null
      : choice !== 'ordinary'
        ? t`The sum that we tell you by email`
        : refund > 0
          ? formatMoney(refund, currency, intlTag())
          : t`Nothing: you use all the time that you have paid for.`;
  return (
    <ContractFacts
      facts={[
        [t`Contract`, t`Premium membership at ${{ brand: site.name }}, number ${{ number: contract }}`],
        lastDay !== null && [choice === 'later' ? t`Wished last day` : t`Last day of Premium`, lastDay],
        paidBack !== null && [t`You get back`, paidBack],
        choice === 'ordinary' && lastPayment !== null && [t`Last payment`, lastPayment],
      ]}
    />
  );
}

interface EndsAnywayProps {
  known: KnownContract;
  offer: ReactNode;
  onImportantReason: () => void;
  onClose: () => void;
}

/** The answer to a member whose contract ends already: because of a cancellation, or because it never renewed. */
function EndsAnyway({ known, offer, onImportantReason, onClose }: EndsAnywayProps) {
  return (
    <Stack gap="large">
      <AlreadyCancelled known={known} />
      {offer}
      {isPaid(known.membership) && (
        <TextButton onClick={onImportantReason}>
          <Trans>Cancel at once, for an important reason</Trans>
        </TextButton>
      )}
      <DialogFoot>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogFoot>
    </Stack>
  );
}

/** Tells how a contract ends that has been cancelled, or never renewed. */
function AlreadyCancelled({ known }: { known: KnownContract }) {
  const { endsAt } = known.membership;
  const end = endsAt && formatLongDay(endsAt, intlTag());
  return (
    <Text>
      {end && !isCancelled(known.membership) ? (
        <Trans>Premium does not renew. It ends on {end}.</Trans>
      ) : end ? (
        <Trans>You have cancelled already. You have Premium until {end}. Then it ends.</Trans>
      ) : (
        <Trans>You have cancelled already. Nothing more will be charged.</Trans>
      )}
    </Text>
  );
}

type ChoiceProps = Pick<DeclarationFormProps, 'onChange' | 'form'> & { fields: DeclarationFields };

function ReasonField({ fields, onChange, form }: ChoiceProps) {
  const { t } = useLingui();
  return (
    <TextArea
      id={fieldIds.reason}
      label={t`The important reason`}
      value={fields.reason}
      maxLength={MAX_STATEMENT_LENGTH}
      rows={3}
      onChange={(reason) => onChange({ ...fields, reason })}
      problem={form.problemOf(fieldIds.reason)}
    />
  );
}

function CancellationChoices({ fields, onChange, form }: ChoiceProps) {
  const { t } = useLingui();
  const example = formatIsoDay(`${Number(todayAsIsoDay().slice(0, 4)) + 1}-03-31`, site.dateFormat);
  return (
    <RadioList
      id="termination-kind"
      label={t`How do you cancel?`}
      chosen={fields.choice}
      onChoose={(choice) => {
        form.clearProblem(fieldIds.endsOn);
        form.clearProblem(fieldIds.reason);
        onChange({ ...fields, choice });
      }}
      options={[
        {
          value: 'ordinary',
          label: t(cancellationTexts.ordinary),
          hint: t`You need no reason for that.`,
        },
        {
          value: 'later',
          label: t(cancellationTexts.later),
          hint: t`You choose the last day.`,
          content: (
            <DateField
              id={fieldIds.endsOn}
              label={t`Wished last day`}
              hint={t`For example ${{ date: example }}`}
              mask={site.dateFormat}
              autoComplete="off"
              value={fields.endsOn}
              onChange={(endsOn) => onChange({ ...fields, endsOn })}
              problem={form.problemOf(fieldIds.endsOn)}
            />
          ),
        },
        {
          value: 'extraordinary',
          label: t(cancellationTexts.extraordinary),
          hint: t`We look at the reason and answer by email.`,
          content: <ReasonField {...{ fields, onChange, form }} />,
        },
      ]}
    />
  );
}
