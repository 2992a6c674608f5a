import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeTable.ts';
import { site } from '../../site/site.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { ErrorPageLayout } from './ErrorPageLayout.tsx';

export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <ErrorPageLayout title={t`We cannot find this page`} picture={`${site.artUrl}/not-found.svg`}>
      <Text size="lead">
        <Trans>The address may be mistyped, or the page has moved. Nothing of yours is lost.</Trans>
      </Text>
      <LinkButton to={pathTo('home')}>
        <Trans>Go to the start page</Trans>
      </LinkButton>
    </ErrorPageLayout>
  );
}
