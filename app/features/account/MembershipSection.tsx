import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '../../api/contract/accountSettings.ts';
import { intlTag } from '../../i18n/activeLocale.ts';
import { formatLongDay } from '../../lib/dates/dayFormats.ts';
import { formatMoney } from '../../lib/numbers/formatMoney.ts';
import { isCancelled, isPaid } from '../../member/membershipState.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { site } from '../../site/site.ts';
import { LazyTerminationDialog } from '../../termination/LazyTerminationDialog.tsx';
import type { TerminationKind } from '../../termination/termination.model.ts';
import { useLastPayment } from '../../termination/useLastPayment.ts';
import { useTerminationKinds } from '../../termination/useTerminationKinds.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { DescriptionItem, DescriptionList } from '../../ui/content/DescriptionList.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { AccountSection } from './AccountSection.tsx';

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
  const [ending, setEnding] = useState<TerminationKind | null>(null);
  return (
    <AccountSection id="membership" title={t`My membership`}>
      {isPaid(account.membership) ? (
        <PaidMembership account={account} onEnd={setEnding} />
      ) : (
        <FreeMembership account={account} onEnd={setEnding} />
      )}
      {/* A receipt stays open when the membership has ended. */}
      {ending && <LazyTerminationDialog kind={ending} onClose={() => setEnding(null)} />}
    </AccountSection>
  );
}

interface MembershipProps {
  account: Account;
  onEnd: (kind: TerminationKind) => void;
}

function FreeMembership({ account, onEnd }: MembershipProps) {
  return (
    <>
      <Text>
        <Trans>You have the free membership. You pay nothing, and nothing renews.</Trans>
      </Text>
      <Row>
        <LinkButton to={pathTo('plans')}>
          <Trans>See Premium and its prices</Trans>
        </LinkButton>
        {/* A cancellation that has ended the contract at once leaves the way that pays back more. */}
        {account.membership.withdrawal && <WithdrawButton onEnd={onEnd} />}
      </Row>
    </>
  );
}

const WithdrawButton = ({ onEnd }: Pick<MembershipProps, 'onEnd'>) => (
  <TextButton opensDialog onClick={() => onEnd('withdraw')}>
    <Trans>Withdraw from contract</Trans>
  </TextButton>
);

function PaidMembership({ account, onEnd }: MembershipProps) {
  const { t } = useLingui();
  const { plan, status, renewsAt, endsAt, price, currency, provider, cancelable } = account.membership;
  const { refund, noticeDays, withdrawal, contract } = account.membership;
  const linksToWithdrawal = useTerminationKinds().some(({ kind }) => kind === 'withdraw');
  // A server that does not tell the contract does not tell either whether it can be withdrawn from.
  const withdraws = withdrawal || linksToWithdrawal || (site.withdrawal !== 'none' && contract === null);
  const end = endsAt && formatLongDay(endsAt, intlTag());
  const statusText = Object.hasOwn(statusTexts, status) ? statusTexts[status] : undefined;
  const runs = status !== 'pending' && status !== 'expired';
  // What never renewed was not cancelled.
  const cancelled = isCancelled(account.membership);
  const endsUnasked = runs && !renewsAt && end && !cancelled;
  const lastPayment = useLastPayment(account.membership);
  return (
    <>
      <DescriptionList>
        <DescriptionItem name={t`Membership`}>{plan === 'premium' ? t`Premium` : plan}</DescriptionItem>
        <DescriptionItem name={t`Status`}>
          {endsUnasked ? t`Ends on ${end}` : statusText ? t(statusText) : status}
        </DescriptionItem>
        {renewsAt && (
          <DescriptionItem name={site.renewal !== 'samePeriod' ? t`Paid until` : t`Renews on`}>
            {formatLongDay(renewsAt, intlTag())}
          </DescriptionItem>
        )}
        {renewsAt && price !== null && currency !== null && (
          <DescriptionItem name={t`Next payment`}>{formatMoney(price, currency, intlTag())}</DescriptionItem>
        )}
        {cancelable && end && !cancelled && (
          <DescriptionItem name={t`If you cancel today`}>
            {refund && currency !== null
              ? t`Premium until ${end}, and you get back ${{ amount: formatMoney(refund, currency, intlTag()) }}`
              : t`Premium until ${end}`}
            {lastPayment && (
              <>
                <br />
                {lastPayment}
              </>
            )}
          </DescriptionItem>
        )}
        {cancelable && noticeDays !== null && noticeDays > 0 && (
          <DescriptionItem name={t`Notice to cancel`}>
            {plural(noticeDays, { one: '# day', other: '# days' })}
          </DescriptionItem>
        )}
        {withdrawal && (
          <DescriptionItem name={t`You can withdraw from your contract until`}>
            {formatLongDay(withdrawal.until, intlTag())}
          </DescriptionItem>
        )}
        {provider && <DescriptionItem name={t`Paid through`}>{provider}</DescriptionItem>}
      </DescriptionList>
      {status === 'pending' && (
        <Text>
          <Trans>Premium begins as soon as your payment has arrived.</Trans>
        </Text>
      )}
      {status === 'expired' && (
        <Text>
          <Trans>Your Premium has ended. Nothing more will be charged.</Trans>
        </Text>
      )}
      {runs && (!renewsAt || (cancelled && end)) && (
        <Text>
          {endsUnasked ? (
            <Trans>Premium does not renew. It ends on {end}.</Trans>
          ) : end ? (
            <Trans>You have Premium until {end}. Then it ends.</Trans>
          ) : (
            <Trans>You keep Premium until the end of the time you have paid for. Then it ends.</Trans>
          )}
        </Text>
      )}
      <Row>
        {cancelable && (
          <Button tone="secondary" opensDialog onClick={() => onEnd('cancel')}>
            {cancelled ? <Trans>Cancel for an earlier day</Trans> : <Trans>Cancel my Premium membership</Trans>}
          </Button>
        )}
        {withdraws && <WithdrawButton onEnd={onEnd} />}
      </Row>
    </>
  );
}
