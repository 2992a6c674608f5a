import interestPicture from 'art:interest/[key]';
import { useLingui } from '@lingui/react/macro';
import sparkle from '@phosphor-icons/core/regular/sparkle.svg?icon';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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

/** Least number of interests that fill a section. */
const MIN_INTERESTS = 3;

interface MemberInterestsSectionProps {
  profileId: string;
  /** Follows where there are fewer, which would be alone on the page. */
  belowFew: ReactNode;
}

/** A section with another member's interests, as far as `hideIntimateInterests` shows them. */
export function MemberInterestsSection({ profileId, belowFew }: MemberInterestsSectionProps) {
  const { t } = useLingui();
  const errorTitle = t`Error: the interests couldn’t be loaded`;
  const own = useQuery(interestsQuery(useApi()));
  const theirs = useQuery(interestsQuery(useApi(), profileId));
  return (
    <QueryGate query={own} errorTitle={errorTitle}>
      {({ selected: chosen }) => (
        <QueryGate query={theirs} errorTitle={errorTitle}>
          {({ selected }) => {
            const interests = hideIntimateInterests(chosen, selected);
            return (
              <Stack gap="large">
                <VisibleInterests {...interests} />
                {interests.shown.length < MIN_INTERESTS && belowFew}
              </Stack>
            );
          }}
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
