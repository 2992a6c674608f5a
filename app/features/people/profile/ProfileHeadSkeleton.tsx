import { TextSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import * as styles from './ProfileHeader.css.ts';

/** A skeleton of a profile's head of which nothing is known yet. */
export const ProfileHeadSkeleton = () => (
  <div className={styles.root} aria-hidden="true">
    <div className={styles.banner} />
    <div className={styles.inner}>
      <div className={styles.portrait}>
        <div className={styles.loading} data-picture="" />
      </div>
      <div className={styles.text}>
        <TextSkeleton />
      </div>
    </div>
  </div>
);
