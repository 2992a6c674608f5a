import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '../../member/dashboardQuery.ts';
import { toAvatarSource } from '../../member/toAvatarSource.ts';
import { useApi } from '../../session/useSession.ts';
import { PortraitImage } from '../../ui/content/PortraitImage.tsx';
import * as styles from './FirstFaces.css.ts';

const COUNT = 3;

/** The first suggestions, with their names below their pictures. Their places are kept while they are loading. */
export function FirstFaces() {
  const { data, isPending } = useQuery(dashboardQuery(useApi()));
  const people = data?.matches.slice(0, COUNT) ?? [];
  if (people.length === 0 && !isPending) return null;
  return (
    <ul className={styles.root}>
      {Array.from({ length: isPending ? COUNT : people.length }, (_, index) => {
        const person = people[index];
        return (
          <li key={person?.profileId ?? index} className={styles.person}>
            <PortraitImage
              {...toAvatarSource(person?.publicPath ?? null, person?.gender ?? 'female', person?.username ?? '')}
              shape="card"
              alt=""
              eager
            />
            <p className={styles.name} translate="no">
              <bdi>{person?.username}</bdi>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
