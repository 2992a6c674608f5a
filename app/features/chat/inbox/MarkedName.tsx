import { findMatches } from '../../../lib/findMatches.ts';
import * as styles from './MarkedName.css.ts';

/** A name in which the matches of a search are marked. */
export const MarkedName = ({ name, wanted }: { name: string; wanted: string }) =>
  findMatches(name, wanted).map(({ text, matched }, index) =>
    matched ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have only their place
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
