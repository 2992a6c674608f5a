import { Trans, useLingui } from '@lingui/react/macro';
import lock from '@phosphor-icons/core/regular/lock-simple.svg?raw';
import sparkle from '@phosphor-icons/core/regular/sparkle.svg?raw';
import type { InterestKey } from '../../../api/contract/profile.ts';
import { interestTexts } from '../../../fields/interestTexts.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { site } from '../../../site/site.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { viewInterests } from '../model/interests.model.ts';
import * as styles from './InterestsSection.css.ts';
import { Loadable } from './Loadable.tsx';
import { useInterests } from './useProfile.ts';

/** Only members who share their own interests see those of others, and the intimate ones in the same way. */
export function InterestsSection({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const trouble = t`Error: the interests could not be loaded`;
  return (
    <Loadable query={useInterests(undefined)} trouble={trouble}>
      {(own) =>
        own.length > 0 ? (
          <TheirInterests profileId={profileId} own={own} trouble={trouble} />
        ) : (
          <EmptyState icon={lock}>
            <Text>
              <Trans>Interests are shown to members who share their own. Choose yours, and come back.</Trans>
            </Text>
            <LinkButton to={pathTo('ownProfile', { section: 'interests' })} tone="secondary">
              <Trans>Choose my interests</Trans>
            </LinkButton>
          </EmptyState>
        )
      }
    </Loadable>
  );
}

interface TheirInterestsProps {
  profileId: string;
  own: readonly string[];
  trouble: string;
}

function TheirInterests({ profileId, own, trouble }: TheirInterestsProps) {
  return (
    <Loadable query={useInterests(profileId)} trouble={trouble}>
      {(theirs) => {
        const view = viewInterests(own, theirs);
        return (
          <Stack gap="large">
            {view && view.shown.length > 0 ? (
              <Tiles interests={view.shown} />
            ) : (
              <EmptyState icon={sparkle}>
                <Text>
                  <Trans>No interests are shared here.</Trans>
                </Text>
              </EmptyState>
            )}
            {view?.heldBack && (
              <Stack gap="xsmall" align="start">
                <Text tone="soft">
                  <Trans>Intimate interests are shown only to members who share some of their own.</Trans>
                </Text>
                <TextLink to={pathTo('ownProfile', { section: 'interests' })}>
                  <Trans>Choose my interests</Trans>
                </TextLink>
              </Stack>
            )}
          </Stack>
        );
      }}
    </Loadable>
  );
}

function Tiles({ interests }: { interests: readonly InterestKey[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.grid}>
      {interests.map((key) => (
        <li key={key} className={styles.interest}>
          <img
            className={styles.picture}
            src={`${site.artUrl}/interest-${key}.svg`}
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
