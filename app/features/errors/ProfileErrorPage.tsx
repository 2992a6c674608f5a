import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeTable.ts';
import { site } from '../../site/site.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Row } from '../../ui/Row.tsx';
import { Text } from '../../ui/Text.tsx';
import { ErrorView } from './ErrorView.tsx';

/** In place of a profile that is not, or no longer, to be seen. */
export function ProfileErrorPage() {
  const { t } = useLingui();
  return (
    <ErrorView title={t`This profile is not available`} picture={`${site.artUrl}/no-visitors.svg`}>
      <Text size="lead">
        <Trans>
          The member may have left, or does not wish to be seen at the moment. Others would like to meet you.
        </Trans>
      </Text>
      <Row>
        <LinkButton to={pathTo('matches')}>
          <Trans>See all matches</Trans>
        </LinkButton>
        <LinkButton to={pathTo('home')} tone="secondary">
          <Trans>Go to the start page</Trans>
        </LinkButton>
      </Row>
    </ErrorView>
  );
}
