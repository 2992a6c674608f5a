import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isAlreadyDone } from '../../api/apiErrorChecks.ts';
import { reportMember } from '../../api/contract/reportAndBlock.ts';
import { useApi } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { RadioList } from '../../ui/choices/RadioList.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';
import { createExplainer } from '../explainFields.ts';
import { Form } from '../Form.tsx';
import { useFormSubmission } from '../useFormSubmission.ts';
import { MAX_DETAILS_LENGTH, type ReportFields, toReportReason, validateReport } from './memberReport.ts';

/** repeated: the member had reported this person before. */
export type ReportOutcome = 'sent' | 'repeated';

interface ReportFormProps {
  profileId: string;
  /** Ids of the message or the picture that the report is about. */
  about: { messageId?: number; pictureId?: string };
  fields: ReportFields;
  onChange: (fields: ReportFields) => void;
  onSent: (outcome: ReportOutcome) => void;
}

const explain = createExplainer({ reason: 'report-details' });

/** A form for the kind and the details of a report. */
export function ReportForm({ profileId, about, fields, onChange, onSent }: ReportFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const form = useFormSubmission(explain);
  const { kind, details } = fields;
  const problem = validateReport(fields);
  const problems = {
    'report-kind': problem === 'kindMissing' && msg`Choose what’s wrong.`,
    'report-details': problem === 'detailsMissing' && msg`Write a few words on what happened.`,
  };
  const send = async () => {
    const reason = toReportReason(kind ?? 'other', details);
    try {
      await api.call(reportMember, { params: { id: profileId }, body: { reason, ...about } });
      onSent('sent');
    } catch (error) {
      if (!isAlreadyDone(error)) throw error;
      onSent('repeated');
    }
  };
  return (
    <Form form={form} onSubmit={() => void form.submit(problems, send)}>
      <RadioList
        id="report-kind"
        label={t`What’s wrong?`}
        options={[
          { value: 'fake', label: t`This isn’t a real person` },
          { value: 'money', label: t`They ask for money or sell something` },
          { value: 'insult', label: t`They insult or threaten me` },
          { value: 'pictures', label: t`The pictures aren’t suitable` },
          { value: 'other', label: t`Something else` },
        ]}
        chosen={kind}
        onChoose={(value) => onChange({ ...fields, kind: value })}
        problem={form.problemOf('report-kind')}
      />
      <TextArea
        id="report-details"
        label={t`What happened?`}
        hint={kind === 'other' ? t`A few words are enough.` : t`You can leave this empty.`}
        value={details}
        maxLength={MAX_DETAILS_LENGTH}
        rows={4}
        onChange={(value) => onChange({ ...fields, details: value })}
        problem={form.problemOf('report-details')}
      />
      <DialogFoot>
        <Button type="submit" ariaDisabled={form.busy}>
          {form.busy ? t`Sending …` : t`Send report`}
        </Button>
      </DialogFoot>
    </Form>
  );
}
