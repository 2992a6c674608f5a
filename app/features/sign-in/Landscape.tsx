import { BenchCouple } from './BenchCouple.tsx';
import * as styles from './Landscape.css.ts';

/** Two people on a bench by a lake, late in the day. */
export function Landscape() {
  return (
    <svg
      className={styles.root}
      viewBox="0 0 1000 1200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Sky />
      <Hills />
      <Lake />
      <path className={styles.meadow} d="M0 922c130-44 270-34 400-12 170 28 330 34 600-14v304H0Z" />
      <path className={styles.ground} d="M0 1062c160-38 330-20 500 4 180 26 330 20 500-16v150H0Z" />
      <path
        className={styles.flower}
        d="M96 990a7 7 0 1 1 0 .1Zm54 44a6 6 0 1 1 0 .1Zm-92 36a7 7 0 1 1 0 .1Zm566-66a7 7 0 1 1 0 .1Zm70 38a6 6 0 1 1 0 .1Zm-42-62a5 5 0 1 1 0 .1Zm110 22a6 6 0 1 1 0 .1Z"
      />
      <BenchCouple />
      <Tree />
      <path
        className={styles.grass}
        strokeWidth="6"
        d="M28 1070c2-44-6-78-16-106m38 108c2-50 10-80 22-106m8 108c-2-30-6-52-14-72m886 70c2-40-4-72-14-98m40 98c0-34 8-62 20-86"
      />
    </svg>
  );
}

function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.skyTop} offset="0" />
          <stop className={styles.skyMiddle} offset="0.55" />
          <stop className={styles.skyLow} offset="1" />
        </linearGradient>
        <radialGradient id="glow">
          <stop className={styles.glowInner} offset="0.1" />
          <stop className={styles.glowOuter} offset="1" />
        </radialGradient>
      </defs>
      <rect width="1000" height="700" fill="url(#sky)" />
      <circle cx="604" cy="548" r="340" fill="url(#glow)" />
      <circle className={styles.sun} cx="604" cy="548" r="58" />
      <path
        className={styles.cloud}
        d="M96 322c10-20 34-28 54-18 18-26 62-26 78 2 22-8 44 0 52 18 4 8-2 14-10 14H104c-8 0-12-8-8-16Zm330-120c8-16 26-22 42-14 14-20 48-20 60 2 18-6 34 0 40 14 4 6-2 12-8 12H432c-6 0-10-6-6-14Z"
      />
      <path
        className={styles.bird}
        strokeWidth="5"
        d="M290 410q14-14 26 0q12-14 26 0m40-50q11-11 21 0q10-11 21 0m-30 90q9-9 17 0q8-9 17 0"
      />
    </>
  );
}

function Hills() {
  return (
    <>
      <path
        className={styles.far}
        d="M0 606c60-46 118-120 184-142 44-14 76 34 120 58 52 28 98 8 150 6 66-2 108 44 168 54 92 14 160-92 250-104 46-6 86 10 128 32v190H0Z"
      />
      <path
        className={styles.middle}
        d="M0 640c80-50 170-66 256-34 84 30 140 56 236 46 110-12 170-58 270-62 92-4 160 24 238 50v60H0Z"
      />
      <path
        className={styles.shore}
        d="M0 664c14-24 44-26 58-8 12-20 44-20 56 0 16-14 42-10 50 8 50 12 106 16 176 32H0Zm1000-34c-16-14-42-10-50 8-18-18-50-14-58 10-16-12-38-6-44 10-40 14-80 20-130 28-20 4-40 8-60 10h342Z"
      />
    </>
  );
}

function Lake() {
  return (
    <>
      <defs>
        <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.waterTop} offset="0" />
          <stop className={styles.waterBottom} offset="1" />
        </linearGradient>
      </defs>
      <rect y="695" width="1000" height="330" fill="url(#water)" />
      <path className={styles.mirror} d="M0 695h1000v26c-90 30-170 32-270 18s-190 6-290 24-330 12-440-14Z" />
      <path
        className={styles.light}
        d="M560 712h92a5 5 0 0 1 0 10h-92a5 5 0 0 1 0-10Zm-26 32h132a5 5 0 0 1 0 10H534a5 5 0 0 1 0-10Zm44 32h64a5 5 0 0 1 0 10h-64a5 5 0 0 1 0-10Zm-8 34h150a6 6 0 0 1 0 12H570a6 6 0 0 1 0-12Zm50 40h84a6 6 0 0 1 0 12h-84a6 6 0 0 1 0-12ZM76 772h84a5 5 0 0 1 0 10H76a5 5 0 0 1 0-10Zm60 60h90a5 5 0 0 1 0 10h-90a5 5 0 0 1 0-10Z"
      />
      <path className={styles.sun} d="M232 708v-62c20 14 32 34 38 62Zm-8 0v-46c-12 12-20 28-24 46Z" />
      <path className={styles.ink} d="M192 712h90c-4 12-12 18-24 18h-44c-12 0-18-6-22-18Z" />
    </>
  );
}

function Tree() {
  return (
    <>
      <path
        className={styles.ink}
        d="M838 1092c16-78 26-168 22-274-2-66-10-122-26-182l34-8c8 36 14 70 18 104 16-38 42-72 74-96l18 20c-40 38-68 88-78 148-10 90 0 190 20 288Z"
      />
      <path
        className={styles.ground}
        d="M690 560a92 92 0 0 1 12-168 108 108 0 0 1 150-84 118 118 0 0 1 148 6v372c-36 12-72 2-92-24-40 26-96 14-116-26-46 8-88-26-102-76Z"
      />
      <path
        className={styles.shore}
        d="M716 470a66 66 0 0 1 46-74 80 80 0 0 1 116-52 86 86 0 0 1 122 2v130c-30-26-72-24-92 4-30-20-70-12-86 18-34-24-78-24-106-28Z"
      />
      <path
        className={styles.leaf}
        d="M752 420a44 44 0 0 1 44-34 56 56 0 0 1 84-28 60 60 0 0 1 88 12c-30-6-56 4-68 24-24-16-54-10-66 14-26-10-60-2-82 12Z"
      />
    </>
  );
}
