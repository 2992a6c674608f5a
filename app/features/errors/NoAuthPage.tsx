import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeTable.ts';
import { site } from '../../site/site.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Text } from '../../ui/Text.tsx';
import { ErrorView } from './ErrorView.tsx';

/** For those only who are not signed in; members are led on to their start page. */
export function NoAuthPage() {
  const { t } = useLingui();
  return (
    <ErrorView title={t`Please sign in`} picture={`${site.artUrl}/welcome.svg`}>
      <Text size="lead">
        <Trans>Only members can see this page. Please sign in to go on.</Trans>
      </Text>
      <LinkButton to={pathTo('login')}>
        <Trans>Go to the sign-in page</Trans>
      </LinkButton>
    </ErrorView>
  );
}
