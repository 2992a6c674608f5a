import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { usePageError } from '../../session/page.atoms.ts';
import { site } from '../../site/site.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { type CancelFields, type Cancelled, checkCancel, longestReason } from './cancel.model.ts';
import { useCancel } from './useCancel.ts';
import { useSupportEmail } from './useSupportEmail.ts';

const emailId = 'cancel-email';

interface CancelFormProps {
  fields: CancelFields;
  onChange: (fields: CancelFields) => void;
  onCancelled: (cancelled: Cancelled) => void;
}

export function CancelForm({ fields, onChange, onCancelled }: CancelFormProps) {
  const { t } = useLingui();
  const support = useSupportEmail();
  const { busy, trouble, cancel } = useCancel();
  const [attempt, setAttempt] = useState(0);
  const mistake = checkCancel(fields);
  const shown = attempt > 0 && mistake ? t(mistake) : undefined;
  const brand = site.name;
  usePageError(shown !== undefined || trouble !== null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (mistake) return;
    const cancelled = await cancel(fields);
    if (cancelled) onCancelled(cancelled);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="large">
        {shown && (
          <ErrorSummary
            key={attempt}
            title={t`Error: please check what you have typed`}
            errors={[{ field: emailId, message: shown }]}
          />
        )}
        {trouble && (
          <Banner tone="danger" title={t(trouble.title)} announce takesFocus>
            <Text>{t(trouble.advice)}</Text>
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
          id={emailId}
          type="email"
          label={t`E-mail address of your membership`}
          autoComplete="email"
          value={fields.email}
          onChange={(email) => onChange({ ...fields, email })}
          error={shown}
        />
        <TextArea
          id="cancel-reason"
          label={t`Reason (you may leave this empty)`}
          hint={t`If you cancel for an important reason with immediate effect, please write it here.`}
          value={fields.reason}
          maxLength={longestReason}
          rows={3}
          onChange={(reason) => onChange({ ...fields, reason })}
        />
        <Row>
          <Button type="submit" inactive={busy}>
            {busy ? <Trans>Cancelling …</Trans> : <Trans>Cancel now</Trans>}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
