import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { ageOn } from '../../lib/dates/age.ts';
import { todayAsIsoDay } from '../../lib/dates/dateTime.ts';
import { toAvatarSource } from '../../member/toAvatarSource.ts';
import { useMemberName } from '../../member/useMemberName.ts';
import { pathTo } from '../../routing/routeAddresses.ts';
import { Avatar } from '../../ui/content/Avatar.tsx';
import { VisuallyHidden } from '../../ui/content/VisuallyHidden.tsx';
import { Link } from '../../ui/navigation/Link.tsx';
import * as styles from './VisitorFaces.css.ts';

interface VisitorFacesProps {
  visitors: readonly ListedMember[];
  /** Handed to the profiles. */
  profileState: unknown;
}

/** Visitors as faces with names, in as many rows as they need. */
export function VisitorFaces({ visitors, profileState }: VisitorFacesProps) {
  const toMemberName = useMemberName();
  return (
    <ul className={styles.list}>
      {visitors.map((visitor) => (
        <li key={visitor.id} className={styles.item}>
          <Link to={pathTo('memberProfile', { id: visitor.profileId })} state={profileState} className={styles.link}>
            <Avatar {...toAvatarSource(visitor.publicPath, visitor.gender, visitor.username)} size="large" />
            <span className={styles.name}>
              <bdi translate="no">{toMemberName(visitor.username)}</bdi>
            </span>
            <Fact visitor={visitor} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The fact that matters most about a visitor, in a word or two. */
function Fact({ visitor }: { visitor: ListedMember }) {
  const { t } = useLingui();
  const age = visitor.birthday && ageOn(visitor.birthday, todayAsIsoDay());
  if (visitor.smileReceived) return <span className={styles.strongFact}>{t`Smiled at you`}</span>;
  if (visitor.new)
    return (
      <span className={styles.strongFact}>
        <span aria-hidden="true">{t`New`}</span>
        <VisuallyHidden>{t`New visit`}</VisuallyHidden>
      </span>
    );
  return age ? <span className={styles.fact}>{plural(age, { one: '# year', other: '# years' })}</span> : null;
}
