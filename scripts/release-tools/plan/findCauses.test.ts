import { expect, test } from 'vitest';
import type { SourceDifference } from '../../build/release/sourceSnapshot.ts';
import { nameCause } from './Cause.ts';
import { findCauses } from './findCauses.ts';

type Change = readonly [file: string, before: string | undefined, after: string | undefined];

/** Finds the causes of changes of files, whose texts stand for their hashes. */
const find = async (...changes: Change[]) => {
  const differences = changes.map(([file, before, after]): SourceDifference => ({ file, before, after }));
  const causes = await findCauses(differences, (text) => text);
  return causes.map((cause) => `${cause.kind}: ${nameCause(cause)}`);
};

test('changes are named by what is in a file', async () => {
  const po = (text: string) => `msgid ""\nmsgstr ""\n\n#: app/a.tsx\nmsgid "Hello"\nmsgstr "${text}"\n`;
  expect(await find(['app/i18n/de.po', po('Hallo'), po('Guten Tag')])).toEqual([
    'text: app/i18n/de.po:6 “Guten Tag”, German',
  ]);
  expect(await find(['app/i18n/de.po', po('Hallo'), po('Hallo').replace('app/a', 'app/b')])).toEqual([
    'text: app/i18n/de.po:4',
  ]);
  expect(await find(['brands/a/brand.json', '{\n "a": { "b": 1 },\n "c": [1]\n}', '{\n "a": { "b": 2 }\n}'])).toEqual([
    'brand: brands/a/brand.json:2 a.b',
    'brand: brands/a/brand.json:3 c gone',
  ]);
  expect(await find(['build.config.ts', 'export default f({\n a: 1 })', 'export default f({\n a: 2 })'])).toEqual([
    'setting: build.config.ts:2 a',
  ]);
  expect(await find(['brands/a/brand.json', undefined, '{}'], ['brands/a/icon.svg', undefined, '<svg/>'])).toEqual([
    'brand: brands/a new brand',
  ]);
  expect(await find(['app/a.ts', 'a\nb', 'a\nc'], ['app/b.ts', undefined, ''])).toEqual([
    'code: app/a.ts:2',
    'code: app/b.ts new',
  ]);
  expect(await find(['(options)', '{"node":"v1"}', '{"node":"v2"}'])).toEqual(['options: (options) node']);
});

test('the tools are one cause, and each package is one', async () => {
  const lock = (version: string, own = '1.0.0') =>
    JSON.stringify({
      packages: { 'node_modules/react': { version }, 'node_modules/a/node_modules/b': { version: own } },
    });
  const list = (version: string) => `{\n "dependencies": {\n "react": "${version}"\n },\n "browserslist": ["x"]\n}`;
  expect(
    await find(
      ['package.json', list('19.3.0'), list('19.3.1')],
      ['package-lock.json', lock('19.3.0'), lock('19.3.1', '1.0.1')],
    ),
  ).toEqual([
    'package: package.json:3 react 19.3.0 → 19.3.1',
    'package: package-lock.json a/node_modules/b 1.0.0 → 1.0.1',
  ]);
  expect(await find(['package.json', list('1').replace('"x"', '"y"'), list('1')])).toEqual([
    'tools: package.json:5 browserslist',
  ]);
  expect(await find(['scripts/a.ts', '1', '2'], ['scripts/b.ts', '1', '2'], ['tsconfig.json', '1', '2'])).toEqual([
    'tools: scripts/a.ts:1 and 2 more',
  ]);
});
