import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { spawnScript } from '../support/spawnScript.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['app', 'brands', 'scripts', 'templates', 'themes'];
const copied = [...folders, 'build.config.ts', 'package.json', 'package-lock.json', '.linguirc.ts'];

const countries = [
  {
    code: 'it',
    name: 'Italiano',
    dateFormat: 'dd/mm/yyyy',
    town: { city: 'Bologna', zip: '40121', lat: 44.49, lng: 11.34 },
  },
  {
    code: 'nl',
    name: 'Nederlands',
    dateFormat: 'dd-mm-yyyy',
    town: { city: 'Utrecht', zip: '3511', lat: 52.09, lng: 5.12 },
  },
] as const;

/** A script of the copy, in which commands read the tables of the copy: it runs them in turn. */
const runInTurn = (commands: readonly (readonly string[])[]) => `
import { createProcessIo } from './lib/CommandIo.ts';
import { runCommand } from './lib/runEntry.ts';
for (const [file, name, ...args] of ${JSON.stringify(commands)}) {
  const command = (await import('./' + file))[name];
  process.exitCode ||= await runCommand(command, { ...createProcessIo(), args });
}
`;

/** A copy of the project with the same installed packages. */
async function copyProject() {
  const folder = await mkdtemp(path.join(tmpdir(), 'countries-'));
  for (const name of copied) await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(path.join(folder, file), change(await readFile(path.join(folder, file), 'utf8')));
  const copy = async (from: string, to: string, change = (text: string) => text) => {
    await cp(path.join(folder, from), path.join(folder, to), { recursive: true });
    if (path.extname(to) !== '') await edit(to, change);
  };
  return { folder, edit, copy, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

test('a country with a language of its own is data alone', async () => {
  await using project = await copyProject();
  const { folder, edit, copy } = project;
  const added = isFullMatrix ? countries : countries.slice(0, 1);
  const codes = added.map(({ code }) => code);

  for (const { code, name, dateFormat, town } of added) {
    const country = code.toUpperCase();
    const row = `{ country: '${country}', currency: 'EUR', eu: true, tax: 'vat', withdrawal: '14days',
      refund: 'unusedDays', refundDays: 14, renewal: 'openEnded', renewalConsent: false, notice: 'monthAfterTerm', retentionYears: 7,
      disputeBody: null, accessibilityBody: null, fraudHelp: [{ kind: 'police', name: 'Police', phone: '112', url: null }], metric: true, dateFormat: '${dateFormat}', locales: ['${code}', 'en'], radiusKm: 500 }`;
    await edit('brands/domains.ts', (text) =>
      text.replace('\n} as const satisfies', `\n  ${code}: ${row},\n} as const satisfies`),
    );
    await copy('brands/languages/en.ts', `brands/languages/${code}.ts`, (text) =>
      text
        .replace('const en:', `const ${code}:`)
        .replace("tag: 'en'", `tag: '${code}'`)
        .replace("'English'", `'${name}'`),
    );
    await edit(
      'brands/languages.ts',
      (text) =>
        `import { ${code} } from './languages/${code}.ts';\n${text.replace(' } satisfies', `, ${code} } satisfies`)}`,
    );
    await copy('app/i18n/en.po', `app/i18n/${code}.po`, (text) => text.replace('"Language: en', `"Language: ${code}`));
    await copy('templates/legal/en', `templates/legal/${code}`);
    await edit('scripts/backend/sandbox/data/regions.json', (text) => {
      const regions = JSON.parse(text) as Record<string, unknown>;
      return JSON.stringify({ ...regions, [country]: [{ language: code, towns: [{ ...town, region: town.city }] }] });
    });
    await edit('brands/lindavelle/brand.json', (text) =>
      text.replace(
        '"com": {',
        `"${code}": { "siteId": ${code === 'it' ? 901 : 902}, "defaultLang": "${code}", "defaultCountry": "${country}", "locales": ["${code}", "en"] },\n    "com": {`,
      ),
    );
  }

  const commands = [
    ['draw-maps.ts', 'drawMaps', '--country', codes.join().toUpperCase()],
    ['schemas.ts', 'schemas'],
    ['check.ts', 'check'],
    ...codes.map((code) => ['brand.ts', 'brand', 'show', 'lindavelle', '--domain', code]),
  ];
  await writeFile(path.join(folder, 'scripts/all.ts'), runInTurn(commands));
  // What Node compiles of a copy is of no use to the next one.
  const shown = await spawnScript(folder, 'all.ts', [], { env: { NODE_DISABLE_COMPILE_CACHE: '1' } });
  expect(shown).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('no mistake') });
  const imports = await readFile(path.join(folder, 'app/i18n/importMessages.ts'), 'utf8');
  for (const code of codes) {
    expect(shown.stdout).toContain(`members.lindavelle.${code}.example`);
    expect(imports).toContain(`import('./${code}.po?critical')`);
  }
});
