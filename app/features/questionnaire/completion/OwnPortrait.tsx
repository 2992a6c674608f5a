import { useQuery } from '@tanstack/react-query';
import { formatMemberFacts } from '../../../member/formatMemberFacts.ts';
import { profileQuery } from '../../../member/profileQueries.ts';
import { toAvatarSource } from '../../../member/toAvatarSource.ts';
import { useApi, useMember } from '../../../session/useSession.ts';
import { PortraitImage } from '../../../ui/content/PortraitImage.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import * as styles from './OwnPortrait.css.ts';

/** The member's own picture or initial with name, age and town, as far as they are known. */
export function OwnPortrait() {
  const member = useMember();
  const card = useQuery(profileQuery(useApi())).data?.profileCard;
  const username = card?.username ?? member?.user.username ?? '';
  const facts = formatMemberFacts({
    birthday: card?.birthday ?? null,
    city: card?.city ?? member?.user.location?.city ?? null,
  });
  return (
    <div className={styles.root}>
      <div className={styles.face}>
        <PortraitImage
          {...toAvatarSource(card?.profilePicture ?? null, card?.gender ?? 'female', username)}
          shape="square"
          alt=""
          eager
        />
      </div>
      <div className={styles.words}>
        <p className={styles.name} translate="no">
          <bdi>{username}</bdi>
        </p>
        <Text tone="soft">{facts}</Text>
      </div>
    </div>
  );
}
