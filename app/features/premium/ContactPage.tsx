import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/ApiError.ts';
import { sendContactData } from '../../api/contract/payments.ts';
import { intlTag } from '../../i18n/locale.ts';
import { countryName } from '../../lib/countryName.ts';
import { log } from '../../lib/log.ts';
import { toIsoCountry } from '../../lib/toIsoCountry.ts';
import { useUnsaved } from '../../parts/useUnsaved.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { usePageError } from '../../session/page.atoms.ts';
import { paymentEntry } from '../../session/paymentEntry.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useApi, useMember, useSessionActions } from '../../session/useSession.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import {
  ContactDraft,
  type ContactField,
  contactFields,
  contactTexts,
  findContactMistakes,
  prefillContact,
  toContactBody,
} from './contact.model.ts';
import { PremiumFrame } from './PremiumFrame.tsx';
import { receiptRecord } from './premiumRecords.ts';

/** Name and address for the invoice; members who owe them see this page first. */
export function ContactPage() {
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
      countryName(toIsoCountry(user?.country ?? ''), intlTag()),
    ),
  );
  const { value: data, change, forget } = useDraft('contact', ContactDraft, known);
  const [mistakes, setMistakes] = useState<ContactField[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useUnsaved(!busy && contactFields.some((field) => data[field] !== known[field]), forget);
  usePageError(mistakes.length > 0 || failed);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = findContactMistakes(data);
    setMistakes(found);
    setAttempt((count) => count + 1);
    setFailed(false);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await api.call(sendContactData, { body: toContactBody(data) });
      await refresh();
      const paid = receiptRecord.read(userId) !== null;
      await navigate(paid ? pathTo('paymentsSuccess') : paymentEntry.read(), { replace: true });
      forget();
    } catch (error) {
      log.warn('the contact data could not be sent', error);
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <PremiumFrame
      title={t`Your name and address`}
      lead={<Trans>We need your name and address for your invoice. Other members never see them.</Trans>}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="large">
          {mistakes.length > 0 && (
            <ErrorSummary
              key={attempt}
              title={t`Error: please check what you have typed`}
              errors={mistakes.map((field) => ({ field, message: t(contactTexts[field].missing) }))}
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
              error={mistakes.includes(field) ? t(contactTexts[field].missing) : undefined}
            />
          ))}
          <Button type="submit" width="full" inactive={busy}>
            {busy ? <Trans>Saving …</Trans> : <Trans>Save my contact details</Trans>}
          </Button>
        </Stack>
      </form>
    </PremiumFrame>
  );
}
