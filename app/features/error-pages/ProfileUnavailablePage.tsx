import noVisitorsPicture from 'art:no-visitors';
import { useLingui } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeAddresses.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { ErrorPageLayout } from './ErrorPageLayout.tsx';

/** The page for a profile that does not exist, or that the viewer may not see. */
export function ProfileUnavailablePage() {
  const { t } = useLingui();
  return (
    <ErrorPageLayout
      title={t`This profile isn’t available`}
      text={t`This profile may have been deleted, or may be hidden at the moment. Others would like to meet you.`}
      picture={noVisitorsPicture}
    >
      <Row>
        <LinkButton to={pathTo('matches')}>{t`See all matches`}</LinkButton>
        <LinkButton to={pathTo('home')} tone="secondary">{t`Go to the home page`}</LinkButton>
      </Row>
    </ErrorPageLayout>
  );
}
