import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MAX_STATEMENT_LENGTH } from '../../api/contract/fieldSchemas.ts';
import { useUnsavedChanges } from '../../feedback/useUnsavedChanges.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Form } from '../Form.tsx';
import { useFormSubmission } from '../useFormSubmission.ts';

interface ObjectionFormProps {
  id: string;
  send: (text: string) => Promise<unknown>;
  onSent: () => void;
  onCancel?: () => void;
}

/** A form for an objection to a decision of the team. */
export function ObjectionForm({ id, send, onSent, onCancel }: ObjectionFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const form = useFormSubmission();
  useUnsavedChanges(text !== '' && !form.busy);
  const submit = async () => {
    const problem = text.trim() === '' && msg`Write why you object.`;
    if (await form.submit({ [id]: problem }, async () => void (await send(text)))) onSent();
  };
  return (
    <Form form={form} onSubmit={() => void submit()}>
      <TextArea
        id={id}
        label={t`Why do you object?`}
        value={text}
        maxLength={MAX_STATEMENT_LENGTH}
        rows={4}
        onChange={setText}
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
