import { useLingui } from '@lingui/react/macro';
import arrowLeft from '@phosphor-icons/core/regular/arrow-left.svg?icon';
import caretLeft from '@phosphor-icons/core/regular/caret-left.svg?icon';
import caretRight from '@phosphor-icons/core/regular/caret-right.svg?icon';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import { type ListOrigin, parseListOrigin, toListOriginState } from '../../../lists/listOrigin.ts';
import { retargetPosition } from '../../../lists/pagePositions.ts';
import { SpokenName } from '../../../member/SpokenName.tsx';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useGoBackTo } from '../../../routing/useGoBackTo.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import type { IconSource } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { useLocation, useNavigate } from '../../../ui/navigation/navigation.ts';
import { useLiveRegionText } from '../notices/useLiveRegionText.ts';
import * as styles from './ProfileNavigation.css.ts';
import { useListNeighbours } from './useListNeighbours.ts';

/** Links back to the list from which the profile was opened, and on to the people beside this one. */
export function ProfileNavigation({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  const origin = parseListOrigin(useLocation().state);
  return (
    <nav className={styles.root} aria-label={t`Browse profiles`}>
      {origin ? (
        <>
          <BackToList origin={origin} />
          <Neighbours origin={origin} profileId={profileId} />
        </>
      ) : (
        <LinkButton to={pathTo('matches')} tone="quiet" size="compact" icon={arrowLeft}>
          {t`See all matches`}
        </LinkButton>
      )}
    </nav>
  );
}

/** A link that goes back in the history to the list as it was left, if it is there; otherwise it opens the list. */
function BackToList({ origin: { list, search, position } }: { origin: ListOrigin }) {
  const { t } = useLingui();
  const goBack = useGoBackTo(position);
  const [long, short] = {
    matches: [t`Back to matches`, t`Matches`],
    visitors: [t`Back to visitors`, t`Visitors`],
    online: [t`Back to members online`, t`Members online`],
    home: [t`Back to the home page`, t`Home`],
  }[list];
  return (
    <LinkButton to={pathTo(list) + search} tone="quiet" size="compact" icon={arrowLeft} onFollow={goBack}>
      <span className={styles.longWords}>{long}</span>
      <span className={styles.shortWords}>
        <VisuallyHidden>{`${t`Back`}: `}</VisuallyHidden>
        {short}
      </span>
    </LinkButton>
  );
}

function Neighbours({ origin, profileId }: { origin: ListOrigin; profileId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { previous, next, loadMore, loading, failed } = useListNeighbours(origin, profileId);
  useBackToThisPerson(origin, profileId);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    // A page of the list may have nobody who passes its filters.
    if (!next && !loading && !failed) loadMore?.();
    if (failed || next) wanted.current = false;
    if (!next) return;
    void navigate(pathTo('memberProfile', { id: next.profileId }), {
      replace: true,
      state: toListOriginState(origin),
    });
  }, [next, loadMore, loading, failed, navigate, origin]);
  useLiveRegionText(failed ? t`Error: more people couldn’t be loaded` : '');
  return (
    <div className={styles.neighbours}>
      {previous && (
        <NeighbourLink member={previous} origin={origin} icon={caretLeft}>
          {t({ message: 'Previous', context: 'person' })}
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink member={next} origin={origin} icon={caretRight} iconAtEnd>
          {t({ message: 'Next', context: 'person' })}
        </NeighbourLink>
      )}
      {loadMore && (
        <Button
          tone="quiet"
          size="compact"
          icon={caretRight}
          iconAtEnd
          ariaDisabled={loading}
          onClick={() => {
            wanted.current = true;
            loadMore();
          }}
        >
          <span className={failed ? undefined : styles.arrowWords}>
            {loading ? t`Loading …` : failed ? t`Try again` : t({ message: 'Next', context: 'person' })}
          </span>
        </Button>
      )}
    </div>
  );
}

interface NeighbourLinkProps {
  member: ListedMember;
  origin: ListOrigin;
  icon: IconSource;
  iconAtEnd?: boolean;
  children: string;
}

/** A link that replaces the current profile in the history, so that Back still leads to the list. */
function NeighbourLink({ member, origin, icon, iconAtEnd = false, children }: NeighbourLinkProps) {
  return (
    <LinkButton
      to={pathTo('memberProfile', { id: member.profileId })}
      replace
      state={toListOriginState(origin)}
      tone="quiet"
      size="compact"
      icon={icon}
      iconAtEnd={iconAtEnd}
    >
      <span className={styles.arrowWords}>{children}</span>
      <SpokenName of={member} />
    </LinkButton>
  );
}

/** Makes Back lead to the card of the person last looked at. */
function useBackToThisPerson({ entry }: ListOrigin, profileId: string): void {
  const member = useAtomValue(memberIdAtom);
  useEffect(() => {
    if (member !== null) retargetPosition(member, entry, pathTo('memberProfile', { id: profileId }));
  }, [member, entry, profileId]);
}
