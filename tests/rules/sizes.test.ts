import path from 'node:path';
import { expect, test } from 'vitest';
import { type RoomSizes, readLineCounts, toRoomSizes } from '../../scripts/lib/roomSizes.ts';
import committed from './sizes.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
const MAX_GROWTH = 1.1;

/** The rooms that are new or have more than a tenth more lines than in the table. */
const findGrownRooms = (sizes: RoomSizes, table: RoomSizes): string[] =>
  Object.entries(sizes)
    .filter(([room, { lines }]) => lines > (table[room]?.lines ?? 0) * MAX_GROWTH)
    .map(([room, { lines }]) => `${room}: ${lines} lines, ${table[room]?.lines ?? 0} in the table`);

test('a room is measured with all folders in it', () => {
  const lineCounts = new Map([
    ['app/main.tsx', 9],
    ['app/ui/Button.tsx', 30],
    ['app/ui/actions/Tabs.tsx', 10],
    ['app/ui/actions/Menu.tsx', 20],
  ]);
  expect(toRoomSizes(lineCounts)).toEqual({
    app: { files: 1, lines: 9, median: 9, p90: 9, longest: 'app/main.tsx', longestLines: 9 },
    'app/ui': { files: 3, lines: 60, median: 20, p90: 30, longest: 'app/ui/Button.tsx', longestLines: 30 },
  });
});

test('a room that is new or has grown by more than a tenth is found', () => {
  const table = toRoomSizes(new Map([['app/ui/a.ts', 100]]));
  expect(findGrownRooms(toRoomSizes(new Map([['app/ui/a.ts', 110]])), table)).toEqual([]);
  expect(findGrownRooms(toRoomSizes(new Map([['app/ui/a.ts', 111]])), table)).toHaveLength(1);
  expect(findGrownRooms(toRoomSizes(new Map([['app/new/a.ts', 1]])), table)).toHaveLength(1);
});

test('no room has grown unnoticed: npm run --silent check -- --sizes --json > tests/rules/sizes.json', () => {
  expect(findGrownRooms(toRoomSizes(readLineCounts(root)), committed)).toEqual([]);
});
