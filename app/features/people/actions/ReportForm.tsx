import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { usePageError } from '../../../feedback/usePageError.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { RadioList } from '../../../ui/choices/RadioList.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { isAlreadyDone, toServerMessage } from '../model/apiErrorChecks.ts';
import type { Person } from '../model/person.model.ts';
import { MAX_DETAILS_LENGTH, type ReportFields, toReportReason, validateReport } from '../model/report.model.ts';
import { useReportMember } from './useReportMember.ts';

interface ReportFormProps {
  person: Person;
  fields: ReportFields;
  onChange: (fields: ReportFields) => void;
  onSent: (outcome: 'sent' | 'repeated') => void;
}

export function ReportForm({ person, fields, onChange, onSent }: ReportFormProps) {
  const { t } = useLingui();
  const [tried, setTried] = useState(false);
  const { isPending, error, mutate } = useReportMember(person);
  const mistake = validateReport(fields);
  const refused = error !== null && !isAlreadyDone(error);
  usePageError((tried && mistake !== null) || refused);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (mistake !== null) {
      document.getElementById(mistake === 'kindMissing' ? 'report-kind' : 'report-details')?.focus();
    } else if (fields.kind !== null && !isPending) {
      mutate(toReportReason(fields.kind, fields.details), {
        onSuccess: () => onSent('sent'),
        onError(refusal) {
          if (isAlreadyDone(refusal)) onSent('repeated');
        },
      });
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="large">
        {refused && (
          <Banner tone="danger" title={t`Error: your report was not sent`} announce takesFocus>
            <Text>
              {toServerMessage(error) ?? (
                <Trans>What you have typed is still here. Please try again in a moment.</Trans>
              )}
            </Text>
          </Banner>
        )}
        <RadioList
          id="report-kind"
          label={t`What is wrong?`}
          options={[
            { value: 'fake', label: t`This is not a real person` },
            { value: 'money', label: t`They ask for money or sell something` },
            { value: 'insult', label: t`They insult or threaten me` },
            { value: 'pictures', label: t`The pictures are not suitable` },
            { value: 'other', label: t`Something else` },
          ]}
          chosen={fields.kind}
          onChoose={(kind) => onChange({ ...fields, kind })}
          error={tried && mistake === 'kindMissing' ? t`Choose what is wrong.` : undefined}
        />
        <TextArea
          id="report-details"
          label={t`What happened?`}
          hint={fields.kind === 'other' ? t`A few words are enough.` : t`You can leave this empty.`}
          value={fields.details}
          maxLength={MAX_DETAILS_LENGTH}
          rows={4}
          onChange={(details) => onChange({ ...fields, details })}
          error={tried && mistake === 'detailsMissing' ? t`Write a few words on what happened.` : undefined}
        />
        <div>
          <Button type="submit" ariaDisabled={isPending}>
            {isPending ? <Trans>Sending …</Trans> : <Trans>Send report</Trans>}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
