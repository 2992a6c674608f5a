import * as styles from './Skeleton.css.ts';

/**
 * A placeholder in the shape of content that is loading, so that the page does not jump; the component around it says
 * "loading" once for all of them. For a short wait after a press use `Spinner`. `TextSkeleton` is a few lines of text.
 */
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
