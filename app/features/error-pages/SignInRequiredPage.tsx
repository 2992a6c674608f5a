import welcomePicture from 'art:welcome';
import { useLingui } from '@lingui/react/macro';
import { pathTo } from '../../routing/routeAddresses.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { ErrorPageLayout } from './ErrorPageLayout.tsx';

/** The page that tells guests to sign in; the guard redirects members to the home page. */
export function SignInRequiredPage() {
  const { t } = useLingui();
  return (
    <ErrorPageLayout
      title={t`Please sign in`}
      text={t`Only members can see this page. Please sign in to continue.`}
      picture={welcomePicture}
    >
      <LinkButton to={pathTo('login')}>{t`Go to the sign-in page`}</LinkButton>
    </ErrorPageLayout>
  );
}
