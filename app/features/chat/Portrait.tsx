import type { Gender } from '../../api/contract/fields.ts';
import { site } from '../../site/site.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import * as styles from './ConversationRow.css.ts';
import { chatPicture } from './chatPicture.ts';
import { isSupport } from './inbox.model.ts';

interface PortraitProps {
  id: string;
  path: string | null;
  gender: Gender;
  size?: 'small' | 'medium';
}

/** Picture of the other side; the team's is the brand's icon. */
export function Portrait({ id, path, gender, size = 'medium' }: PortraitProps) {
  if (isSupport(id)) return <img className={styles.team[size]} src={site.iconUrl} alt="" width="64" height="64" />;
  return <Avatar picture={chatPicture(path)} gender={gender} band={site.ageBracket} size={size} />;
}
