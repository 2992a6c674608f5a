import type { ReactNode } from 'react';
import { teamAvatarSource } from '../../../member/toAvatarSource.ts';
import { Avatar } from '../../../ui/content/Avatar.tsx';
import * as styles from './TeamBubble.css.ts';

/** A bubble of the team in the conversation. */
export const TeamBubble = ({ children }: { children: ReactNode }) => (
  <div className={styles.root}>
    <Avatar {...teamAvatarSource()} size="tiny" eager />
    <div className={styles.bubble}>{children}</div>
  </div>
);
