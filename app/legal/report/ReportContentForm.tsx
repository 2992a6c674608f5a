import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import { MAX_STATEMENT_LENGTH } from '../../api/contract/fieldSchemas.ts';
import { reportContent } from '../../api/contract/moderation.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { validateEmail } from '../../forms/validateEmail.ts';
import { useSupportEmail } from '../../member/supportEmail.ts';
import { useLoadSession } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { RadioList } from '../../ui/choices/RadioList.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { FieldProblem } from '../../ui/fields/FieldFrame.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';

interface ReportFields {
  where: string;
  kind: z.input<typeof reportContent.body>['kind'] | null;
  explanation: string;
  name: string;
  email: string;
  goodFaith: boolean;
}

export const emptyReport: ReportFields = {
  ...{ where: '', kind: null, explanation: '', name: '', email: '', goodFaith: false },
};

/** The server's receipt of a report, and where its answer goes; an empty address for none. */
export interface ReceivedReport {
  number: string;
  receivedAt: number;
  email: string;
}

interface ReportContentFormProps {
  fields: ReportFields;
  onChange: (fields: ReportFields) => void;
  onReceived: (received: ReceivedReport) => void;
}

/** A form that asks what a notice of illegal content has to say by Article 16 DSA. */
export function ReportContentForm({ fields, onChange, onReceived }: ReportContentFormProps) {
  const { t } = useLingui();
  const loadSession = useLoadSession();
  const form = useFormSubmission();
  const support = useSupportEmail();
  const { where, kind, explanation, name, email, goodFaith } = fields;
  const anonymous = kind === 'abuse';
  const problems = {
    'report-where': where.trim() === '' && msg`Write where it is.`,
    'report-kind': kind === null && msg`Choose what’s wrong.`,
    'report-explanation': explanation.trim() === '' && msg`Write a few words on what happened.`,
    'report-email': !(anonymous && email.trim() === '') && validateEmail(email),
    'report-faith': !goodFaith && msg`Please confirm that what you’ve written is right.`,
  };
  const send = async () => {
    const { api } = await loadSession();
    const address = email.trim();
    const answer = await api.call(reportContent, {
      body: {
        ...{ where, kind: kind ?? 'other', explanation, goodFaith: true },
        ...(name.trim() !== '' && { name: name.trim() }),
        ...(address !== '' && { email: address }),
      },
    });
    onReceived({ number: answer.confirmation, receivedAt: answer.receivedAt, email: address });
  };
  return (
    <Form
      form={form}
      onSubmit={() => void form.submit(problems, send)}
      failureAction={
        <TextLink to={`mailto:${support}?subject=${encodeURIComponent(t`Report content`)}`}>
          <Trans>Write to our support team</Trans>
        </TextLink>
      }
    >
      <Text>
        <Trans>Anyone can report what breaks the law or our terms. You don’t have to be a member.</Trans>
      </Text>
      <TextField
        id="report-where"
        label={t`Where is it?`}
        hint={t`The name of the member, or the address of the page.`}
        autoComplete="off"
        value={where}
        onChange={(value) => onChange({ ...fields, where: value })}
        problem={form.problemOf('report-where')}
      />
      <RadioList
        id="report-kind"
        label={t`What’s wrong?`}
        options={[
          { value: 'fraud', label: t`Fraud, or a person who isn’t real` },
          { value: 'insult', label: t`Insults, threats or hate` },
          { value: 'rights', label: t`My picture or text, used without my consent` },
          { value: 'abuse', label: t`Sexual abuse of a child` },
          { value: 'other', label: t`Something else` },
        ]}
        chosen={kind}
        onChoose={(value) => onChange({ ...fields, kind: value })}
        problem={form.problemOf('report-kind')}
      />
      <TextArea
        id="report-explanation"
        label={t`Why does it break the law or our terms?`}
        value={explanation}
        maxLength={MAX_STATEMENT_LENGTH}
        rows={4}
        onChange={(value) => onChange({ ...fields, explanation: value })}
        problem={form.problemOf('report-explanation')}
      />
      <TextField
        id="report-name"
        label={t`Your name (optional)`}
        autoComplete="name"
        value={name}
        onChange={(value) => onChange({ ...fields, name: value.slice(0, 100) })}
      />
      <TextField
        id="report-email"
        type="email"
        label={t`Your email address`}
        hint={
          anonymous ? t`You can leave this empty.` : t`We confirm your report there, and tell you what we’ve decided.`
        }
        autoComplete="email"
        value={email}
        onChange={(value) => onChange({ ...fields, email: value })}
        problem={form.problemOf('report-email')}
      />
      <div id="report-faith" tabIndex={-1}>
        <FieldProblem id="report-faith" problem={form.problemOf('report-faith')} />
        <Checkbox
          label={t`I believe in good faith that what I’ve written is right and complete.`}
          checked={goodFaith}
          onChange={(value) => onChange({ ...fields, goodFaith: value })}
        />
      </div>
      <DialogFoot>
        <Button type="submit" ariaDisabled={form.busy}>
          {form.busy ? t`Sending …` : t`Send report`}
        </Button>
      </DialogFoot>
    </Form>
  );
}
