import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  appendToLog,
  type LogNote,
  listByLog,
  listReleasesBefore,
  logFile,
  parseLog,
  renderNextLine,
} from './releaseLog.ts';

const author = { time: '2026-11-30T08:00:00.000Z', by: 'anna@build' };
const notes: readonly LogNote[] = [
  { act: 'build', release: 'a', sites: 2 },
  { act: 'build', release: 'b', sites: 2 },
  { act: 'ship', release: 'b', sites: 2, to: 'live', reason: 'autumn texts', approvedBy: 'Bea' },
  { act: 'rollback', release: 'a', sites: 2, hosts: ['members.a.de.example'] },
];
const log = notes.reduce((text, note) => text + renderNextLine(text, note, author), '');
const lines = log.split('\n').slice(0, -1);
const join = (...some: (string | undefined)[]) => some.map((line) => `${line}\n`).join('');

test('a log has who did what when and why, each line following from the one before', () => {
  expect(parseLog(log)).toEqual({
    entries: notes.map((note, index) => ({
      ...{ number: index + 1, ...author, ...note },
      previous: expect.stringMatching(/^[0-9a-f]{64}$/),
    })),
    damage: [],
  });
  expect(listByLog(parseLog(log))).toEqual(['a', 'b']);
});

const [first, second, third, fourth] = lines;
const notFollowing = 'does not follow from the line before';
test.for<[harm: string, text: string, damage: string[]]>([
  ['a line is changed', join(first, second!.replace('"b"', '"c"'), third, fourth), [`line 3 ${notFollowing}`]],
  ['a line is removed', join(first, third, fourth), [`line 2 ${notFollowing}`, `line 3 ${notFollowing}`]],
  ['the first line is removed', join(second, third), [`line 1 ${notFollowing}`, `line 2 ${notFollowing}`]],
  ['lines change places', join(second, first), [`line 1 ${notFollowing}`, `line 2 ${notFollowing}`]],
  ['a line is no entry', join(first, 'x', third), ['line 2 is no entry', `line 3 ${notFollowing}`]],
])('%s: it is found', { tags: 'rule' }, ([, text, damage]) => {
  expect(parseLog(text).damage).toEqual(damage);
});

test('a line that a crash has cut off is not there, and the next one takes its place', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'log-'));
  await writeFile(path.join(folder, logFile), log.slice(0, -10));
  expect(parseLog(log.slice(0, -10))).toMatchObject({ entries: { length: 3 }, damage: [] });
  await appendToLog(folder, notes[3]!);
  const text = await readFile(path.join(folder, logFile), 'utf8');
  expect(parseLog(text)).toMatchObject({ entries: [...notes], damage: [] });
  await rm(folder, { recursive: true });
});

test.for<[live: string, lines: string, before: string[]]>([
  ['b', 'build a, build b', ['a']],
  ['c', 'ship a, ship b, ship c', ['b', 'a']],
  ['a', 'ship a, ship b, rollback a', []],
  ['a', 'ship a, ship b, ship a', ['b']],
  ['c', 'ship a, ship b, rollback a, ship c', ['a']],
  ['s', 'ship a, ship s step', ['a']],
  ['b', 'ship a, ship s step, ship b', ['a']],
  ['r', 'ship a, ship b, rollback r step', ['a']],
  ['unknown', 'ship a, ship b', ['b', 'a']],
])('before %s of "%s" were %j', ([live, lines, before]) => {
  let text = '';
  for (const line of lines.split(', ')) {
    const [act, release, step] = line.split(' ') as [LogNote['act'], string, string?];
    const author = { time: '2026-11-30T12:00:00.000Z', by: 'anna@desk' };
    text += renderNextLine(text, { act, release, sites: 1, ...(step && { isStep: true }) }, author);
  }
  expect(listReleasesBefore(parseLog(text).entries, live)).toEqual(before);
});
