import interestPicture from 'art:interest/[key]';
import { Trans, useLingui } from '@lingui/react/macro';
import lock from '@phosphor-icons/core/regular/lock-simple.svg?icon';
import sparkle from '@phosphor-icons/core/regular/sparkle.svg?icon';
import { useQuery } from '@tanstack/react-query';
import type { InterestKey } from '../../../api/contract/profile.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { interestTexts } from '../../../member/interestTexts.ts';
import { interestsQuery } from '../../../member/profileQueries.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { useApi } from '../../../session/useSession.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { toVisibleInterests } from '../model/toVisibleInterests.ts';
import * as styles from './MemberInterestsSection.css.ts';

/** Interests are visible to members who share their own (`toVisibleInterests`). */
export function MemberInterestsSection({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const errorTitle = t`Error: the interests could not be loaded`;
  return (
    <QueryGate query={useQuery(interestsQuery(useApi()))} errorTitle={errorTitle}>
      {({ selected: own }) =>
        own.length > 0 ? (
          <VisibleInterests profileId={profileId} own={own} errorTitle={errorTitle} />
        ) : (
          <EmptyState icon={lock}>
            <Text>{t`Interests are shown to members who share their own. Choose yours, and come back.`}</Text>
            <LinkButton to={pathTo('ownProfile', { section: 'interests' })} tone="secondary">
              <Trans>Choose my interests</Trans>
            </LinkButton>
          </EmptyState>
        )
      }
    </QueryGate>
  );
}

interface VisibleInterestsProps {
  profileId: string;
  own: readonly string[];
  errorTitle: string;
}

function VisibleInterests({ profileId, own, errorTitle }: VisibleInterestsProps) {
  const { t } = useLingui();
  return (
    <QueryGate query={useQuery(interestsQuery(useApi(), profileId))} errorTitle={errorTitle}>
      {({ selected }) => {
        const visible = toVisibleInterests(own, selected);
        return (
          <Stack gap="large">
            {visible && visible.shown.length > 0 ? (
              <InterestTiles interests={visible.shown} />
            ) : (
              <EmptyState icon={sparkle}>
                <Text>{t`No interests are shared here.`}</Text>
              </EmptyState>
            )}
            {visible?.intimateHidden && (
              <Stack gap="xsmall" align="start">
                <Text tone="soft">{t`Intimate interests are shown only to members who share some of their own.`}</Text>
                <TextLink to={pathTo('ownProfile', { section: 'interests' })}>{t`Choose my interests`}</TextLink>
              </Stack>
            )}
          </Stack>
        );
      }}
    </QueryGate>
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
          <span>{t(interestTexts[key])}</span>
        </li>
      ))}
    </ul>
  );
}
