import * as styles from './MessagePage.css.ts';
import { SceneSky } from './SceneSky.tsx';

/** A garden gate that stands open, and the path through it into the morning. */
export function GardenGate() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <SceneSky id="gate-sky" sunX={240} sunY={132} />
      <path className={styles.far} d="M0 190c56-40 110-44 168-16 60 28 120 18 176-12 48-26 96-14 136 10v98H0Z" />
      <path className={styles.middle} d="M0 222c80-34 150-22 232-4 90 20 160 6 248-22v80H0Z" />
      <path className={styles.near} d="M0 250c90-20 170-18 240-6s160 10 240-8v124H0Z" />
      <path
        className={styles.path}
        d="M228 244c8 16-2 30-14 46-18 22-40 44-50 70h152c-10-26-32-48-50-70-12-16-22-30-14-46Z"
      />
      <Hedge />
      <path className={styles.ink} d="M132 150h18v180h-18Zm198 0h18v180h-18ZM128 140h26l-13-18Zm198 0h26l-13-18Z" />
      <path
        className={styles.inkLine}
        strokeWidth="7"
        d="M141 128C160 84 196 64 240 64s80 20 99 64M152 188l-64-22v132l64 18M88 232l64 16M109 174v130M130 182v128M328 188l64-22v132l-64 18M392 232l-64 16M371 174v130M350 182v128"
      />
      <path
        className={styles.flower}
        d="M166 100a9 9 0 1 1 0 .1Zm30-24a8 8 0 1 1 0 .1Zm44-14a9 9 0 1 1 0 .1Zm42 12a8 8 0 1 1 0 .1Zm32 26a9 9 0 1 1 0 .1ZM30 318a7 7 0 1 1 0 .1Zm34 16a6 6 0 1 1 0 .1Zm346-14a7 7 0 1 1 0 .1Zm36 18a6 6 0 1 1 0 .1Zm-20-34a5 5 0 1 1 0 .1Z"
      />
    </svg>
  );
}

const Hedge = () => (
  <path
    className={styles.ground}
    d="M0 214c14-16 34-14 44 0 12-16 34-12 42 4 12-12 32-8 38 8 6 4 10 10 10 18v86H0Zm480 0c-14-16-34-14-44 0-12-16-34-12-42 4-12-12-32-8-38 8-6 4-10 10-10 18v86h134Z"
  />
);
