import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../scripts/brand.ts';
import { hashTree } from '../../scripts/lib/hashTree.ts';
import { buildFixture } from '../support/buildFixture.ts';
import { copyBuiltFixture } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import { readSampleFont, withLicenceBits } from '../support/sampleFonts.ts';

test('a font of its own is on the sites of a brand alone, with its licence, and goes again without a trace', async () => {
  await using project = await copyBuiltFixture();
  const inProject = (file: string) => path.join(project.root, file);
  const run = (...args: string[]) => callCommand(brand, [...args, '--yes', '--root', project.root]);
  const former = hashTree(project.root, ['brands']);
  await writeFile(inProject('Acme.woff2'), readSampleFont('figtree'));
  await writeFile(inProject('Acme.ttf'), await withLicenceBits(readSampleFont('bitter'), 0));
  await writeFile(inProject('licence.txt'), 'Licence of Acme');
  const add = (file: string, use: string) =>
    run('font', 'birchmere', inProject(file), '--licence', inProject('licence.txt'), '--for', use);

  expect(await add('Acme.woff2', 'headings')).toMatchObject({ code: 0, stderr: '' });
  const filter = { brands: ['birchmere', 'alderwick'], domains: ['uk', 'at'] };
  await buildFixture(project.root, { filter });
  const pageOf = (host: string) => readFile(inProject(`dist/${host}/index.html`), 'utf8');
  expect(await pageOf('members.birchmere.uk.example')).toContain('--font-heading:"Own Headings"');
  expect(await pageOf('members.alderwick.at.example')).not.toContain('Own Headings');
  const notices = await readFile(inProject('dist/members.birchmere.uk.example/third-party-notices.txt'), 'utf8');
  expect(notices).toContain('acme (font)\n\nLicence of Acme');

  // The same name in another form takes its place.
  expect(await add('Acme.ttf', 'headings')).toMatchObject({ code: 0, stderr: '' });
  expect(await readdir(inProject('brands/birchmere/fonts'))).toEqual(['acme.ttf', 'acme.txt']);
  expect(await add('Acme.woff2', 'body')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('birchmere has another font "acme" for headings; give the file another name'),
  });
  expect((await run('undo')).code).toBe(0);
  expect(await readdir(inProject('brands/birchmere/fonts'))).toEqual(['acme.txt', 'acme.woff2']);
  expect(await run('font', 'birchmere', 'usual')).toMatchObject({ code: 0 });
  expect(hashTree(project.root, ['brands'])).toBe(former);
});

test('a command without a licence, a font or a use says what is missing', async () => {
  await using project = await createFixtureProject();
  const run = (...args: string[]) =>
    callCommand(brand, ['font', 'birchmere', ...args, '--yes', '--root', project.root]);
  expect(await run('a.ttf')).toMatchObject({ code: 2, stderr: expect.stringContaining('--licence is missing') });
  expect(await run('a.ttf', '--for', 'menus')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('it takes headings or body'),
  });
  expect(await run('/none.ttf', '--licence', '/none.txt')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('/none.ttf cannot be read (ENOENT); name a file'),
  });
});
