import notFoundPicture from 'art:not-found';
import { useLingui } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeAddresses.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { ErrorPageLayout } from './ErrorPageLayout.tsx';

export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <ErrorPageLayout
      title={t`We can’t find this page`}
      text={t`The address may be mistyped, or the page has moved. You haven’t lost anything.`}
      picture={notFoundPicture}
    >
      <LinkButton to={pathTo('home')}>{t`Go to the home page`}</LinkButton>
    </ErrorPageLayout>
  );
}
