import type { ProfileCard } from '../api/contract/profile.ts';
import { Avatar } from '../ui/content/Avatar.tsx';
import { Text } from '../ui/content/Text.tsx';
import { formatMemberFacts } from './formatMemberFacts.ts';
import * as styles from './MemberSummary.css.ts';
import { toAvatarSource } from './toAvatarSource.ts';

interface MemberSummaryProps {
  /** Null while it is loading, or where it cannot be loaded. */
  card: Pick<ProfileCard, 'profilePicture' | 'gender' | 'username' | 'birthday' | 'city'> | null;
  /** Name as shown, which may be known before the card. */
  name: string;
}

/** A member in brief: picture, name, age and town. Its height is the same while these are loading. */
export function MemberSummary({ card, name }: MemberSummaryProps) {
  const facts = card ? formatMemberFacts(card) : '';
  const avatar = card
    ? toAvatarSource(card.profilePicture, card.gender, card.username)
    : ({ picture: null, initial: '', tone: 'team' } as const);
  return (
    <div className={styles.root}>
      <Avatar {...avatar} size="large" eager />
      <div className={styles.words}>
        <Text size="lead" tone="strong" userGenerated>
          <bdi translate="no">{name}</bdi>
        </Text>
        {facts !== '' && (
          <Text tone="soft" userGenerated>
            {facts}
          </Text>
        )}
      </div>
    </div>
  );
}
