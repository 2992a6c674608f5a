import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '../../api/contract/settings.ts';
import { intlTag } from '../../i18n/locale.ts';
import { formatMoney } from '../../lib/formatMoney.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Row } from '../../ui/Row.tsx';
import { Text } from '../../ui/Text.tsx';
import { AccountSection } from './AccountSection.tsx';
import { formatDay } from './account.model.ts';
import { CancelMembership } from './CancelMembership.tsx';
import { Fact, Facts } from './Facts.tsx';
import { isFree, statusText } from './membership.model.ts';

/** What the member has, what it costs and when it renews. */
export function MembershipSection({ account }: { account: Account }) {
  const { t } = useLingui();
  const { membership, email } = account;
  if (isFree(membership)) {
    return (
      <AccountSection title={t`My membership`}>
        <Text>
          <Trans>You have the free membership. You pay nothing, and nothing renews.</Trans>
        </Text>
        <Row>
          <LinkButton to={pathTo('plans')}>
            <Trans>Look at Premium and its prices</Trans>
          </LinkButton>
        </Row>
      </AccountSection>
    );
  }
  const status = statusText(membership);
  const { renewsAt, price, currency, provider, plan, cancelable } = membership;
  return (
    <AccountSection title={t`My membership`}>
      <Facts>
        <Fact name={t`Membership`}>{plan === 'premium' ? t`Premium` : plan}</Fact>
        <Fact name={t`Status`}>{status ? t(status) : membership.status}</Fact>
        {renewsAt && <Fact name={t`Renews on`}>{formatDay(renewsAt, intlTag())}</Fact>}
        {renewsAt && price !== null && currency !== null && (
          <Fact name={t`Amount at the next renewal`}>{formatMoney(price, currency, intlTag())}</Fact>
        )}
        {provider && <Fact name={t`Paid through`}>{provider}</Fact>}
      </Facts>
      {!renewsAt && (
        <Text>
          <Trans>Your membership will not renew. Premium stays until the end of the time you have paid for.</Trans>
        </Text>
      )}
      {cancelable && <CancelMembership email={email} renewsAt={renewsAt} />}
    </AccountSection>
  );
}
