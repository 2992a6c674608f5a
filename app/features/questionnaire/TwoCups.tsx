import * as styles from './MessagePage.css.ts';
import { SceneSky } from './SceneSky.tsx';

/** Two cups on a table by the window, close together. */
export function TwoCups() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <SceneSky id="cups-sky" sunX={352} sunY={104} />
      <path className={styles.far} d="M0 188c60-44 126-48 190-16 66 32 110 12 160-14 50-24 92-12 130 10v90H0Z" />
      <path className={styles.middle} d="M0 228c86-36 172-24 250-6 84 18 150 8 230-20v70H0Z" />
      <path className={styles.meadow} d="M0 262h480v98H0Z" />
      <path className={styles.ground} d="M0 262h480v14H0Z" />
      <path
        className={styles.steam}
        strokeWidth="6"
        d="M158 142c-12-16 12-26 0-44m34 44c-12-16 12-26 0-44m98 44c-12-16 12-26 0-44m34 44c-12-16 12-26 0-44"
      />
      <path
        className={styles.ink}
        d="M104 290h142a8 8 0 0 1 0 16H104a8 8 0 0 1 0-16Zm130 0h142a8 8 0 0 1 0 16H234a8 8 0 0 1 0-16Z"
        opacity="0.55"
      />
      <path
        className={styles.coat}
        d="M122 172h106c4 0 6 3 6 7-2 48-14 86-32 111h-54c-18-25-30-63-32-111 0-4 2-7 6-7Z"
      />
      <path className={styles.inkCoat} strokeWidth="12" d="M122 194c-26-6-42 8-40 28 2 22 24 34 50 26" />
      <path
        className={styles.coatOther}
        d="M252 172h106c4 0 6 3 6 7-2 48-14 86-32 111h-54c-18-25-30-63-32-111 0-4 2-7 6-7Z"
      />
      <path className={styles.inkCoatOther} strokeWidth="12" d="M358 194c26-6 42 8 40 28-2 22-24 34-50 26" />
      <path
        className={styles.light}
        d="M136 184h14c2 36 8 66 18 92h-12c-12-26-18-56-20-92Zm130 0h14c2 36 8 66 18 92h-12c-12-26-18-56-20-92Z"
      />
    </svg>
  );
}
