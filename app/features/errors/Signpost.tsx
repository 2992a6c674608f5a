import * as styles from './Signpost.css.ts';

/** A signpost in the morning mist, its boards pointing both ways. */
export function Signpost() {
  return (
    <svg className={styles.root} viewBox="0 0 480 340" aria-hidden="true" focusable="false">
      <defs>
        <Fade id="mist-sky" top={styles.skyTop} low={styles.skyLow} />
        <Fade id="mist-far" top={styles.farTop} low={styles.mist} />
        <Fade id="mist-middle" top={styles.middleTop} low={styles.mist} />
        <Fade id="mist-near" top={styles.nearTop} low={styles.nearLow} />
      </defs>
      <rect width="480" height="340" fill="url(#mist-sky)" />
      <circle className={styles.sun} cx="356" cy="104" r="40" />
      <path fill="url(#mist-far)" d="M0 184c46-34 92-56 148-32 42 18 74 8 118-20 66-42 134-26 214 26v112H0Z" />
      <path fill="url(#mist-middle)" d="M0 232c70-46 142-40 214-14 74 26 150 14 266-26v106H0Z" />
      <path fill="url(#mist-near)" d="M0 288c92-30 170-26 250-10 80 16 152 10 230-14v76H0Z" />
      <path className={styles.post} d="M186 84h16l4 226h-24Z" />
      <path className={styles.boardShade} d="M120 104h116a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H120l-20-19Z" />
      <path className={styles.board} d="M152 156h116l20 19-20 19H152a6 6 0 0 1-6-6v-26a6 6 0 0 1 6-6Z" />
      <path
        className={styles.grass}
        strokeWidth="4"
        d="M168 314c0-14-4-26-10-34m22 34c0-12 4-22 10-30m26 30c2-16 8-28 16-36m-8 36c0-12-2-20-6-28m130 26c0-12-4-20-8-28m18 28c2-14 6-24 14-32M60 316c-2-14-6-24-12-32m20 32c2-14 6-24 12-30"
      />
    </svg>
  );
}

const Fade = ({ id, top, low }: { id: string; top: string; low: string }) => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    <stop className={top} offset="0" />
    <stop className={low} offset="1" />
  </linearGradient>
);
