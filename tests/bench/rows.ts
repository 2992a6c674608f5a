/** A figure of the bench. */
export interface Row {
  label: string;
  figure: string;
  /** Shares of the plain Vite build of the same run. */
  limit?: Limit;
}

interface Limit {
  /** The share that was measured. */
  share: number;
  /** The share above which the bench fails. */
  ceiling: number;
}

const share = (value: number) => value.toFixed(value < 10 ? 2 : 0);

/** Renders rows as lines, their figures below each other. */
export function renderRows(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, figure, limit }) => {
    const beside = limit ? `; ${share(limit.share)} plain builds, at most ${share(limit.ceiling)}` : '';
    return `${label.padEnd(width)}  ${figure}${beside}`;
  });
}

/** Describes the rows above their ceiling. */
export const findExceeded = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ label, limit }) =>
    limit && limit.share > limit.ceiling
      ? [`${label}: ${share(limit.share)} plain builds, at most ${share(limit.ceiling)} are allowed`]
      : [],
  );
