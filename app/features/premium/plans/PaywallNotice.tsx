import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '../../../routing/routeTable.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';

/** Explains why adding a favourite or writing first led to this page, and what is free instead. */
export function PaywallNotice() {
  const { t } = useLingui();
  return (
    <Banner tone="info" title={t`Keeping favourites and writing first are part of Premium`}>
      <Text>
        <Trans>
          You can send a smile for free: then the other person knows that you like them and can write to you.
        </Trans>
      </Text>
      <TextLink to={pathTo('matches')}>
        <Trans>Go to my matches and send a smile</Trans>
      </TextLink>
    </Banner>
  );
}
