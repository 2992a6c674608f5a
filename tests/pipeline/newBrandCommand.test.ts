import { existsSync } from 'node:fs';
import { readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { brand } from '../../scripts/brand.ts';
import { formatBrand } from '../../scripts/brand-tools/scaffold/formatBrand.ts';
import { build } from '../../scripts/build.ts';
import { check } from '../../scripts/check.ts';
import { drawLogos } from '../../scripts/draw-logos.ts';
import { hashTree } from '../../scripts/lib/hashTree.ts';
import { newBrand } from '../../scripts/new-brand.ts';
import { copyBuiltFixture } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import { writeTempTree } from '../support/fixtureFiles.ts';
import { readManifest } from '../support/readDist.ts';

const validArgs = ['--name', 'Elmhurst & Söhne', '--age', '50', '--theme', 'forest', '--domains', 'de,uk,com'];
const withoutQuestions = ['--yes', '--assume-addresses'];
const runNewBrand = (project: string, args: string[], input = '') =>
  callCommand(newBrand, ['--root', project, ...args], { input, env: { LC_ALL: 'C' } });

test('writes a brand that passes check and builds', async () => {
  await using project = await copyBuiltFixture();
  const colors = ['--colors', '#0a6,#FFCC00', '--look', 'corners=calm'];
  const args = validArgs.map((arg) => ({ 'de,uk,com': 'Germany, UK and USA', 50: '50+' })[arg] ?? arg);
  args.splice(args.indexOf('--theme'), 2);
  const made = await runNewBrand(project.root, [...args, ...colors, ...withoutQuestions]);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(/^#00AA66 is too light under white text; .*#00814C/);
  expect(made.stdout).toContain(
    '\nNot given, so assumed: de=6 uk=7 com=de, privacy@elmhurst-sohne.example, support@elmhurst-sohne.example ',
  );
  expect(made.stdout).toContain('npm start -- --brand elmhurst-sohne --domain de\n');
  expect(made.stdout).toContain('npm run preview -- --brand elmhurst-sohne\n');

  const folder = path.join(project.root, 'brands/elmhurst-sohne');
  expect(await readdir(folder)).toEqual(['brand.json', 'icon.svg', 'logo.svg', 'theme.json']);
  const text = await readFile(path.join(folder, 'brand.json'), 'utf8');
  expect(text).toBe(formatBrand(JSON.parse(text)));
  expect(text).not.toContain('"theme"');
  expect(await readFile(path.join(folder, 'logo.svg'), 'utf8')).toContain('fill="#00814C"');
  expect((await readdir(project.root)).filter((name) => name.startsWith('.staging'))).toEqual([]);

  const checked = await callCommand(check, ['--root', project.root]);
  expect(checked).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^4 brands, 2 themes, 9 sites: no mistake\n$/m),
  });

  await rm(path.join(project.root, 'dist'), { force: true });
  const places = [
    '--root',
    project.root,
    '--out',
    path.join(project.root, 'dist'),
    '--cache',
    `${project.root}/.cache`,
  ];
  const built = await callCommand(build, [...places, '--brand', 'elmhurst-sohne']);
  expect(built).toMatchObject({ code: 0, stderr: '' });
  expect((await readManifest(project.root)).sites.map(({ host, siteId }) => [host, siteId])).toEqual([
    ['members.elmhurst-sohne.com.example', 6],
    ['members.elmhurst-sohne.de.example', 6],
    ['members.elmhurst-sohne.uk.example', 7],
  ]);
  const page = await readFile(path.join(project.root, 'dist/members.elmhurst-sohne.de.example/index.html'), 'utf8');
  expect(page).toContain('--primary-500:#00814c');

  const undone = await callCommand(brand, ['undo', '--root', project.root, '--yes']);
  expect(undone).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(folder)).toBe(false);
});

test.for<[string, string[], string[]]>([
  [
    'many mistakes',
    [
      ...['--name', 'Elmhurst', '--slug', 'alderwick', '--age', '50', '--theme', 'forrest', '--yes'],
      ...['--domains', 'de,uk', '--site-ids', 'de=1,uk=12345', '--look', 'corners=rond'],
      ...['--support', 'help@elmhurst.example'],
    ],
    [
      '--slug  slug "alderwick" is taken by brands/alderwick; every brand has its own',
      '--theme  theme "forrest" does not exist; did you mean "forest"?',
      '--look  "corners" cannot be "rond"; did you mean "round"?',
      '--site-ids  de: siteId 1 is taken by brands/alderwick/brand.json:17; a new site takes 6, the next free one',
      '--site-ids  uk: the siteId is 12345; it takes at most 9999',
      '--privacy  no address was given; --assume-addresses takes privacy@alderwick.example',
      '6 mistakes; nothing was written',
    ],
  ],
  [
    'no domains, and a theme beside colours',
    ['--name', 'Elmhurst', '--age', '50', '--theme', 'forest', '--colors', 'blau', ...withoutQuestions],
    [
      '--colors  "blau" is no colour; it takes a colour such as #FFCC00, #fc0, rgb(255, 204, 0) or gold',
      '--colors  a brand has either a theme or colours of its own; leave out one of them',
      '--domains  the countries are missing; it takes some such as Germany, Austria or de, at',
      '3 mistakes; nothing was written',
    ],
  ],
  [
    'an end before the last answer',
    validArgs,
    ['', 'There was no further answer, and --yes asks nothing; nothing was written.'],
  ],
])('%s: told at once, and nothing is written', { tags: 'rule' }, async ([, args, lines]) => {
  await using project = await createFixtureProject();
  const before = hashTree(project.root, ['brands']);
  expect(await runNewBrand(project.root, args)).toMatchObject({ code: 2, stderr: `${lines.join('\n')}\n` });
  expect(hashTree(project.root, ['brands'])).toBe(before);
});

test('prints a dry run, and JSON', async () => {
  await using project = await createFixtureProject();
  const folder = path.join(project.root, 'brands/elmhurst-sohne');
  const dry = await runNewBrand(project.root, [...validArgs, ...withoutQuestions, '--dry-run']);
  expect(dry.code).toBe(0);
  expect(dry.stdout).toContain('"siteId": 6, "defaultLang": "de"');
  expect(dry.stdout).toContain('Nothing was written.');
  expect(existsSync(folder)).toBe(false);

  const made = JSON.parse((await runNewBrand(project.root, [...validArgs, '--json', '--assume-addresses'])).stdout);
  expect(made).toMatchObject({ ok: true, written: true, slug: 'elmhurst-sohne', brand: { ageBracket: 50 } });
  const before = await readFile(path.join(folder, 'brand.json'), 'utf8');
  const again = await runNewBrand(project.root, [...validArgs, '--json', '--assume-addresses']);
  expect(again.code).toBe(2);
  expect(JSON.parse(again.stdout)).toMatchObject({ ok: false, error: { code: 2, options: [{ option: '--name' }] } });
  expect(await readFile(path.join(folder, 'brand.json'), 'utf8')).toBe(before);
});

/** A disk and letters. */
const ownLogo = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><style>.a{fill:#1457B8}</style>
<circle class="a" cx="50" cy="50" r="40"/>${[0, 1, 2, 3, 4].map((at) => `<path fill="#12264D" d="M${130 + at * 40} 20h30v60h-30z"/>`).join('')}</svg>`;

test('makes logo, icon and theme of a logo, and says what it took', { tags: 'rule' }, async () => {
  await using project = await createFixtureProject();
  const file = path.join(project.root, 'own.svg');
  await writeFile(file, ownLogo);
  const args = validArgs.filter((arg) => !['--theme', 'forest'].includes(arg));
  const made = await runNewBrand(project.root, [...args, '--logo', file, ...withoutQuestions]);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  for (const line of [
    `Logo from ${file}: SVG of `,
    'by night 1.1:1, so it is on a white plate there; its own colours stay\n',
    'Icon from the mark at the left of the logo (',
    'Colours in the logo: #12264D 64 %, #1457B8 36 %. The theme can take #12264D, #1457B8.\n',
    'Contrasts of the theme: the primary button ',
    '#1457B8 is too like another of these colours',
    'Written: brands/elmhurst-sohne/brand.json, brands/elmhurst-sohne/theme.json, brands/elmhurst-sohne/logo.svg',
  ])
    expect(made.stdout).toContain(line);
  const drawn = await callCommand(drawLogos, ['--root', project.root, '--brand', 'elmhurst-sohne']);
  expect(drawn.stdout).toContain('brands/elmhurst-sohne/logo.svg was not drawn by this command and is left alone\n');
  expect(drawn.stdout).toContain('brands/elmhurst-sohne/icon.svg was not drawn by this command and is left alone\n');
});

test('a hostile or broken logo is named with its place, and everything stays as it was', { tags: 'rule' }, async () => {
  await using project = await createFixtureProject();
  await using files = await writeTempTree({
    'script.svg': ownLogo.replace('<circle', '<script>x</script><circle onclick="x()"'),
    'entities.svg': ownLogo.replace('<svg', '<!DOCTYPE svg [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><svg'),
    'nested.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(50_000)}`,
    'really.png': 'GIF89a',
    'cut.jpg': null,
    'elsewhere/logo.svg': ownLogo,
    'folder.svg/note.txt': 'x',
    'here/note.txt': 'x',
  });
  const place = (name: string) => path.join(files.root, name);
  await symlink('../elsewhere/logo.svg', place('here/link.svg'));
  await writeFile(place('cut.jpg'), Buffer.from('ffd8ffe000104a46494600010100', 'hex'));
  await writeFile(place('heavy.png'), '');
  await truncate(place('heavy.png'), 100 * 1024 ** 2);
  const before = hashTree(project.root, ['brands', 'themes']);
  const expected: [name: string, lines: string[]][] = [
    [
      'script.svg',
      [
        'script.svg:2:1  element "script" is a script; a logo runs none; remove it',
        'script.svg:2:27  attribute "onclick" is a script; a logo runs none; remove it',
      ],
    ],
    [
      'entities.svg',
      [
        'entities.svg:1:22  a declaration that can hold entities, such as <!DOCTYPE … [ … ]>; export the logo as plain SVG',
      ],
    ],
    ['nested.svg', ['nested.svg:1:191  too many tags inside each other']],
    ['really.png', ['really.png:1:1  this is a GIF file; export the logo as SVG, PNG or JPEG']],
    ['cut.jpg', ['cut.jpg:1:1  the picture is damaged; export it again']],
    ['heavy.png', ['heavy.png:1:1  the file is larger than 10 MB; a logo of 1600 pixels width is enough']],
    ['folder.svg', ['folder.svg:1:1  this is a folder; name the file of the logo in it']],
    ['here/link.svg', ['link.svg:1:1  the link leads out of its folder; give the file itself']],
  ];
  const results = await Promise.all(
    expected.map(([name]) => runNewBrand(project.root, [...validArgs, ...withoutQuestions, '--logo', place(name)])),
  );
  for (const [index, [, lines]] of expected.entries()) {
    const { code, stdout, stderr } = results[index]!;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    for (const line of lines) expect(stderr).toContain(line);
    expect(stderr.trimEnd().split('\n').length).toBe(lines.length + 1);
  }
  expect(hashTree(project.root, ['brands', 'themes'])).toBe(before);
  const json = await runNewBrand(project.root, [...validArgs, '--json', '--logo', place('really.png')]);
  expect(json.code).toBe(1);
  expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, problems: [{ line: 1, message: 'this is a GIF file' }] });
  const alone = await runNewBrand(project.root, [...validArgs, '--icon', place('script.svg')]);
  expect(alone).toMatchObject({ code: 2, stderr: expect.stringContaining('--icon goes with --logo') });
});

test('a conversation: back, plain words, own colours, and yes at the end', { tags: 'rule' }, async () => {
  await using project = await createFixtureProject();
  const typed = [
    ...[
      'nothing.svg',
      '',
      'nothing.jpg',
      '',
      'elmhurst',
      '',
      'sixty',
      '60+',
      'forest',
      'back',
      '#FFCC00',
      'corners=round',
      '',
      '',
      'Great Britain',
    ],
    ...['', '', '', 'datenschutz@elmhurst.example', '', '', 'back', 'CCBill', 'perhaps', 'yes'],
  ];
  const asked = await runNewBrand(project.root, [], `${typed.join('\n')}\n`);
  expect(asked).toMatchObject({ code: 0, stderr: '' });
  for (const line of [
    'Enter takes the answer in [ ]. "back" or "<" returns to the previous question.',
    'File of its logo (SVG, PNG or JPEG) [one is drawn]: nothing.svg\n  nothing.svg:1:1  this cannot be read; it is not there\n',
    '  the age cannot be "sixty"; it takes 40, 50 or 60\n',
    'such as #0a6, #FFCC00 [forest]: #FFCC00\n',
    '  #FFCC00 is too light under white text; its shades are those of #896C00',
    '"privacy": "datenschutz@elmhurst.example"',
    'Payment providers [CelerisPay, PayPal]: CCBill\n',
    '  it takes yes, no or back\n',
    'Write it, with a logo and an icon? [yes]: yes\n',
  ]) {
    expect(asked.stdout).toContain(line);
  }
  const folder = path.join(project.root, 'brands/elmhurst');
  expect(JSON.parse(await readFile(path.join(folder, 'brand.json'), 'utf8'))).toMatchObject({
    ageBracket: 60,
    look: { corners: 'round', signIn: 'full', motif: 'garden', voice: 'courteous' },
    features: { providers: ['CCBill'] },
  });
  expect(await readdir(folder)).toEqual(['brand.json', 'icon.svg', 'logo.svg', 'theme.json']);
});

test('speaks German, where the system does or --in says so', { tags: 'rule' }, async () => {
  await using project = await createFixtureProject();
  const typed = [
    '',
    'nichts.jpg',
    '',
    'Elmhurst',
    '',
    'sechzig',
    '60+',
    'zurück',
    '60',
    'forrest',
    'forest',
    '',
    '',
    '',
    'Deutschland',
  ];
  const rest = ['', 'de=1', '', '', 'datenschutz@elmhurst.example', '', '', 'vielleicht', 'nein'];
  const input = `${[...typed, ...rest].join('\n')}\n`;
  const asked = await callCommand(newBrand, ['--root', project.root], { input, env: { LC_ALL: 'de_AT.UTF-8' } });
  expect(asked).toMatchObject({ code: 0, stderr: '' });
  for (const line of [
    'Datei ihres Logos (SVG, PNG oder JPEG) [eines wird gezeichnet]: ',
    'nichts.jpg:1:1  das kann nicht gelesen werden; es ist nicht da\n',
    '  das Alter kann nicht "sechzig" sein; möglich sind 40, 50 oder 60\n',
    '  das Thema "forrest" gibt es nicht; meinten Sie "forest"?\n',
    '  burgundy  Rot und Gold\n',
    '  Die Nummer, unter der Ihr Backend diese Website kennt; fragen Sie, wer es betreibt; jede Website hat ihre eigene.\n',
    '  de: die SiteId 1 hat schon brands/alderwick/brand.json:17; eine neue Website nimmt 6, die nächste freie\n',
    '  möglich sind ja, nein oder zurück\n',
    'Nichts wurde geschrieben.\n',
  ])
    expect(asked.stdout).toContain(line);
  const help = await runNewBrand(project.root, ['--in', 'de', '--help']);
  expect(help.stdout).toContain('Produktname, den Mitglieder sehen. ');
  const missing = await runNewBrand(project.root, ['--in=de', '--yes']);
  expect(missing.stderr).toContain('--name  der Name fehlt; nötig ist der Produktname, den Mitglieder sehen\n');
});

test('mistakes in a file of answers are named with their places, all at once', { tags: 'rule' }, async () => {
  await using project = await createFixtureProject();
  const lines = [
    'name: Elmhurst',
    'slug: alderwick',
    'age: fifty',
    'theme: forrest',
    'countrys: [de]',
    'countries: [de, uk, xx]',
    'languages: { de: [de, en, zz] }',
    'siteIds:',
    '  de: 1',
    '  uk: 12345',
    'company: { name: Elmhurst GmbH, street: Weg 1, town: 1010 Wien, register: FN 1, boss: Eva }',
    'privacy: hello',
    'look: [round]',
    'support: help@elmhurst.example',
    '',
  ];
  await using files = await writeTempTree({ 'answers.yaml': lines.join('\n') });
  const run = (...args: string[]) =>
    callCommand(newBrand, ['--root', project.root, '--answers', 'answers.yaml', ...args], {
      cwd: files.root,
      env: { LC_ALL: 'C' },
    });
  const made = await run('--yes');
  expect({ code: made.code, stdout: made.stdout }).toEqual({ code: 1, stdout: '' });
  expect(made.stderr.trimEnd().split('\n')).toEqual([
    'answers.yaml:1:1  the phone number of the company is missing; it takes a number as it is dialled from abroad, such as +43 1 2345678',
    'answers.yaml:2:1  slug "alderwick" is taken by brands/alderwick; every brand has its own',
    'answers.yaml:3:1  the age cannot be "fifty"; it takes 40, 50 or 60',
    'answers.yaml:4:1  theme "forrest" does not exist; did you mean "forest"?',
    'answers.yaml:5:1  unknown key "countrys"; did you mean "countries"?',
    'answers.yaml:6:1  "xx" is no domain; allowed are "de", "at", "ch", "uk", "nz", "au", "za", "cz", "pl" and "com"',
    'answers.yaml:7:14  de: languages cannot list "zz"; it takes "de", "en", "fr", "cz" or "pl"',
    'answers.yaml:9:3  de: siteId 1 is taken by brands/alderwick/brand.json:17; a new site takes 6, the next free one',
    'answers.yaml:10:3  uk: the siteId is 12345; it takes at most 9999',
    'answers.yaml:11:65  the entry in the register is "FN 1"; it takes court and number, such as Handelsgericht Wien, FN 123456 a, or none',
    expect.stringMatching(/^answers.yaml:11:81 {2}unknown key "boss"; allowed are "name", "street", /),
    'answers.yaml:12:1  the address is "hello"; it takes an email address in lower case, such as support@brand.example',
    'answers.yaml:13:7  "look" takes a text; write one value, without keys or lists in it',
    '13 mistakes in 1 file',
  ]);
  expect((await run('--yes', '--in', 'de')).stderr).toContain(
    'answers.yaml:9:3  de: die SiteId 1 hat schon brands/alderwick/brand.json:17; ',
  );
  // What it does not answer is asked, but not what it answers wrongly.
  expect((await run()).stderr).toContain('answers.yaml:4:1  theme "forrest" does not exist');
});

/** A photograph of a sky above a sea, as small as one may be. */
const makePhoto = () =>
  sharp({ create: { width: 2400, height: 2000, channels: 3, background: '#468' } })
    .composite([{ input: { create: { width: 2400, height: 900, channels: 3, background: '#acf' } }, top: 0, left: 0 }])
    .jpeg()
    .toBuffer();

test.for(['answers.yaml', 'answers.json'])('%s gives the same brand again', { tags: 'rule' }, async (name) => {
  await using project = await createFixtureProject();
  await using files = await writeTempTree({
    'own.svg': ownLogo,
    'white.svg': ownLogo.replaceAll(/#12264D|#1457B8/g, '#FFFFFF'),
    'sea.jpg': await makePhoto(),
  });
  const run = (...args: string[]) =>
    callCommand(newBrand, ['--root', project.root, '--yes', ...args], { cwd: files.root, env: { LC_ALL: 'C' } });
  const place = (file: string) => path.join(files.root, file);
  const company = ['--company-name', 'Brücke GmbH', '--company-street', 'Gasse 1', '--company-town', '1010 Wien'];
  const facts = ['--company-phone', '+43 1 234', '--company-directors', 'Eva Muster, MBA; Max Muster'];
  const made = await run(
    ...[
      '--name',
      'Elmhurst & Söhne',
      '--slug',
      'elmhurst',
      '--age',
      '50',
      '--domains',
      'at, ch, com',
      '--logo',
      place('own.svg'),
    ],
    ...[
      '--dark',
      place('white.svg'),
      '--photo',
      place('sea.jpg'),
      '--languages',
      'ch=fr,de',
      '--look',
      'corners=calm',
      '--home',
      'person',
    ],
    ...[...company, ...facts, '--support', 'help@elmhurst.example at=hilfe@elmhurst.example'],
    ...['--privacy', 'privacy@elmhurst.example', '--save-answers', name],
  );
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toContain(`Answers: ${name}\n`);
  const text = await readFile(place(name), 'utf8');
  expect(parse(text)).toMatchObject({
    logo: 'own.svg',
    photo: 'sea.jpg',
    countries: ['at', 'ch', 'com'],
    languages: { ch: ['fr', 'de'] },
    company: { name: 'Brücke GmbH', country: 'AT', directors: ['Eva Muster, MBA', 'Max Muster'], register: 'none' },
    support: { all: 'help@elmhurst.example', at: 'hilfe@elmhurst.example' },
  });
  expect(made.stdout).toContain('sea.jpg: read: JPEG, 2400 by 2000 pixels, ');
  expect(existsSync(path.join(project.root, 'brands/elmhurst/photos/signIn.jpg'))).toBe(true);
  const written = hashTree(project.root, ['brands']);
  await rm(path.join(project.root, 'brands/elmhurst'), { recursive: true });
  expect(await run('--answers', name)).toMatchObject({ code: 0, stderr: '' });
  expect(hashTree(project.root, ['brands'])).toBe(written);
  expect(await run('--answers', name, '--save-answers', name)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('there is a file'),
  });
});

test('refuses a catalogue with problems', async () => {
  await using project = await createFixtureProject({ 'themes/forest.json': '{' });
  const { code, stderr } = await runNewBrand(project.root, [...validArgs, ...withoutQuestions]);
  expect(code).toBe(1);
  expect(stderr).toContain('themes/forest.json:1:');
});
