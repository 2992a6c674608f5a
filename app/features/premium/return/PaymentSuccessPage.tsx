import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { intlTag } from '../../../i18n/activeLocale.ts';
import { countryNameIn } from '../../../lib/countryNameIn.ts';
import { formatMoney } from '../../../lib/numbers/formatMoney.ts';
import { premiumIntent } from '../../../paywall/premiumIntent.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useClaims, useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PremiumLayout } from '../PremiumLayout.tsx';
import { type Receipt, storedReceipt } from '../paymentStorage.ts';
import { type IntendedMember, useIntendedMember } from '../useIntendedMember.ts';
import { EntryLink, IntentLink } from './IntentLink.tsx';

/** The page that leads to what was paid for, with the receipt below, which only a confirmed payment leaves. */
export function PaymentSuccessPage() {
  const { t } = useLingui();
  const member = useMember();
  const userId = useClaims()?.userId ?? '';
  const [receipt] = useState(() => storedReceipt.read(userId));
  const [intent] = useState(() => premiumIntent.read(userId));
  const person = useIntendedMember();
  if (!receipt) {
    return (
      <PremiumLayout title={t`There’s no new payment to show`}>
        <Row>
          <LinkButton to={pathTo('account')}>
            <Trans>See my membership</Trans>
          </LinkButton>
        </Row>
      </PremiumLayout>
    );
  }
  const contactMissing = member?.completion?.contactDataRequired ?? false;
  return (
    <PremiumLayout
      illustrated
      {...(person
        ? {
            portrait: person.portrait,
            title: <PersonTitle {...person} />,
            lead: t`Welcome to Premium! Your payment has arrived.`,
          }
        : {
            title: t`Welcome to Premium`,
            lead: t`Thank you! Your payment has arrived, and everything ${{ brand: site.name }} offers is open to you.`,
          })}
    >
      <Stack gap="large">
        {contactMissing && (
          <>
            <Text>
              <Trans>For your invoice, we still need your name and address. It takes a minute.</Trans>
            </Text>
            <Row>
              <LinkButton to={pathTo('paymentsContact')}>
                <Trans>Enter my contact details</Trans>
              </LinkButton>
            </Row>
          </>
        )}
        {!contactMissing && (intent ? <IntentLink intent={intent} person={person} /> : <EntryLink />)}
        <ReceiptPanel receipt={receipt} />
        {!contactMissing && (
          <TextLink to={pathTo('account')}>
            <Trans>See my membership</Trans>
          </TextLink>
        )}
      </Stack>
    </PremiumLayout>
  );
}

/** The title for the person: what is waiting, or what is possible now. */
function PersonTitle({ action, name }: Pick<IntendedMember, 'action' | 'name'>) {
  const person = name ?? '…';
  if (action === 'write') return <Trans>Now you can write to {person}</Trans>;
  if (action === 'favourite') return <Trans>Now you can keep {person} as a favourite</Trans>;
  return <Trans>{person} has written to you</Trans>;
}

function ReceiptPanel({ receipt }: { receipt: Receipt }) {
  const { amount, currency, transactionId, city, country } = receipt;
  const { t } = useLingui();
  const paid = amount !== null && currency !== null ? formatMoney(amount, currency, intlTag()) : null;
  const place = [city, country && countryNameIn(country, intlTag())].filter(Boolean).join(', ');
  return (
    <Banner tone="success" title={paid ? t`Paid: ${paid}` : t`Your payment is confirmed`}>
      {transactionId && (
        <Text userGenerated>
          <Trans>Payment number: {transactionId}</Trans>
        </Text>
      )}
      {place && (
        <Text userGenerated>
          <Trans>Place of the invoice: {place}</Trans>
        </Text>
      )}
      <Text>
        <Trans>We will also send you a confirmation by email.</Trans>
      </Text>
    </Banner>
  );
}
