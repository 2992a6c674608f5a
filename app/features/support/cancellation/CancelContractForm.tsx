import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { cancelContract } from '../../../api/contract/payments.ts';
import type { Api } from '../../../api/createApi.ts';
import { accountKey } from '../../../api/queryKeys.ts';
import { Form } from '../../../forms/Form.tsx';
import { useFormSubmission } from '../../../forms/useFormSubmission.ts';
import { validateEmail } from '../../../forms/validateEmail.ts';
import { accountQuery } from '../../../member/accountQuery.ts';
import { useSupportEmail } from '../../../member/supportEmail.ts';
import { useLoadSession, useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { DialogFoot } from '../../../ui/overlays/DialogFoot.tsx';
import {
  type Cancellation,
  type CancellationFields,
  MAX_REASON_LENGTH,
  toCancellationBody,
} from './cancellation.model.ts';
import { explainCancellationError } from './explainCancellationError.ts';

const emailFieldId = 'cancel-email';

interface CancelContractFormProps {
  fields: CancellationFields;
  onChange: (fields: CancellationFields) => void;
  onCancelled: (cancelled: Cancellation) => void;
}

export function CancelContractForm({ fields, onChange, onCancelled }: CancelContractFormProps) {
  const { t } = useLingui();
  const loadSession = useLoadSession();
  const queryClient = useQueryClient();
  const support = useSupportEmail();
  const form = useFormSubmission(explainCancellationError);
  const brand = <bdi translate="no">{site.name}</bdi>;
  const isMember = useMember() !== null;

  const send = async () => {
    const body = toCancellationBody(fields);
    const sentAt = Date.now();
    const { api } = await loadSession();
    const answer = await api.call(cancelContract, { body });
    const endsAt = isMember ? await readEnd(api, queryClient, body.email) : null;
    onCancelled({
      confirmation: answer.confirmation,
      effectiveAt: endsAt ?? answer.effectiveAt,
      ...{ email: body.email, reason: body.reason ?? '', sentAt },
    });
  };
  return (
    <Form
      form={form}
      onSubmit={() => void form.submit({ [emailFieldId]: validateEmail(fields.email) }, send)}
      failureAction={
        <TextLink to={`mailto:${support}?subject=${encodeURIComponent(t`Cancel my contract`)}`}>
          <Trans>Write to our support team</Trans>
        </TextLink>
      }
    >
      <Text>
        <Trans>
          This ends your Premium contract with {brand} at the next possible date. You do not have to sign in.
        </Trans>
      </Text>
      <TextField
        id={emailFieldId}
        type="email"
        label={t`Email address of your membership`}
        autoComplete="email"
        value={fields.email}
        onChange={(email) => onChange({ ...fields, email })}
        problem={form.problemOf(emailFieldId)}
      />
      <TextArea
        id="cancel-reason"
        label={t`Reason (optional)`}
        hint={t`If you cancel with immediate effect for an important reason, please give the reason here.`}
        value={fields.reason}
        maxLength={MAX_REASON_LENGTH}
        rows={3}
        onChange={(reason) => onChange({ ...fields, reason })}
      />
      <DialogFoot>
        <Button type="submit" ariaDisabled={form.busy}>
          {form.busy ? t`Cancelling …` : t`Cancel now`}
        </Button>
      </DialogFoot>
    </Form>
  );
}

/**
 * Reads the end of the contract in the account, which the account page shows, too; null if the address is another's.
 */
async function readEnd(api: Api, queryClient: QueryClient, email: string): Promise<string | null> {
  await queryClient.invalidateQueries({ queryKey: accountKey });
  const account = await queryClient.fetchQuery(accountQuery(api)).catch(() => null);
  return account?.email.toLowerCase() === email.toLowerCase() ? account.membership.endsAt : null;
}
