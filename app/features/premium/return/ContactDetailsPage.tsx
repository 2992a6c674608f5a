import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { sendContactData } from '../../../api/contract/payments.ts';
import { useStoredDraft } from '../../../feedback/useStoredDraft.ts';
import { useUnsavedChanges } from '../../../feedback/useUnsavedChanges.ts';
import { Form } from '../../../forms/Form.tsx';
import { explainError, failureTexts } from '../../../forms/failureTexts.ts';
import { useFormSubmission } from '../../../forms/useFormSubmission.ts';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { listCountries } from '../../../lib/countries.ts';
import { addJustRegisteredParam, hasJustRegisteredParam } from '../../../registration/justRegisteredParam.ts';
import { paymentEntry } from '../../../routing/paymentEntry.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi, useClaims, useMember, useSessionActions } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useLocation, useNavigate } from '../../../ui/navigation/navigation.ts';
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

/** The page that asks for name and address for the invoice; guard rule 10 leads here until they are sent. */
export function ContactDetailsPage() {
  const { t } = useLingui();
  const user = useMember()?.user;
  const userId = useClaims()?.userId ?? '';
  const api = useApi();
  const { refresh } = useSessionActions();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [known] = useState(() => prefillContact({ country: user?.country ?? '', location: user?.location ?? null }));
  const { value: data, change, discard } = useStoredDraft('contact', ContactDraft, known);
  const form = useFormSubmission((error) => ({
    failure: error.status === 429 ? explainError(error) : failureTexts.unknown,
  }));
  useUnsavedChanges(!form.busy && contactFields.some((field) => data[field] !== known[field]), discard);

  const tag = intlTag();
  const countries = useMemo(() => {
    const named = listCountries(tag).map(({ code, name }) => ({ value: code, label: name }));
    return known.country === '' ? [{ value: '', label: t`Please choose` }, ...named] : named;
  }, [tag, known.country, t]);

  const send = async () => {
    await api.call(sendContactData, { body: toContactBody(data) });
    await refresh();
    const next = storedReceipt.read(userId) === null ? paymentEntry.read() : pathTo('paymentsSuccess');
    await navigate(hasJustRegisteredParam(search) ? addJustRegisteredParam(next) : next, { replace: true });
    discard();
  };

  return (
    <PremiumLayout
      title={t`Your name and address`}
      lead={<Trans>We need your name and address for your invoice. Other members never see them.</Trans>}
    >
      <Form form={form} onSubmit={() => void form.submit(validateContact(data), send)}>
        {contactFields.map((field) => {
          const { label, autoComplete } = contactTexts[field];
          const props = { id: field, label: t(label), autoComplete, problem: form.problemOf(field) };
          const changeField = (value: string) => change({ ...data, [field]: value });
          return field === 'country' ? (
            <Select key={field} {...props} options={countries} chosen={data.country} onChoose={changeField} />
          ) : (
            <TextField key={field} {...props} value={data[field]} onChange={changeField} />
          );
        })}
        <Button type="submit" width="full" ariaDisabled={form.busy}>
          {form.busy ? <Trans>Saving …</Trans> : <Trans>Save my contact details</Trans>}
        </Button>
      </Form>
    </PremiumLayout>
  );
}
