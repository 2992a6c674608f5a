import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/ApiError.ts';
import { sendContactData } from '../../../api/contract/payments.ts';
import { useDraft } from '../../../feedback/useDraft.ts';
import { usePageError } from '../../../feedback/usePageError.ts';
import { useUnsavedChanges } from '../../../feedback/useUnsavedChanges.ts';
import { intlTag } from '../../../i18n/locale.ts';
import { formatCountryName } from '../../../lib/formatCountryName.ts';
import { log } from '../../../lib/log.ts';
import { toIsoCountry } from '../../../lib/toIsoCountry.ts';
import { paymentEntry } from '../../../routing/paymentEntry.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { useApi, useMember, useSessionActions } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { storedReceipt } from '../checkoutStorage.ts';
import { PremiumLayout } from '../PremiumLayout.tsx';
import {
  ContactDraft,
  type ContactField,
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
  const { value: data, change, discard } = useDraft('contact', ContactDraft, known);
  const [invalidFields, setInvalidFields] = useState<ContactField[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useUnsavedChanges(!busy && contactFields.some((field) => data[field] !== known[field]), discard);
  usePageError(invalidFields.length > 0 || failed);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = validateContact(data);
    setInvalidFields(found);
    setAttempt((count) => count + 1);
    setFailed(false);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await api.call(sendContactData, { body: toContactBody(data) });
      await refresh();
      const paid = storedReceipt.read(userId) !== null;
      await navigate(paid ? pathTo('paymentsSuccess') : paymentEntry.read(), { replace: true });
      discard();
    } catch (error) {
      log.warn('the contact data could not be sent', error);
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <PremiumLayout
      title={t`Your name and address`}
      lead={<Trans>We need your name and address for your invoice. Other members never see them.</Trans>}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="large">
          {invalidFields.length > 0 && (
            <ErrorSummary
              key={attempt}
              title={t`Error: please check what you have typed`}
              errors={invalidFields.map((field) => ({ field, message: t(contactTexts[field].missing) }))}
            />
          )}
          {failed && (
            <Banner key={attempt} tone="danger" title={t`Error: this did not work`} announce takesFocus>
              <Text>
                <Trans>Please check your internet connection and try again. What you have typed is still here.</Trans>
              </Text>
            </Banner>
          )}
          {contactFields.map((field) => (
            <TextField
              key={field}
              id={field}
              label={t(contactTexts[field].label)}
              autoComplete={contactTexts[field].autoComplete}
              value={data[field]}
              onChange={(value) => change({ ...data, [field]: value })}
              error={invalidFields.includes(field) ? t(contactTexts[field].missing) : undefined}
            />
          ))}
          <Button type="submit" width="full" ariaDisabled={busy}>
            {busy ? <Trans>Saving …</Trans> : <Trans>Save my contact details</Trans>}
          </Button>
        </Stack>
      </form>
    </PremiumLayout>
  );
}
