import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router';
import { idPattern } from '../../../api/contract/fields.ts';
import { LoadTrouble } from '../../../parts/LoadTrouble.tsx';
import { pathTo } from '../../../routing/routeTable.ts';
import { useOnline } from '../../../session/useOnline.ts';
import { Heading } from '../../../ui/Heading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { UndoFavourite } from '../actions/UndoFavourite.tsx';
import { profileToPerson } from '../model/person.model.ts';
import { isUnavailable } from '../model/refusal.model.ts';
import { Dock } from '../notices/Dock.tsx';
import { ProfileActions } from './ProfileActions.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileSections } from './ProfileSections.tsx';
import { useProfile } from './useProfile.ts';
import { useRegisterView } from './useRegisterView.ts';

/** Another member's profile. Without an id it is one's own. */
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
  useRegisterView(person);
  if (!profile && isUnavailable(error)) return <Navigate to={pathTo('errorProfile')} replace />;
  return (
    <Page>
      <Stack gap="xlarge">
        {!profile && (error || !online) ? (
          <>
            <Heading level={1}>{t`Profile`}</Heading>
            <LoadTrouble
              title={t`Error: the profile could not be loaded`}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          </>
        ) : (
          <ProfileHead profile={profile}>
            {profile && person && <ProfileActions profile={profile} person={person} />}
          </ProfileHead>
        )}
        {profile && person && <ProfileSections id={id} section={section} profile={profile} person={person} />}
        <Dock>
          <UndoFavourite />
        </Dock>
      </Stack>
    </Page>
  );
}
