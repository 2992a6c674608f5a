import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useParams } from 'react-router';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { registerView } from '../../../api/contract/matchActions.ts';
import { useOnline } from '../../../device/useOnline.ts';
import { QueryError } from '../../../feedback/QueryError.tsx';
import { log } from '../../../lib/log.ts';
import { profileQuery } from '../../../member/profileQueries.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { useApi } from '../../../session/useSession.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { UndoFavouriteRemoval } from '../actions/UndoNotices.tsx';
import { usePeopleCache } from '../actions/usePeopleCache.ts';
import { isConnectionError, isOwnBlock, isProfileUnavailable, toServerMessage } from '../model/apiErrorChecks.ts';
import { type Person, profileToPerson } from '../model/person.ts';
import { NoticeArea } from '../notices/NoticeArea.tsx';
import { useNotify } from '../notices/useNotify.ts';
import { BlockedProfile } from './BlockedProfile.tsx';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileNavigation } from './ProfileNavigation.tsx';
import { ProfileSections } from './ProfileSections.tsx';
import { UndoPreviousDeletion } from './UndoPreviousDeletion.tsx';
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
  const person = useMemo(() => (profile ? profileToPerson(profile, id) : null), [profile, id]);
  const preview = useProfilePreview(id, profile === undefined);
  useRegisterProfileView(person);
  if (!profile && isOwnBlock(error)) return <BlockedProfile profileId={id} />;
  if (!profile && isProfileUnavailable(error)) return <Navigate to={pathTo('errorProfile')} replace />;
  return (
    <Page>
      <Stack gap="xlarge">
        <ProfileNavigation profileId={id} />
        {!profile && (error || !online) ? (
          <>
            <Heading level={1}>{t`Profile`}</Heading>
            <QueryError
              title={t`Error: the profile could not be loaded`}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          </>
        ) : (
          <ProfileHeader profile={profile} preview={preview}>
            {profile && person && <ProfileActions profile={profile} person={person} />}
          </ProfileHeader>
        )}
        {profile && person && !profile.blocked && (
          <ProfileSections id={id} section={section} profile={profile} person={person} />
        )}
        <NoticeArea>
          <UndoPreviousDeletion profileId={id} />
          <UndoFavouriteRemoval />
        </NoticeArea>
      </Stack>
    </Page>
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
