import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '../../api/contract/accountSettings.ts';
import { intlTag } from '../../i18n/activeLocale.ts';
import { formatLongDay } from '../../lib/dates/dayFormats.ts';
import { formatMoney } from '../../lib/numbers/formatMoney.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { isDue } from '../../site/isDue.ts';
import { site } from '../../site/site.ts';
import { LazyTerminationDialog, WithdrawLink } from '../../termination/TerminationLink.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DescriptionItem, DescriptionList } from '../../ui/content/DescriptionList.tsx';

/** Texts of statuses; one without a text is shown as the API spells it. */
const statusTexts: Readonly<Record<string, MessageDescriptor>> = {
  active: msg`Active`,
  cancelled: msg`Cancelled`,
  canceled: msg`Cancelled`,
  expired: msg`Ended`,
  pending: msg`Waiting for the payment`,
};

/** The member's membership, its price, how it goes on, and how it ends. */
export function MembershipSection({ account }: { account: Account }) {
  const { t } = useLingui();
  const { plan, status, renewsAt, endsAt, price, currency, provider, cancelable } = account.membership;
  const { refund, withdrawal } = account.membership;
  if (plan === '' || plan === 'free') {
    return (
      <AccountSection id="membership" title={t`My membership`}>
        <Text>
          <Trans>You have the free membership. You pay nothing, and nothing renews.</Trans>
        </Text>
        <Row>
          <LinkButton to={pathTo('plans')}>
            <Trans>See Premium and its prices</Trans>
          </LinkButton>
        </Row>
      </AccountSection>
    );
  }
  const end = endsAt && formatLongDay(endsAt, intlTag());
  const statusText = Object.hasOwn(statusTexts, status) ? statusTexts[status] : undefined;
  return (
    <AccountSection id="membership" title={t`My membership`}>
      <DescriptionList>
        <DescriptionItem name={t`Membership`}>{plan === 'premium' ? t`Premium` : plan}</DescriptionItem>
        <DescriptionItem name={t`Status`}>{statusText ? t(statusText) : status}</DescriptionItem>
        {renewsAt && (
          <DescriptionItem name={site.renewal === 'openEnded' ? t`Paid until` : t`Renews on`}>
            {formatLongDay(renewsAt, intlTag())}
          </DescriptionItem>
        )}
        {renewsAt && price !== null && currency !== null && (
          <DescriptionItem name={t`Next payment`}>
            {formatMoney(price, currency, intlTag())}
          </DescriptionItem>
        )}
        {cancelable && end && (
          <DescriptionItem name={t`If you cancel today`}>
            {refund && currency !== null
              ? t`Premium until ${end}, and you get back ${{ amount: formatMoney(refund, currency, intlTag()) }}`
              : t`Premium until ${end}`}
          </DescriptionItem>
        )}
        {withdrawal && (
          <DescriptionItem name={t`You can withdraw from your order until`}>
            {formatLongDay(withdrawal.until, intlTag())}
          </DescriptionItem>
        )}
        {provider && <DescriptionItem name={t`Paid through`}>{provider}</DescriptionItem>}
      </DescriptionList>
      {!renewsAt && (
        <Text>
          {end ? (
            <Trans>You have Premium until {end}. Then it ends.</Trans>
          ) : (
            <Trans>You keep Premium until the end of the time you have paid for. Then it ends.</Trans>
          )}
        </Text>
      )}
      <Row>
        {cancelable && <CancelButton />}
        {(withdrawal || (site.withdrawInFooter && isDue(site.withdrawInFooter))) && <WithdrawLink />}
      </Row>
    </AccountSection>
  );
}

function CancelButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" opensDialog onClick={() => setOpen(true)}>
        <Trans>Cancel my Premium membership</Trans>
      </Button>
      {open && <LazyTerminationDialog kind="cancel" onClose={() => setOpen(false)} />}
    </>
  );
}
