import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DESCRIPTION_QUESTION_ID, type Profile } from '../../../api/contract/profile.ts';
import { findMissingProfileParts } from '../../../member/findMissingProfileParts.ts';
import { profileQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useInlineEditing } from '../answers/useInlineEditing.ts';
import { ProfileQueryGate } from '../ProfileQueryGate.tsx';
import { MissingProfileParts } from './MissingProfileParts.tsx';
import * as styles from './OwnProfileCard.css.ts';
import { OwnProfileCard } from './OwnProfileCard.tsx';
import { PublicAnswers } from './PublicAnswers.tsx';

export function ProfileOverview() {
  return (
    <ProfileQueryGate query={useQuery(profileQuery(useApi()))} skeleton={<OverviewSkeleton />}>
      {(profile) => <Overview profile={profile} />}
    </ProfileQueryGate>
  );
}

function Overview({ profile }: { profile: Profile }) {
  const [nameOpen, setNameOpen] = useState(false);
  const editing = useInlineEditing();
  return (
    <Stack gap="xlarge">
      <MissingProfileParts
        missing={findMissingProfileParts(profile)}
        onName={() => setNameOpen(true)}
        onDescription={editing(DESCRIPTION_QUESTION_ID).start}
      />
      <OwnProfileCard profile={profile} nameOpen={nameOpen} setNameOpen={setNameOpen} />
      <PublicAnswers answers={profile.answersRandom} editing={editing} />
    </Stack>
  );
}

/** A skeleton as high as the card and the answers that replace it, so that the page does not jump. */
const OverviewSkeleton = () => (
  <Stack gap="xxlarge">
    <div className={styles.root}>
      <div className={styles.banner} />
      <div className={styles.body}>
        <div className={styles.portrait}>
          <Skeleton shape="hero" />
        </div>
        <div className={styles.text}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <div className={styles.waitingButtons}>
            <Skeleton shape="button" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </div>
        </div>
      </div>
    </div>
    <Stack>
      <Skeleton shape="title" />
      <Card>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="button" />
      </Card>
    </Stack>
  </Stack>
);
