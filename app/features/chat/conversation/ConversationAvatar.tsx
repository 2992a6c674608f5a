import { isSupportConversation } from '../../../api/contract/conversations.ts';
import type { Gender } from '../../../api/contract/fieldSchemas.ts';
import { teamAvatarSource, toAvatarSource } from '../../../member/avatar.ts';
import { Avatar } from '../../../ui/content/Avatar.tsx';

interface ConversationAvatarProps {
  id: string;
  path: string | null;
  gender: Gender;
  username: string | null;
  size?: 'small' | 'medium';
}

/** Picture of the other member; of the team in the support conversation. */
export function ConversationAvatar({ id, path, gender, username, size = 'medium' }: ConversationAvatarProps) {
  const source = isSupportConversation(id) ? teamAvatarSource() : toAvatarSource(path, gender, username);
  return <Avatar {...source} size={size} />;
}
