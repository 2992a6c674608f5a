import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import * as styles from './ThreadPane.css.ts';

/** A skeleton of messages that are loading; `children` tell screen readers so. */
export const ThreadSkeleton = ({ children }: { children?: ReactNode }) => (
  <div className={styles.skeleton}>
    {children}
    {(['theirs', 'own', 'theirs'] as const).map((side, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: three of the same, which never change
      <div key={index} className={styles.side[side]} aria-hidden="true">
        <Skeleton shape="button" />
      </div>
    ))}
  </div>
);
