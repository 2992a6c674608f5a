import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Profile } from '../../../api/contract/profile.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { PersonActions } from '../actions/PersonActions.tsx';
import { PhotoRequestButton } from '../actions/PhotoRequestButton.tsx';
import { ReportDialog } from '../actions/ReportDialog.tsx';
import { useDeleteMatch } from '../actions/useDeleteMatch.ts';
import type { Person } from '../model/person.ts';
import { PersonInlineError } from '../notices/PersonInlineError.tsx';
import { useLeaveDeletedProfile } from './useLeaveDeletedProfile.ts';

interface ProfileActionsProps {
  person: Person;
  profile: Profile;
}

/** The actions on a profile. Rare ones stand last, as text buttons. */
export function ProfileActions({ person, profile }: ProfileActionsProps) {
  const { t } = useLingui();
  const leave = useLeaveDeletedProfile(person.profileId);
  const { start } = useDeleteMatch();
  const [reporting, setReporting] = useState(false);
  const remove = () => {
    start(person);
    // The undo bar is on the next page.
    leave();
  };
  return (
    <>
      {profile.blocked && (
        <Banner tone="info" title={t`You have blocked this member`}>
          <Text>{t`Open “Report or block” to take this back.`}</Text>
        </Banner>
      )}
      <PersonInlineError profileId={person.profileId} />
      {!profile.blocked && <PersonActions person={person} columns={4} />}
      {!profile.blocked && profile.profileCard.profilePicture === null && (
        <div>
          <PhotoRequestButton person={person} />
        </div>
      )}
      <Row>
        {person.matchId !== null && <TextButton onClick={remove}>{t`Delete match`}</TextButton>}
        <TextButton opensDialog onClick={() => setReporting(true)}>{t`Report or block`}</TextButton>
      </Row>
      {reporting && <ReportDialog person={person} blocked={profile.blocked} onClose={() => setReporting(false)} />}
    </>
  );
}
