import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useParams } from 'react-router';
import { isConnectionError, isOwnBlock, isProfileUnavailable, toServerMessage } from '../../../api/apiErrorChecks.ts';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { registerView } from '../../../api/contract/matchActions.ts';
import { useOnline } from '../../../device/useOnline.ts';
import { LoadFailure } from '../../../feedback/LoadFailure.tsx';
import { log } from '../../../lib/log.ts';
import { type Person, profileToPerson } from '../../../member/people/person.ts';
import { usePeopleCache } from '../../../member/people/usePeopleCache.ts';
import { profileQuery } from '../../../member/profileQueries.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi } from '../../../session/useSession.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PeopleNotices, UndoMatchDeletion } from '../actions/PeopleNotices.tsx';
import { matchDeletion } from '../actions/peopleUndoables.ts';
import { useNotify } from '../notices/useNotify.ts';
import { BlockedProfile } from './BlockedProfile.tsx';
import { CommonGroundSection } from './CommonGroundSection.tsx';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileNavigation } from './ProfileNavigation.tsx';
import { ProfileSections } from './ProfileSections.tsx';
import { RemovedProfile } from './RemovedProfile.tsx';
import { useCommonGround } from './useCommonGround.ts';
import { useProfilePreview } from './useProfilePreview.ts';

/** The profile of another member. Without an id the address means the member's own profile. */
export function ProfilePage() {
  const { id, section } = useParams();
  if (id === undefined) return <Navigate to={pathTo('ownProfile')} replace />;
  if (!idPattern.test(id)) return <Navigate to={pathTo('errorProfile')} replace />;
  return <MemberProfile key={id} id={id} section={section} />;
}

function MemberProfile({ id, section }: { id: string; section: string | undefined }) {
  const { t } = useLingui();
  const online = useOnline();
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery(useApi(), id));
  const person = useMemo(
    () => (profile && !profile.removedForFraud ? profileToPerson(profile, id) : null),
    [profile, id],
  );
  const preview = useProfilePreview(id, profile === undefined);
  const compared = profile !== undefined && !profile.own && !profile.blocked;
  const commonGround = useCommonGround(id, compared ? profile : null);
  useRegisterProfileView(person);
  if (profile?.removedForFraud) return <RemovedProfile username={profile.profileCard.username} />;
  if (!profile && isOwnBlock(error)) return <BlockedProfile profileId={id} />;
  if (!profile && isProfileUnavailable(error)) return <Navigate to={pathTo('errorProfile')} replace />;
  return (
    <Page padding="compact">
      <Stack gap="xlarge">
        <Stack gap="small">
          <ProfileNavigation profileId={id} />
          {!profile && (error || !online) ? (
            <>
              <Heading level={1}>{t`Profile`}</Heading>
              <LoadFailure
                error={error}
                title={t`Error: the profile couldn’t be loaded`}
                busy={isFetching}
                onRetry={() => void refetch()}
              />
            </>
          ) : (
            <>
              {profile?.own && <OwnProfileNotice />}
              <ProfileHeader
                profileId={id}
                profile={profile}
                preview={preview}
                actions={profile && person && !profile.own && <ProfileActions profile={profile} person={person} />}
                commonGround={person && compared && <CommonGroundSection person={person} commonGround={commonGround} />}
                commonGroundOnPhones={section === undefined}
              />
            </>
          )}
        </Stack>
        {profile && person && !profile.blocked && (
          <ProfileSections {...{ id, section, profile, person }} commonGround={commonGround.data} />
        )}
        <PeopleNotices>
          <UndoPreviousDeletion profileId={id} />
        </PeopleNotices>
      </Stack>
    </Page>
  );
}

/** An offer to undo the deletion of the person whose profile led on to this one. */
function UndoPreviousDeletion({ profileId }: { profileId: string }) {
  const pending = useAtomValue(matchDeletion.pendingAtom);
  // Leaving a page with the offer sends the deletion, so the deleted person's own page has none.
  return pending !== null && pending.profileId !== profileId ? <UndoMatchDeletion /> : null;
}

/** A notice that this is the member's own profile, with a link to where it is changed. */
function OwnProfileNotice() {
  const { t } = useLingui();
  return (
    <Banner tone="info" title={t`This is how others see you`}>
      <Stack gap="small">
        <Text>{t`Your email address and your date of birth aren’t shown.`}</Text>
        <div>
          <LinkButton to={pathTo('ownProfile')} tone="secondary">{t`Edit profile`}</LinkButton>
        </div>
      </Stack>
    </Banner>
  );
}

/** Registers once with the server that the member has viewed this match. */
function useRegisterProfileView(person: Person | null): void {
  const api = useApi();
  const cache = usePeopleCache();
  const { notifyFailure } = useNotify();
  const registered = useRef<string | null>(null);
  const { mutate } = useMutation({
    mutationFn: ({ matchId }: Person & { matchId: string }) => api.call(registerView, { params: { id: matchId } }),
    onSuccess(_, { matchId }) {
      cache.patch(matchId, { new: false, viewed: true });
      cache.invalidateRelated();
    },
    onError(error, viewedPerson) {
      // Without a connection the page itself shows the problem.
      if (isConnectionError(error)) return log.warn('the profile view was not registered', error);
      notifyFailure(
        viewedPerson,
        error,
        toServerMessage(error) ?? msg`The maximum number of online users has been reached`,
      );
    },
  });
  const matchId = person?.matchId ?? null;
  useEffect(() => {
    if (!person || matchId === null || registered.current === matchId) return;
    registered.current = matchId;
    mutate({ ...person, matchId });
  }, [person, matchId, mutate]);
}
