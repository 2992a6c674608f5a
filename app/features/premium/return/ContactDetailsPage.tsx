import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendContactData } from '../../../api/contract/payments.ts';
import { useStoredDraft } from '../../../feedback/useStoredDraft.ts';
import { useUnsavedChanges } from '../../../feedback/useUnsavedChanges.ts';
import { Form } from '../../../forms/Form.tsx';
import { failureTexts } from '../../../forms/failureTexts.ts';
import { useFormSubmission } from '../../../forms/useFormSubmission.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { formatCountryName } from '../../../lib/formatCountryName.ts';
import { toIsoCountry } from '../../../lib/toIsoCountry.ts';
import { paymentEntry } from '../../../routing/paymentEntry.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { useApi, useMember, useSessionActions } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PremiumLayout } from '../PremiumLayout.tsx';
import { storedReceipt } from '../paymentStorage.ts';
import {
  ContactDraft,
  contactFields,
  contactTexts,
  prefillContact,
  toContactBody,
  validateContact,
} from './contactDetails.model.ts';

/** Asks for name and address for the invoice; guard rule 10 leads here until they are sent. */
export function ContactDetailsPage() {
  const { t } = useLingui();
  const member = useMember();
  const user = member?.user;
  const userId = member?.claims.user_id ?? '';
  const api = useApi();
  const { refresh } = useSessionActions();
  const navigate = useNavigate();
  const [known] = useState(() =>
    prefillContact(
      { country: user?.country ?? '', location: user?.location ?? null },
      formatCountryName(toIsoCountry(user?.country ?? ''), intlTag()),
    ),
  );
  const { value: data, change, discard } = useStoredDraft('contact', ContactDraft, known);
  const form = useFormSubmission(() => ({ failure: failureTexts.unknown }));
  useUnsavedChanges(!form.busy && contactFields.some((field) => data[field] !== known[field]), discard);

  const send = async () => {
    await api.call(sendContactData, { body: toContactBody(data) });
    await refresh();
    const paid = storedReceipt.read(userId) !== null;
    await navigate(paid ? pathTo('paymentsSuccess') : paymentEntry.read(), { replace: true });
    discard();
  };

  return (
    <PremiumLayout
      title={t`Your name and address`}
      lead={<Trans>We need your name and address for your invoice. Other members never see them.</Trans>}
    >
      <Form form={form} onSubmit={() => void form.submit(validateContact(data), send)}>
        {contactFields.map((field) => (
          <TextField
            key={field}
            id={field}
            label={t(contactTexts[field].label)}
            autoComplete={contactTexts[field].autoComplete}
            value={data[field]}
            onChange={(value) => change({ ...data, [field]: value })}
            error={form.errorOf(field)}
          />
        ))}
        <Button type="submit" width="full" ariaDisabled={form.busy}>
          {form.busy ? <Trans>Saving …</Trans> : <Trans>Save my contact details</Trans>}
        </Button>
      </Form>
    </PremiumLayout>
  );
}
