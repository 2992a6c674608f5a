import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import { MAX_STATEMENT_LENGTH } from '../../api/contract/fieldSchemas.ts';
import { contentReportLimits, reportContent } from '../../api/contract/moderation.ts';
import { createExplainer } from '../../forms/explainFields.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { MAX_EMAIL_LENGTH, validateEmail } from '../../forms/validateEmail.ts';
import { toMailto } from '../../lib/toMailto.ts';
import { useSupportEmail } from '../../member/supportEmail.ts';
import { useLoadSession } from '../../session/useSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { RadioList } from '../../ui/choices/RadioList.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogFoot } from '../../ui/overlays/DialogFoot.tsx';

interface ContentReport {
  where: string;
  kind: z.input<typeof reportContent.body>['kind'] | null;
  explanation: string;
  name: string;
  email: string;
  goodFaith: boolean;
}

export const emptyContentReport: ContentReport = {
  ...{ where: '', kind: null, explanation: '', name: '', email: '', goodFaith: false },
};

/**
 * The server's receipt of a report, what was reported, as names with their values, and where the answer goes; an empty
 * address for none.
 */
export interface ReceivedReport {
  number: string;
  receivedAt: number;
  reported: readonly (readonly [name: string, value: string])[];
  email: string;
}

interface ReportContentFormProps {
  fields: ContentReport;
  onChange: (fields: ContentReport) => void;
  onReceived: (received: ReceivedReport) => void;
}

const explain = createExplainer(
  {
    ...{ where: 'content-where', kind: 'content-kind', explanation: 'content-explanation' },
    ...{ name: 'content-name', email: 'content-email', goodFaith: 'content-faith' },
  },
  {
    404: {
      title: msg`Error: your report wasn’t sent`,
      advice: msg`We can’t receive reports here. Please send it by email: what you’ve typed is already in it.`,
    },
  },
);

/** A form that asks what a notice of illegal content has to say by Article 16 DSA. */
export function ReportContentForm({ fields, onChange, onReceived }: ReportContentFormProps) {
  const { t } = useLingui();
  const loadSession = useLoadSession();
  const form = useFormSubmission(explain);
  const support = useSupportEmail();
  const { where, kind, explanation, name, email, goodFaith } = fields;
  const anonymous = kind === 'abuse';
  const kinds = [
    { value: 'fraud', label: t`Fraud, or a person who isn’t real` },
    { value: 'insult', label: t`Insults, threats or hate` },
    { value: 'rights', label: t`My picture or text, used without my consent` },
    { value: 'abuse', label: t`Sexual abuse of a child` },
    { value: 'other', label: t`Something else` },
  ] as const;
  const kindLabel = kinds.find(({ value }) => value === kind)?.label ?? '';
  const problems = {
    'content-where': where.trim() === '' && msg`Write where it is.`,
    'content-kind': kind === null && msg`Choose what’s wrong.`,
    'content-explanation': explanation.trim() === '' && msg`Write a few words on what happened.`,
    'content-email': !(anonymous && email.trim() === '') && validateEmail(email),
    'content-faith': !goodFaith && msg`Please confirm that what you’ve written is right.`,
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
    const reported = [
      [t`Where is it?`, where],
      [t`What’s wrong?`, kindLabel],
      [t`Why does it break the law or our terms?`, explanation],
      [t`Your name (optional)`, name.trim()],
      [t`Your email address`, address],
    ] as const;
    onReceived({ number: answer.confirmation, receivedAt: answer.receivedAt, reported, email: address });
  };
  return (
    <Form
      form={form}
      onSubmit={() => void form.submit(problems, send)}
      failureAction={
        <TextLink
          to={toMailto(
            support,
            t`Report content`,
            [where, kindLabel, explanation, name, email],
            t`(Please add the rest of your text here.)`,
          )}
        >
          <Trans>Write to our support team</Trans>
        </TextLink>
      }
    >
      <Text>
        <Trans>Anyone can report what breaks the law or our terms. You don’t have to be a member.</Trans>
      </Text>
      <TextField
        id="content-where"
        label={t`Where is it?`}
        hint={t`The name of the member, or the address of the page.`}
        autoComplete="off"
        value={where}
        maxLength={contentReportLimits.where}
        onChange={(value) => onChange({ ...fields, where: value })}
        problem={form.problemOf('content-where')}
      />
      <RadioList
        id="content-kind"
        label={t`What’s wrong?`}
        options={kinds}
        chosen={kind}
        onChoose={(value) => onChange({ ...fields, kind: value })}
        problem={form.problemOf('content-kind')}
      />
      <TextArea
        id="content-explanation"
        label={t`Why does it break the law or our terms?`}
        value={explanation}
        maxLength={MAX_STATEMENT_LENGTH}
        rows={4}
        onChange={(value) => onChange({ ...fields, explanation: value })}
        problem={form.problemOf('content-explanation')}
      />
      <TextField
        id="content-name"
        label={t`Your name (optional)`}
        autoComplete="name"
        value={name}
        maxLength={contentReportLimits.name}
        onChange={(value) => onChange({ ...fields, name: value })}
        problem={form.problemOf('content-name')}
      />
      <TextField
        id="content-email"
        type="email"
        label={t`Your email address`}
        hint={
          anonymous ? t`You can leave this empty.` : t`We confirm your report there, and tell you what we’ve decided.`
        }
        autoComplete="email"
        value={email}
        maxLength={MAX_EMAIL_LENGTH}
        onChange={(value) => onChange({ ...fields, email: value })}
        problem={form.problemOf('content-email')}
      />
      <Checkbox
        id="content-faith"
        label={t`I believe in good faith that what I’ve written is right and complete.`}
        checked={goodFaith}
        onChange={(value) => onChange({ ...fields, goodFaith: value })}
        problem={form.problemOf('content-faith')}
      />
      <DialogFoot>
        <Button type="submit" ariaDisabled={form.busy}>
          {form.busy ? t`Sending …` : t`Send report`}
        </Button>
      </DialogFoot>
    </Form>
  );
}
