import type { Gender } from '../../api/contract/fields.ts';
import { faceOf, teamFace } from '../../site/face.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { isSupport } from './inbox.model.ts';

interface PortraitProps {
  id: string;
  path: string | null;
  gender: Gender;
  size?: 'small' | 'medium';
}

/** Picture of the other side; or of the house. */
export function Portrait({ id, path, gender, size = 'medium' }: PortraitProps) {
  return <Avatar {...(isSupport(id) ? teamFace() : faceOf(path, gender))} size={size} />;
}
