import { useLingui } from '@lingui/react/macro';
import crown from '@phosphor-icons/core/fill/crown-simple-fill.svg?icon';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useMember } from '../../../session/useSession.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import * as styles from './PremiumBar.css.ts';

interface PremiumBarProps {
  /** Whether it is a link, which it is not where Premium is sold. */
  isLink: boolean;
}

/** A line below the header for members without Premium, which leads to the plans (reading 63). */
export function PremiumBar({ isLink }: PremiumBarProps) {
  const { t } = useLingui();
  const member = useMember();
  if (!member || member.user.premium) return null;
  const content = (
    <>
      <Icon source={crown} />
      <span>{t`Become a Premium member`}</span>
    </>
  );
  return (
    <aside aria-label={t`Premium`}>
      {isLink ? (
        <Link className={styles.link} to={pathTo('plans')}>
          {content}
        </Link>
      ) : (
        <div className={styles.root}>{content}</div>
      )}
    </aside>
  );
}
