import { useLingui } from '@lingui/react/macro';
import camera from '@phosphor-icons/core/regular/camera.svg?icon';
import user from '@phosphor-icons/core/regular/user.svg?icon';
import { useQuery } from '@tanstack/react-query';
import { findMissingProfileParts } from '../../member/findMissingProfileParts.ts';
import { profileQuery } from '../../member/profileQueries.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { useApi } from '../../session/useSession.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import * as styles from './ProfileStepLine.css.ts';

/**
 * A line with what the member's own profile lacks most, and a link to add it; nothing while that is unknown, or nothing
 * lacks.
 */
export function ProfileStepLine() {
  const { t } = useLingui();
  const { data: profile } = useQuery(profileQuery(useApi()));
  const step = profile && findMissingProfileParts(profile).find((part) => part === 'picture' || part === 'description');
  if (!step) return null;
  const { icon, text, to, link } = {
    picture: {
      icon: camera,
      text: t`Your profile has no picture yet.`,
      to: pathTo('ownProfile', { section: 'gallery' }),
      link: t`Add a picture`,
    },
    description: {
      icon: user,
      text: t`You haven’t written about yourself yet.`,
      to: pathTo('ownProfile'),
      link: t`Describe myself`,
    },
  }[step];
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon source={icon} />
      </span>
      <div className={styles.text}>
        <p>{text}</p>
        <TextLink to={to}>{link}</TextLink>
      </div>
    </div>
  );
}
