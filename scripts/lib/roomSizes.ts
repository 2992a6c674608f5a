import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The size of a folder directly in app/ or scripts/. Lines are those of its files without tests. */
interface RoomSize {
  files: number;
  lines: number;
  median: number;
  /** Nine of ten files are at most this long. */
  p90: number;
  /** The longest file, and its lines. */
  longest: string;
  longestLines: number;
}

export type RoomSizes = Readonly<Record<string, RoomSize>>;

/** Lines of each source file of app/ and scripts/ without tests, by path with forward slashes. */
export const readLineCounts = (root: string): Map<string, number> =>
  new Map(
    globSync('{app,scripts}/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => [
        file.replaceAll(path.sep, '/'),
        readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length,
      ]),
  );

/** The sizes of the rooms by name, sorted; files directly in app/ or scripts/ are a room of that name. */
export function toRoomSizes(lineCounts: ReadonlyMap<string, number>): RoomSizes {
  const rooms = Map.groupBy(lineCounts, ([file]) => file.split('/').slice(0, -1).slice(0, 2).join('/'));
  return Object.fromEntries(
    [...rooms]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([room, files]): [string, RoomSize] => {
        const sorted = files.toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1));
        const lines = sorted.map(([, count]) => count);
        const [longest, longestLines] = sorted.at(-1)!;
        const quantile = (share: number) => lines[Math.ceil(lines.length * share) - 1]!;
        const total = lines.reduce((sum, count) => sum + count, 0);
        return [
          room,
          { files: files.length, lines: total, median: quantile(0.5), p90: quantile(0.9), longest, longestLines },
        ];
      }),
  );
}

/** One line for each room, under a line of headings. */
export function formatRoomSizes(sizes: RoomSizes): string {
  const rows = [
    ['room', 'files', 'lines', 'median', '90 %', 'longest'],
    ...Object.entries(sizes).map(([room, { files, lines, median, p90, longest, longestLines }]) => [
      room,
      ...[files, lines, median, p90].map(String),
      `${longestLines} ${longest}`,
    ]),
  ];
  return rows
    .map(([room, ...cells]) => [
      room!.padEnd(24),
      ...cells.slice(0, -1).map((cell) => cell.padStart(7)),
      ` ${cells.at(-1)}`,
    ])
    .map((cells) => cells.join(''))
    .join('\n');
}
