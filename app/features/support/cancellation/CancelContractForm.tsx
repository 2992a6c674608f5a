import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { usePageError } from '../../../feedback/usePageError.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useSupportEmail } from '../useSupportEmail.ts';
import {
  type Cancellation,
  type CancellationFields,
  MAX_REASON_LENGTH,
  validateCancellation,
} from './cancellation.model.ts';
import { useCancelContract } from './useCancelContract.ts';

const emailFieldId = 'cancel-email';

interface CancelContractFormProps {
  fields: CancellationFields;
  onChange: (fields: CancellationFields) => void;
  onCancelled: (cancelled: Cancellation) => void;
}

export function CancelContractForm({ fields, onChange, onCancelled }: CancelContractFormProps) {
  const { t } = useLingui();
  const support = useSupportEmail();
  const { busy, failure, cancel } = useCancelContract();
  const [attempt, setAttempt] = useState(0);
  const error = validateCancellation(fields);
  const shownError = attempt > 0 && error ? t(error) : undefined;
  const brand = site.name;
  usePageError(shownError !== undefined || failure !== null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (error) return;
    const cancelled = await cancel(fields);
    if (cancelled) onCancelled(cancelled);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="large">
        {shownError && (
          <ErrorSummary
            key={attempt}
            title={t`Error: please check what you have typed`}
            errors={[{ field: emailFieldId, message: shownError }]}
          />
        )}
        {failure && (
          <Banner tone="danger" title={t(failure.title)} announce takesFocus>
            <Text>{t(failure.advice)}</Text>
            <TextLink to={`mailto:${support}?subject=${encodeURIComponent(t`Cancel my contract`)}`}>
              <Trans>Write to our support team</Trans>
            </TextLink>
          </Banner>
        )}
        <Text>
          <Trans>
            This ends your Premium contract with {{ brand }} at the next possible date. You do not have to sign in for
            it.
          </Trans>
        </Text>
        <TextField
          id={emailFieldId}
          type="email"
          label={t`E-mail address of your membership`}
          autoComplete="email"
          value={fields.email}
          onChange={(email) => onChange({ ...fields, email })}
          error={shownError}
        />
        <TextArea
          id="cancel-reason"
          label={t`Reason (you may leave this empty)`}
          hint={t`If you cancel for an important reason with immediate effect, please write it here.`}
          value={fields.reason}
          maxLength={MAX_REASON_LENGTH}
          rows={3}
          onChange={(reason) => onChange({ ...fields, reason })}
        />
        <Row>
          <Button type="submit" ariaDisabled={busy}>
            {busy ? <Trans>Cancelling …</Trans> : <Trans>Cancel now</Trans>}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
