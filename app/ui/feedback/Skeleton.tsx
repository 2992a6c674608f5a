import * as styles from './Skeleton.css.ts';

/** A placeholder for loading content; its user says "loading" once for all of them. */
export function Skeleton({ shape = 'line' }: { shape?: keyof typeof styles.shape }) {
  return <div className={styles.shape[shape]} aria-hidden="true" />;
}

/** A few lines of text that is loading. */
export const TextSkeleton = () => (
  <>
    <Skeleton />
    <Skeleton />
    <Skeleton shape="short" />
  </>
);
