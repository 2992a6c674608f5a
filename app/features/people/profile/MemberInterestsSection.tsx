import interestPicture from 'art:interest/[key]';
import { useLingui } from '@lingui/react/macro';
import sparkle from '@phosphor-icons/core/regular/sparkle.svg?icon';
import { useQuery } from '@tanstack/react-query';
import type { InterestKey } from '../../../api/contract/profile.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { interestLabels } from '../../../member/interestLabels.ts';
import { interestsQuery } from '../../../member/profileQueries.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi } from '../../../session/useSession.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { hideIntimateInterests } from '../model/hideIntimateInterests.ts';
import * as styles from './MemberInterestsSection.css.ts';

/** A section with another member's interests, as far as `hideIntimateInterests` shows them. */
export function MemberInterestsSection({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const errorTitle = t`Error: the interests couldn’t be loaded`;
  const own = useQuery(interestsQuery(useApi()));
  const theirs = useQuery(interestsQuery(useApi(), profileId));
  return (
    <QueryGate query={own} errorTitle={errorTitle}>
      {({ selected: chosen }) => (
        <QueryGate query={theirs} errorTitle={errorTitle}>
          {({ selected }) => <VisibleInterests {...hideIntimateInterests(chosen, selected)} />}
        </QueryGate>
      )}
    </QueryGate>
  );
}

function VisibleInterests({ shown, intimateHidden }: ReturnType<typeof hideIntimateInterests>) {
  const { t } = useLingui();
  return (
    <Stack gap="large">
      {shown.length > 0 ? (
        <InterestTiles interests={shown} />
      ) : (
        <EmptyState icon={sparkle}>
          <Text>{t`No interests are shared here.`}</Text>
        </EmptyState>
      )}
      {intimateHidden && (
        <Stack gap="xsmall" align="start">
          <Text tone="soft">{t`Intimate interests are shown only to members who share some of their own.`}</Text>
          <TextLink to={pathTo('ownProfile', { section: 'interests' })}>{t`Choose my interests`}</TextLink>
        </Stack>
      )}
    </Stack>
  );
}

function InterestTiles({ interests }: { interests: readonly InterestKey[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.grid}>
      {interests.map((key) => (
        <li key={key} className={styles.interest}>
          <img
            className={styles.picture}
            src={interestPicture(key)}
            alt=""
            width="320"
            height="240"
            loading="lazy"
            decoding="async"
          />
          <span>{t(interestLabels[key])}</span>
        </li>
      ))}
    </ul>
  );
}
