import { useLingui } from '@lingui/react/macro';
import crown from '@phosphor-icons/core/fill/crown-simple-fill.svg?icon';
import { pathTo } from '../../../routing/routeTable.ts';
import { useMember } from '../../../session/useSession.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Link } from '../../../ui/navigation/Link.tsx';
import * as styles from './PremiumBar.css.ts';

/** Leads members without Premium to the plans, on the pages whose route asks for it (reading 63). */
export function PremiumBar() {
  const { t } = useLingui();
  const member = useMember();
  if (!member || member.user.premium) return null;
  return (
    <aside aria-label={t`Premium`}>
      <Link className={styles.root} to={pathTo('premium')}>
        <Icon source={crown} />
        <span>{t`Become Premium member`}</span>
      </Link>
    </aside>
  );
}
