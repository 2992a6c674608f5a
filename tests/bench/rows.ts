/** A figure of the bench. */
export interface Row {
  label: string;
  figure: string;
  limit?: Limit;
}

/** A limit that holds on any machine: times are shares of the plain Vite build of the same run. */
interface Limit {
  measured: number;
  /** The value above which the bench fails. */
  ceiling: number;
  unit?: 'plain builds' | 'MB' | 'kB';
}

const describe = ({ measured, ceiling, unit = 'plain builds' }: Limit) =>
  [measured, ceiling].map((value) => value.toFixed(value < 10 ? 2 : 0)).join(` ${unit}, at most `);

/** Renders rows as lines, their figures below each other. */
export function renderRows(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, figure, limit }) => {
    const beside = limit ? `; ${describe(limit)}` : '';
    return `${label.padEnd(width)}  ${figure}${beside}`;
  });
}

/** Describes the rows above their ceiling. */
export const findExceeded = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ label, limit }) =>
    limit && limit.measured > limit.ceiling ? [`${label}: ${describe(limit)} are allowed`] : [],
  );
