import * as styles from './DrawnFace.css.ts';

export interface DrawnFaceProps {
  gender: 'male' | 'female';
  /** Age bracket of the product: brown, greying or silver hair. */
  band: keyof typeof styles.hair;
}

/** Head and shoulders without a face, for members without a picture. */
export function DrawnFace({ gender, band }: DrawnFaceProps) {
  const hair = styles.hair[band];
  return (
    <svg className={styles.root} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <circle className={styles.ground} cx="48" cy="48" r="48" />
      <circle className={styles.glow} cx="58" cy="34" r="38" />
      {gender === 'female' && (
        <path
          className={hair}
          d="M48 13c-15 0-23 11-23 25 0 9-2 17-5 23 8 6 19 7 28 7s20-1 28-7c-3-6-5-14-5-23 0-14-8-25-23-25Z"
        />
      )}
      <path className={styles.clothes} d="M8 96c0-19 13-30 40-30s40 11 40 30Z" />
      <path
        className={styles.clothesShade}
        d="M8 96c0-10 4-18 11-23 1 8 2 16 2 23Zm80 0c0-10-4-18-11-23-1 8-2 16-2 23Z"
      />
      <path className={styles.collar} d="M36 67c3 8 8 12 12 12s9-4 12-12l-5-3H41Z" />
      <path className={styles.skinShade} d="M40 52h16v13c0 5-4 9-8 9s-8-4-8-9Z" />
      <path className={styles.skin} d="M32 38c0-12 6-19 16-19s16 7 16 19c0 13-7 22-16 22s-16-9-16-22Z" />
      {gender === 'female' ? (
        <path className={hair} d="M48 15c-13 0-19 9-18 23 6-2 15-7 19-15 3 8 10 13 17 15 1-14-5-23-18-23Z" />
      ) : (
        <path
          className={hair}
          d="M48 14c-12 0-19 7-18 22 2 1 2 2 3 3 1-7 4-11 8-12 7 3 15 3 20 0 2 2 4 6 5 12 0-1 1-2 2-3 1-15-7-22-20-22Z"
        />
      )}
    </svg>
  );
}
