import { Trans } from '@lingui/react/macro';
import signOut from '@phosphor-icons/core/regular/sign-out.svg?icon';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { HeaderLink } from '../../../ui/actions/HeaderButton.tsx';

/** The link to sign out in the header of a questionnaire, where there is no menu. */
export const SignOutLink = () => (
  <HeaderLink icon={signOut} whenNarrow="word" to={pathTo('logout')}>
    <Trans>Sign out</Trans>
  </HeaderLink>
);
