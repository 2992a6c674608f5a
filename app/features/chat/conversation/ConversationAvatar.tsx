import { isSupportConversation } from '../../../api/contract/conversations.ts';
import type { Gender } from '../../../api/contract/fieldSchemas.ts';
import { teamAvatarSource, toAvatarSource } from '../../../member/avatar.ts';
import { Avatar } from '../../../ui/content/Avatar.tsx';

interface ConversationAvatarProps {
  id: string;
  path: string | null;
  gender: Gender;
  size?: 'small' | 'medium';
}

/** Picture of the other member; of the team in the support conversation. */
export function ConversationAvatar({ id, path, gender, size = 'medium' }: ConversationAvatarProps) {
  return <Avatar {...(isSupportConversation(id) ? teamAvatarSource() : toAvatarSource(path, gender))} size={size} />;
}
