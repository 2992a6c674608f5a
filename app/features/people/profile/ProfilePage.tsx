import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { useOnline } from '../../../device/useOnline.ts';
import { QueryError } from '../../../feedback/QueryError.tsx';
import { pathTo } from '../../../routing/routeTable.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { UndoFavouriteRemoval } from '../actions/UndoNotices.tsx';
import { isProfileUnavailable } from '../model/apiErrorChecks.ts';
import { profileToPerson } from '../model/person.model.ts';
import { NoticeArea } from '../notices/NoticeArea.tsx';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileSections } from './ProfileSections.tsx';
import { useProfile } from './profileQueries.ts';
import { useRegisterProfileView } from './useRegisterProfileView.ts';

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
  const { data: profile, error, isFetching, refetch } = useProfile(id);
  const person = useMemo(() => (profile ? profileToPerson(profile, id) : null), [profile, id]);
  useRegisterProfileView(person);
  if (!profile && isProfileUnavailable(error)) return <Navigate to={pathTo('errorProfile')} replace />;
  return (
    <Page>
      <Stack gap="xlarge">
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
          <ProfileHeader profile={profile}>
            {profile && person && <ProfileActions profile={profile} person={person} />}
          </ProfileHeader>
        )}
        {profile && person && <ProfileSections id={id} section={section} profile={profile} person={person} />}
        <NoticeArea>
          <UndoFavouriteRemoval />
        </NoticeArea>
      </Stack>
    </Page>
  );
}
