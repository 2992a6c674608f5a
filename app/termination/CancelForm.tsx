import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_STATEMENT_LENGTH } from '../api/contract/fieldSchemas.ts';
import { Form } from '../forms/Form.tsx';
import type { FormController } from '../forms/useFormSubmission.ts';
import { intlTag } from '../i18n/activeLocale.ts';
import { todayAsIsoDay } from '../lib/dates/dateTime.ts';
import { formatIsoDay, formatLongDay } from '../lib/dates/dayFormats.ts';
import { formatMoney } from '../lib/numbers/formatMoney.ts';
import { site } from '../site/site.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Disclosure } from '../ui/actions/Disclosure.tsx';
import { RadioList } from '../ui/choices/RadioList.tsx';
import { Text } from '../ui/content/Text.tsx';
import { DateField } from '../ui/fields/DateField.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { Stack } from '../ui/layout/Stack.tsx';
import { DialogFoot } from '../ui/overlays/DialogFoot.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { DeclarantFields } from './DeclarantFields.tsx';
import { MailInsteadLink } from './MailInsteadLink.tsx';
import { type DeclarationFields, fieldIds, type KnownContract } from './termination.model.ts';

export interface DeclarationFormProps {
  known: KnownContract | null;
  fields: DeclarationFields;
  onChange: (fields: DeclarationFields) => void;
  form: FormController;
  onSubmit: () => void;
}

/**
 * The form that cancels. With a known contract it says what happens and when, and the rest is behind a button; without
 * one it asks who cancels what (§ 312k BGB).
 */
export function CancelForm({
  known,
  fields,
  onChange,
  form,
  onSubmit,
  onClose,
}: DeclarationFormProps & { onClose: () => void }) {
  const { t } = useLingui();
  const choices = <CancellationChoices {...{ fields, onChange, form }} />;
  if (known && !known.membership.cancelable) return <AlreadyCancelled known={known} onClose={onClose} />;
  return (
    <Form form={form} onSubmit={onSubmit} failureAction={<MailInsteadLink kind="cancel" fields={fields} />}>
      {known ? (
        <>
          <CancellationFacts known={known} />
          <Text>
            <Trans>After that you keep your profile, your matches and your messages, with the free membership.</Trans>
          </Text>
          <Disclosure tone="quiet" openLabel={t`Cancel otherwise`} closeLabel={t`Show less`}>
            {choices}
          </Disclosure>
        </>
      ) : (
        <>
          <Text>
            <Trans>You do not have to sign in. A receipt appears here at once, and by email.</Trans>
          </Text>
          <DeclarantFields asksContract {...{ fields, onChange, form }} />
          {choices}
        </>
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

/** The facts that follow from cancelling now. */
function CancellationFacts({ known: { membership } }: { known: KnownContract }) {
  const { t } = useLingui();
  const { contract, endsAt, refund, currency } = membership;
  return (
    <ContractFacts
      facts={[
        [t`Contract`, t`Premium membership at ${{ brand: site.name }}, number ${{ number: contract }}`],
        endsAt !== null && [t`Last day of Premium`, formatLongDay(endsAt, intlTag())],
        refund !== null &&
          currency !== null && [
            t`You get back`,
            refund > 0
              ? formatMoney(refund, currency, intlTag())
              : t`Nothing: you use all the time that you have paid for.`,
          ],
      ]}
    />
  );
}

function AlreadyCancelled({ known, onClose }: { known: KnownContract; onClose: () => void }) {
  const end = known.membership.endsAt && formatLongDay(known.membership.endsAt, intlTag());
  return (
    <Stack gap="large">
      <Text>
        {end ? (
          <Trans>You have cancelled already. You have Premium until {end}. Then it ends.</Trans>
        ) : (
          <Trans>You have cancelled already. Nothing more will be charged.</Trans>
        )}
      </Text>
      <DialogFoot>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogFoot>
    </Stack>
  );
}

function CancellationChoices({ fields, onChange, form }: Pick<DeclarationFormProps, 'fields' | 'onChange' | 'form'>) {
  const { t } = useLingui();
  const example = formatIsoDay(`${Number(todayAsIsoDay().slice(0, 4)) + 1}-03-31`, site.dateFormat);
  return (
    <RadioList
      id="termination-kind"
      label={t`How do you cancel?`}
      chosen={fields.kind}
      onChoose={(kind) => onChange({ ...fields, kind })}
      options={[
        {
          value: 'ordinary',
          label: t`At the next possible day`,
          hint: t`You need no reason for that.`,
          content: (
            <DateField
              id={fieldIds.endsOn}
              label={t`Or on a later day (optional)`}
              hint={t`For example ${{ date: example }}`}
              mask={site.dateFormat}
              autoComplete="off"
              value={fields.endsOn}
              onChange={(endsOn) => onChange({ ...fields, endsOn })}
              onBlur={() => undefined}
              problem={form.problemOf(fieldIds.endsOn)}
            />
          ),
        },
        {
          value: 'extraordinary',
          label: t`At once, for an important reason`,
          hint: t`We look at the reason and answer by email.`,
          content: (
            <TextArea
              id={fieldIds.reason}
              label={t`The important reason`}
              value={fields.reason}
              maxLength={MAX_STATEMENT_LENGTH}
              rows={3}
              onChange={(reason) => onChange({ ...fields, reason })}
              problem={form.problemOf(fieldIds.reason)}
            />
          ),
        },
      ]}
    />
  );
}
