import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_STATEMENT_LENGTH } from '../../api/contract/fieldSchemas.ts';
import { useUnsavedChanges } from '../../feedback/useUnsavedChanges.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { createExplainer } from '../explainFields.ts';
import { Form } from '../Form.tsx';
import { useFormSubmission } from '../useFormSubmission.ts';

interface ObjectionFormProps {
  id: string;
  text: string;
  onChange: (text: string) => void;
  send: (text: string) => Promise<unknown>;
  onSent: (text: string) => void;
  onCancel?: () => void;
}

const failureTitle = msg`Error: your objection wasn’t sent`;
const failures = {
  404: {
    title: failureTitle,
    advice: msg`We can’t find this decision any more. Please write to our support team. What you’ve typed is still here.`,
  },
  409: {
    title: failureTitle,
    advice: msg`You’ve already objected to this decision. A person will look at it again and tell you the result.`,
  },
};

/** A form for an objection to a decision of the team. */
export function ObjectionForm({ id, text, onChange, send, onSent, onCancel }: ObjectionFormProps) {
  const { t } = useLingui();
  const form = useFormSubmission(createExplainer({ text: id }, failures));
  useUnsavedChanges(text !== '' && !form.busy);
  const submit = async () => {
    const problem = text.trim() === '' && msg`Write why you object.`;
    if (await form.submit({ [id]: problem }, async () => void (await send(text.trim())))) onSent(text.trim());
  };
  return (
    <Form form={form} onSubmit={() => void submit()}>
      <TextArea
        id={id}
        label={t`Why do you object?`}
        value={text}
        maxLength={MAX_STATEMENT_LENGTH}
        rows={4}
        onChange={onChange}
        problem={form.problemOf(id)}
      />
      <Row>
        <Button type="submit" ariaDisabled={form.busy}>
          {form.busy ? t`Sending …` : t`Send my objection`}
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </Row>
    </Form>
  );
}
