import { Trans, useLingui } from '@lingui/react/macro';
import lock from '@phosphor-icons/core/regular/lock-simple.svg?raw';
import sparkle from '@phosphor-icons/core/regular/sparkle.svg?raw';
import { interestTexts } from '../../../i18n/interestTexts.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { site } from '../../../site/site.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { knownInterests, mayLook } from '../model/interests.model.ts';
import * as styles from './InterestsSection.css.ts';
import { Loadable } from './Loadable.tsx';
import { useInterests } from './useProfile.ts';

/** Only members who share their own interests see those of others. */
export function InterestsSection({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const trouble = t`Error: the interests could not be loaded`;
  return (
    <Loadable query={useInterests(undefined)} trouble={trouble}>
      {(own) =>
        mayLook(own) ? (
          <TheirInterests profileId={profileId} trouble={trouble} />
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

function TheirInterests({ profileId, trouble }: { profileId: string; trouble: string }) {
  const { t } = useLingui();
  return (
    <Loadable query={useInterests(profileId)} trouble={trouble}>
      {(selected) => {
        const keys = knownInterests(selected);
        if (keys.length === 0) {
          return (
            <EmptyState icon={sparkle}>
              <Text>
                <Trans>No interests are shared here.</Trans>
              </Text>
            </EmptyState>
          );
        }
        return (
          <ul className={styles.grid}>
            {keys.map((key) => (
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
      }}
    </Loadable>
  );
}
