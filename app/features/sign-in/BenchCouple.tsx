import * as styles from './Landscape.css.ts';

/** Seen from behind, close together, looking out over the water. */
export function BenchCouple() {
  return (
    <>
      <path className={styles.skin} d="M340 772h34v40h-34Z" />
      <path
        className={styles.coat}
        d="M270 936c-2-72 4-108 50-122 12-4 20-8 22-16 8 9 22 9 30 0 2 8 10 12 22 16 46 14 52 50 50 122Z"
      />
      <path
        className={styles.hairOther}
        d="M357 708c21 0 33 16 33 38 0 24-13 42-33 42s-33-18-33-42c0-22 12-38 33-38Z"
      />
      <g transform="rotate(-5 470 940)">
        <path
          className={styles.coatOther}
          d="M396 940c-2-66 6-100 46-112 10-3 18-6 20-12h22c2 6 10 9 20 12 40 12 48 46 46 112Z"
        />
        <path
          className={styles.hair}
          d="M473 730c25 0 39 18 39 42 0 20 3 34 10 48-14 9-30 13-49 13s-35-4-49-13c7-14 10-28 10-48 0-24 14-42 39-42Z"
        />
      </g>
      <path
        className={styles.ink}
        d="M230 872h366a10 10 0 0 1 0 20H230a10 10 0 0 1 0-20Zm0 38h366a10 10 0 0 1 0 20H230a10 10 0 0 1 0-20Zm-14 48h394a11 11 0 0 1 0 22H216a11 11 0 0 1 0-22Zm38-104h18v186h-18Zm300 0h18v186h-18Z"
      />
    </>
  );
}
