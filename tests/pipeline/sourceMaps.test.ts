import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { expect, test } from 'vitest';
import { buildFixture } from '../support/buildFixture.ts';
import { builtFixtureRoot, copyBuiltFixture } from '../support/builtFixture.ts';
import { hashDist } from '../support/readDist.ts';

test('a place in a published script is traced to its line in the app, and what is published stays the same', async () => {
  await using project = await copyBuiltFixture();
  const sourceMaps = path.join(project.root, 'maps');
  await buildFixture(project.root, { sourceMaps });
  expect(await hashDist(project.root)).toEqual(await hashDist(builtFixtureRoot()));

  const traced = async (host: string, text: string) => {
    const folder = path.join(project.root, 'dist', host, 'assets');
    for (const name of (await readdir(folder)).filter((one) => one.endsWith('.js'))) {
      const [before, after] = (await readFile(path.join(folder, name), 'utf8')).split(text);
      if (after === undefined) continue;
      const lines = before!.split('\n');
      const map = new TraceMap(await readFile(path.join(sourceMaps, `${name}.map`), 'utf8'));
      return originalPositionFor(map, { line: lines.length, column: lines.at(-1)!.length });
    }
    throw new Error(`no script of ${host} has ${text}`);
  };
  const lineOf = async (file: string, text: string) =>
    (await readFile(path.join(project.root, file), 'utf8')).split(text)[0]!.split('\n').length;
  for (const [host, text, file] of [
    ['members.alderwick.de.example', 'only the chat says farewell', 'app/greet.ts'],
    ['members.alderwick.de.example', '.onclick=', 'app/main.ts'],
    ['members.birchmere.uk.example', '.title=', 'app/main.ts'],
  ] as const) {
    const { source, line } = await traced(host, text);
    expect([source, line]).toEqual([file, await lineOf(file, text.replace('=', ' ='))]);
  }
});

test('a folder for source maps inside dist is refused', async () => {
  const root = builtFixtureRoot();
  const build = buildFixture(root, { sourceMaps: path.join(root, 'dist/maps') });
  await expect(build).rejects.toThrow('source maps would be published');
});
