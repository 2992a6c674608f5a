import { execFileSync } from 'node:child_process';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  type FileTree,
  fixtureFilesWithHosts,
  replaceOnce,
  toVersioned,
  writeTempTree,
} from '../../../../tests/support/fixtureFiles.ts';
import { formatProblem, type ProblemsError } from '../../../lib/problem.ts';
import { readSources } from '../read/readSources.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { resolveCatalogue } from './resolveCatalogue.ts';

const living = 'brands/birchmere/brand.json';
const files = replaceOnce(
  replaceOnce(
    fixtureFilesWithHosts(),
    living,
    '"siteId": 3, ',
    '"siteId": 3, "mapsKey": "a-key-for-maps-in-britain", ',
  ),
  living,
  '"otherHosts": [',
  '"host": "members.birch.example", "publicSite": "https://www.birch.example", "otherHosts": [',
);

/** A brand whose folder comes first by its name. */
function newcomer(own: { name: string; address: string; site: string; width: string }, slug = 'aspenfield'): FileTree {
  const drawing = (files['brands/birchmere/logo.svg'] as string).replace('h20', own.width);
  return {
    [`brands/${slug}/brand.json`]: `{
  "name": "${own.name}",
  "ageBracket": 60,
  "theme": "forest",
  "contacts": { "privacy": "${own.address}", "support": { "default": "support@aspen.example" } },
  "features": { "providers": ["CCBill"] },
  "domains": { "uk": { ${own.site}, "defaultLang": "en", "defaultCountry": "GB" } }
}
`,
    [`brands/${slug}/logo.svg`]: drawing,
    [`brands/${slug}/icon.svg`]: drawing,
  };
}

const own = newcomer({
  name: 'Aspenfield',
  address: 'privacy@aspen.example',
  site: '"siteId": 77, "host": "members.aspen.example", "publicSite": "https://www.aspen.example"',
  width: 'h77',
});

/** The newcomer with everything that an existing brand has: name, number, addresses, key, hosts and logo. */
const taken = newcomer({
  name: 'Birchmere',
  address: 'privacy@birchmere.example',
  site: '"siteId": 3, "mapsKey": "a-key-for-maps-in-britain", "host": "www.birch.example", "otherHosts": ["old.birchmere.example", "birchmere.example"], "publicSite": "https://members.birch.example"',
  width: 'h20',
});

function git(root: string, ...args: string[]) {
  const identity = ['-c', 'user.name=x', '-c', 'user.email=x@x.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['-C', root, ...identity, ...args], { stdio: 'ignore' });
}

function write(root: string, added: FileTree) {
  for (const [file, text] of Object.entries(added)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text!);
  }
}

function commit(root: string) {
  git(root, 'add', '.');
  git(root, 'commit', '-m', 'x');
}

async function findProblems(root: string): Promise<string[]> {
  try {
    await loadCatalogue(root);
    return [];
  } catch (error) {
    return (error as ProblemsError).problems.map(formatProblem);
  }
}

/** Ways in which the newcomer came into the project. */
const histories: Readonly<Record<string, (root: string) => void>> = {
  'git does not know': (root) => {
    git(root, 'init');
    commit(root);
    write(root, taken);
  },
  'is added and not committed': (root) => {
    git(root, 'init');
    commit(root);
    write(root, taken);
    git(root, 'add', '.');
  },
  'came with a later commit': (root) => {
    git(root, 'init');
    commit(root);
    write(root, taken);
    commit(root);
  },
  'was there with other values': (root) => {
    write(root, own);
    git(root, 'init');
    commit(root);
    write(root, taken);
  },
  'has younger files, without git': (root) => {
    const before = new Date('2020-01-01');
    for (const name of ['brand.json', 'logo.svg', 'icon.svg'])
      utimesSync(path.join(root, 'brands/birchmere', name), before, before);
    write(root, taken);
  },
};

test.for(Object.entries(histories))('what two brands share is a problem of the one that %s', async ([, come]) => {
  await using tree = await writeTempTree(files);
  come(tree.root);
  const problems = await findProblems(tree.root);
  const kinds = [
    /name "Birchmere" is taken by brands\/birchmere/,
    /siteId 3 is taken by brands\/birchmere\/brand\.json:\d+; a new site takes 6, the next free one/,
    /address "privacy@birchmere\.example" is taken by brands\/birchmere/,
    /"mapsKey" is that of brands\/birchmere/,
    /host "www\.birch\.example" is that of the public site of birchmere/,
    /host "old\.birchmere\.example" \(production\) is taken by brands\/birchmere/,
    /host "birchmere\.example" \(production\) is taken by brands\/birchmere/,
    /the public site of aspenfield \(production\) is at "members\.birch\.example", the host of brands\/birchmere/,
    /the same drawing as brands\/birchmere\/logo\.svg/,
  ];
  for (const kind of kinds) expect(problems).toContainEqual(expect.stringMatching(kind));
  expect(problems.filter((problem) => !/^brands\/aspenfield\/.*birch/.test(problem))).toEqual([]);
});

test('a slug and a name that stand in files of a living brand are problems of the newer brand', async () => {
  await using tree = await writeTempTree({
    ...files,
    'brands/birchmere/legal/imprint.en.hbs': toVersioned('<p>{{companyName}} looks after every elm</p>\n'),
  });
  git(tree.root, 'init');
  commit(tree.root);
  write(
    tree.root,
    newcomer({ name: 'Elm', address: 'privacy@aspen.example', site: '"siteId": 77', width: 'h77' }, 'birch'),
  );
  expect(await findProblems(tree.root)).toEqual([
    expect.stringMatching(
      /^brands\/birch\/brand\.json:1:1 {2}address "https:\/\/www\.birch\.example" of brands\/birchmere\/brand\.json:18 carries/,
    ),
    expect.stringMatching(
      /^brands\/birch\/brand\.json:1:1 {2}host "members\.birch\.example" of brands\/birchmere\/brand\.json:18 carries the name of this brand, "birch"/,
    ),
    expect.stringMatching(
      /^brands\/birch\/brand\.json:2:11 {2}the name "elm" is in brands\/birchmere\/legal\/imprint\.en\.hbs:2/,
    ),
  ]);
});

test('without a sign of age, the later folder is the newer', async () => {
  await using tree = await writeTempTree({ ...taken, ...files });
  expect(await findProblems(tree.root)).toContainEqual(
    expect.stringMatching(/^brands\/birchmere\/.*siteId 3 is taken by brands\/aspenfield/),
  );
});

test('brands that share nothing are not asked for their age, which is slow', async () => {
  await using tree = await writeTempTree({ ...files, ...own });
  const seniority = vi.fn();
  const { problems } = resolveCatalogue({ ...(await readSources(tree.root)), seniority }, { unfinishedTexts: false });
  expect(problems).toEqual([]);
  expect(seniority).not.toHaveBeenCalled();
});
