import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { isAlreadyDone, toServerMessage } from '../../api/apiErrorChecks.ts';
import { reportMember } from '../../api/contract/reportAndBlock.ts';
import { useCountInvalidForm } from '../../feedback/useCountInvalidForm.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { RadioList } from '../../ui/choices/RadioList.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';
import { MAX_DETAILS_LENGTH, type ReportFields, toReportReason, validateReport } from './memberReport.ts';

/** repeated: the member had reported this person before. */
export type ReportOutcome = 'sent' | 'repeated';

interface ReportFormProps {
  profileId: string;
  fields: ReportFields;
  onChange: (fields: ReportFields) => void;
  onSent: (outcome: ReportOutcome) => void;
}

/** A form for the kind and the details of a report. */
export function ReportForm({ profileId, fields, onChange, onSent }: ReportFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const kindField = useRef<HTMLInputElement>(null);
  const detailsField = useRef<HTMLTextAreaElement>(null);
  const [attempted, setAttempted] = useState(false);
  const { isPending, error, mutate } = useMutation({
    mutationFn: (reason: string) => api.call(reportMember, { params: { id: profileId }, body: { reason } }),
  });
  const problem = validateReport(fields);
  const refused = error !== null && !isAlreadyDone(error);
  useCountInvalidForm((attempted && problem !== null) || refused);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (problem !== null) {
      (problem === 'kindMissing' ? kindField : detailsField).current?.focus();
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
          <Banner tone="danger" title={t`Error: your report wasn’t sent`} announce takesFocus>
            <Text>
              {toServerMessage(error) ?? <Trans>What you’ve typed is still here. Please try again in a moment.</Trans>}
            </Text>
          </Banner>
        )}
        <RadioList
          ref={kindField}
          id="report-kind"
          label={t`What’s wrong?`}
          options={[
            { value: 'fake', label: t`This isn’t a real person` },
            { value: 'money', label: t`They ask for money or sell something` },
            { value: 'insult', label: t`They insult or threaten me` },
            { value: 'pictures', label: t`The pictures aren’t suitable` },
            { value: 'other', label: t`Something else` },
          ]}
          chosen={fields.kind}
          onChoose={(kind) => onChange({ ...fields, kind })}
          problem={attempted && problem === 'kindMissing' ? t`Choose what’s wrong.` : undefined}
        />
        <TextArea
          ref={detailsField}
          id="report-details"
          label={t`What happened?`}
          hint={fields.kind === 'other' ? t`A few words are enough.` : t`You can leave this empty.`}
          value={fields.details}
          maxLength={MAX_DETAILS_LENGTH}
          rows={4}
          onChange={(details) => onChange({ ...fields, details })}
          problem={attempted && problem === 'detailsMissing' ? t`Write a few words on what happened.` : undefined}
        />
        <DialogFoot>
          <Button type="submit" ariaDisabled={isPending}>
            {isPending ? t`Sending …` : t`Send report`}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
