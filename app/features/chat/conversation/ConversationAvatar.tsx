import { type Conversation, isSupportConversation } from '../../../api/contract/conversations.ts';
import type { Gender } from '../../../api/contract/fieldSchemas.ts';
import { teamAvatarSource, toAvatarSource } from '../../../member/toAvatarSource.ts';
import { Avatar, type AvatarSource } from '../../../ui/content/Avatar.tsx';

interface ConversationAvatarProps {
  id: string;
  path: string | null;
  gender: Gender;
  username: string | null;
  size?: 'small' | 'medium';
}

/** The picture of the other member, or of the team in the support conversation. */
export const toConversationAvatar = ({
  id,
  publicPath,
  gender,
  username,
}: Pick<Conversation, 'id' | 'publicPath' | 'gender' | 'username'>): AvatarSource =>
  isSupportConversation(id) ? teamAvatarSource() : toAvatarSource(publicPath, gender, username);

/** The avatar of the other member, or of the team in the support conversation. */
export function ConversationAvatar({ id, path, gender, username, size = 'medium' }: ConversationAvatarProps) {
  return <Avatar {...toConversationAvatar({ id, publicPath: path, gender, username })} size={size} />;
}
