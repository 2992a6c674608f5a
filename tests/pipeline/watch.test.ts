import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import { startScript } from '../support/startScript.ts';

/** `npm run build -- --watch` for the German site of alderwick in the project at `project`. */
function startWatch(project: string) {
  const options = ['--watch', '--then', 'echo followed', '--brand', 'alderwick', '--domain', 'de', '--no-compress'];
  const folders = ['--out', path.join(project, 'dist'), '--cache', path.join(project, '.cache')];
  return startScript('build.ts', project, [...options, ...folders]);
}

test('a build that watches follows texts, brands and settings, and keeps the site over a mistake', async () => {
  await using project = await createFixtureProject();
  using build = startWatch(project.root);
  /** Repeats `check` until it passes. */
  const soon = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 60_000, interval: 50 });
  const edit = async (file: string, from: string | RegExp, to: string) => {
    const place = path.join(project.root, file);
    await writeFile(place, (await readFile(place, 'utf8')).replace(from, to));
  };
  const readPage = () => readFile(path.join(project.root, 'dist/members.alderwick.de.example/index.html'), 'utf8');
  const builds = (count: number) => soon(() => expect(build.output().match(/\nfollowed/g) ?? []).toHaveLength(count));
  await builds(1);
  expect(await readPage()).toContain('<title>Alderwick</title>');

  await edit('brands/alderwick/brand.json', '"Alderwick"', '"Alder Wick"');
  await builds(2);
  expect(await readPage()).toContain('<title>Alder Wick</title>');

  await edit('brands/alderwick/brand.json', '"theme"', '"thee"');
  await soon(() => expect(build.output()).toContain('brands/alderwick/brand.json:5:3  unknown key "thee"'));
  expect(await readPage()).toContain('<title>Alder Wick</title>');
  await edit('brands/alderwick/brand.json', '"thee"', '"theme"');
  await soon(() => expect(build.output()).toContain('Nothing has changed'));

  const { length } = build.output();
  await edit('build.config.ts', 'https://api.', 'https://backend.');
  await builds(3);
  expect(build.output().slice(length)).toContain('Built in');
});
