import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Profile } from '../../../api/contract/profile.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { PersonActions } from '../actions/PersonActions.tsx';
import { PhotoRequest } from '../actions/PhotoRequest.tsx';
import { ReportDialog } from '../actions/ReportDialog.tsx';
import { useDeletion } from '../actions/useDeletion.ts';
import type { Person } from '../model/person.model.ts';
import { TroubleLine } from '../notices/TroubleLine.tsx';

interface ProfileActionsProps {
  person: Person;
  profile: Profile;
}

/** What can be done with the member whose profile it is; what is seldom wanted stands last, as words. */
export function ProfileActions({ person, profile }: ProfileActionsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { start } = useDeletion();
  const [reporting, setReporting] = useState(false);
  const remove = () => {
    start(person);
    // There stands the bar that takes it back.
    void navigate(pathTo('matches'));
  };
  return (
    <>
      {profile.blocked && (
        <Banner tone="info" title={t`You have blocked this member`}>
          <Text>
            <Trans>Open “Report or block” to take this back.</Trans>
          </Text>
        </Banner>
      )}
      <TroubleLine profileId={person.profileId} />
      {!profile.blocked && <PersonActions person={person} columns={4} />}
      {!profile.blocked && profile.profileCard.profilePicture === null && (
        <div>
          <PhotoRequest person={person} />
        </div>
      )}
      <Row>
        {person.matchId !== null && (
          <TextButton onClick={remove}>
            <Trans>Delete match</Trans>
          </TextButton>
        )}
        <TextButton opensDialog onClick={() => setReporting(true)}>
          <Trans>Report or block</Trans>
        </TextButton>
      </Row>
      {reporting && <ReportDialog person={person} blocked={profile.blocked} onClose={() => setReporting(false)} />}
    </>
  );
}
