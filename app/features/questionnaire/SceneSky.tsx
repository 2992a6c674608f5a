import * as styles from './MessagePage.css.ts';

/** The sky of a picture of 480 × 360, and the sun in it. */
export function SceneSky({ id, sunX, sunY }: { id: string; sunX: number; sunY: number }) {
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.skyTop} offset="0" />
          <stop className={styles.skyLow} offset="1" />
        </linearGradient>
      </defs>
      <path fill={`url(#${id})`} d="M0 0h480v360H0Z" />
      <circle className={styles.glow} cx={sunX} cy={sunY} r="72" />
      <circle className={styles.sun} cx={sunX} cy={sunY} r="38" />
    </>
  );
}
