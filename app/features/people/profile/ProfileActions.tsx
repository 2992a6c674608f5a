import { useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import camera from '@phosphor-icons/core/regular/camera.svg?icon';
import flag from '@phosphor-icons/core/regular/flag.svg?icon';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import type { Profile } from '../../../api/contract/profile.ts';
import { failureBySubjectAtom } from '../../../feedback/failureQueue.atoms.ts';
import { RequestedReportDialog, reportRequestAtom } from '../../../forms/report/ReportRequest.tsx';
import type { Person } from '../../../member/people/person.ts';
import type { MenuItem } from '../../../ui/actions/menuLooks.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { restoreLostFocus } from '../../../ui/focus/restoreLostFocus.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { PersonActions } from '../actions/PersonActions.tsx';
import { useRequestPhoto } from '../actions/PhotoRequestButton.tsx';
import { favouriteRemoval } from '../actions/peopleUndoables.ts';
import { usePersonActions } from '../actions/usePersonActions.ts';
import { PersonFailureLine } from '../notices/PersonFailureLine.tsx';
import { toMemberTopic } from '../notices/useNotify.ts';
import * as styles from './ProfileActions.css.ts';
import { useLeaveDeletedProfile } from './useLeaveDeletedProfile.ts';
import { usePinnedActionBar } from './usePinnedActionBar.ts';

interface ProfileActionsProps {
  person: Person;
  profile: Profile;
}

/** The actions on a profile, in a bar at the bottom of the window on phones. */
export function ProfileActions({ person, profile }: ProfileActionsProps) {
  const { t } = useLingui();
  const leave = useLeaveDeletedProfile(person.profileId);
  const { requested, request } = useRequestPhoto(person);
  const failure = useAtomValue(failureBySubjectAtom)(toMemberTopic(person.profileId));
  const { actions, openingId } = usePersonActions();
  const removedId = useAtomValue(favouriteRemoval.pendingAtom)?.matchId;
  const bar = useRef<HTMLDivElement>(null);
  const pinned = usePinnedActionBar(bar);
  const requestReport = useSetAtom(reportRequestAtom);
  const report = () => requestReport({});
  const moreItems: MenuItem[] = [
    ...(profile.profileCard.profilePicture === null
      ? [
          {
            key: 'photo',
            icon: requested ? check : camera,
            label: requested ? t`Picture requested` : t`Ask for a picture`,
            onPick: () => !requested && request(),
          },
        ]
      : []),
    { key: 'report', icon: flag, label: t`Report or block`, onPick: report },
  ];
  return (
    <>
      {profile.blocked ? (
        <Stack gap="xsmall" align="start">
          <Banner tone="info" title={t`You’ve blocked this member`}>
            <Text>{t`Open “Report or block” to undo this.`}</Text>
          </Banner>
          <TextButton opensDialog onClick={report}>{t`Report or block`}</TextButton>
        </Stack>
      ) : (
        <>
          <PersonFailureLine failure={failure} />
          <div ref={bar} className={pinned ? styles.pinned : undefined}>
            <PersonActions
              person={{ ...person, favourite: person.favourite && removedId !== person.matchId }}
              actions={actions}
              opening={openingId !== null}
              deletable
              // The undo bar is on the next page.
              onDelete={leave}
              moreItems={moreItems}
              layout={pinned ? 'bar' : 'stacked'}
            />
          </div>
        </>
      )}
      <RequestedReportDialog
        person={person}
        blocked={profile.blocked}
        // The item of the menu that opened the dialog is gone.
        onClose={() => restoreLostFocus('main [aria-haspopup=menu]')}
      />
    </>
  );
}
