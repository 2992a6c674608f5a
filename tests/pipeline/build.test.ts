import { lstat, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isServerFile } from '../../scripts/build/hosting/serverFiles.ts';
import { readFileList } from '../../scripts/build/output/fileLists.ts';
import { hostingFolder } from '../../scripts/build/output/manifest.ts';
import { buildFixture as build } from '../support/buildFixture.ts';
import { builtFixtureRoot, copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import { type FileTree, fixtureFilesWithHosts, replaceOnce, validFixtureFiles } from '../support/fixtureFiles.ts';
import { copyRelease, hashDist, listDescribedFiles, readManifest } from '../support/readDist.ts';
import { preloadedModules } from '../support/requiredAppFiles.ts';

const changedFiles = (a: Record<string, string>, b: Record<string, string>) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((file) => a[file] !== b[file]).sort();

/** The snapshot has names without hashes, because these change with every edit of the fixture. */
const withoutHashes = (file: string) => file.replace(/-[0-9a-f]{10}\./, '-#.').replace(/-[\w-]{8}\.css/, '-#.css');

describe('a whole build', () => {
  test('writes these files for each site', async () => {
    const tree = Object.keys(await hashDist(builtFixtureRoot()))
      .map(withoutHashes)
      .sort();
    expect(tree.filter((file) => !/\.(?:br|gz)$/.test(file))).toMatchSnapshot();
  });

  test('lists every file and its hash in the manifest', async () => {
    const root = builtFixtureRoot();
    const files = await hashDist(root);
    const { 'manifest.json': _own, ...described } = files;
    expect(await listDescribedFiles(root)).toEqual(described);
  });

  test('compiles values in, folds conditions on them and drops unreachable code', async () => {
    const dist = path.join(builtFixtureRoot(), 'dist');
    const scriptsOf = async (host: string) => {
      const folder = path.join(dist, host, 'assets');
      const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
      return {
        names: names.map(withoutHashes).sort(),
        code: (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n'),
      };
    };
    const german = await scriptsOf('members.alderwick.de.example');
    const british = await scriptsOf('members.birchmere.uk.example');
    const preloaded = preloadedModules.map((module) => `${path.parse(module).name.toLowerCase()}-#.js`);
    expect(german.names.filter((name) => !preloaded.includes(name))).toEqual([
      'boot-member-#.js',
      'catalogue-de-#.js',
      'catalogue-en-#.js',
      'chat-#.js',
      'core-#.js',
      'lazy-files-#.js',
      'main-#.js',
      'member-core-#.js',
      'site-later-values-#.js',
      'site-values-#.js',
    ]);
    expect(british.names).toEqual(
      german.names.filter((name) => !/^(?:catalogue-de|chat|site-later-values)-/.test(name)),
    );
    expect(german.code).toContain('Über 50+ & Ama®');
    expect(german.code).toContain('only the chat says farewell');
    expect(british.code).not.toMatch(/only the chat says farewell|catalogue-de|chat(?!page)|__SITE__|__DEPS__/);
    expect(british.code).toContain('support@birchmere.example');
    const legalText = 'members.cloverfen.ch.example/legal/termsAndPolicies_de_CH.json';
    expect(await readFile(path.join(dist, legalText), 'utf8')).toMatch(/Klee & Söhne AG.*Weg 1.*Schweiz/);
    const page = await readFile(path.join(dist, 'members.birchmere.uk.example/index.html'), 'utf8');
    expect(page.replaceAll(/messages|chatpage-\w+/g, '')).not.toMatch(/chat[-.]|catalogue-de/);
    // The links that load fonts ahead, some of them by script, come before the styles that ask for them.
    expect(page).toMatch(/<link rel="expect".*<script>.*as="font".*<style>/s);
    expect(page).not.toMatch(/<style>.*(<script>|as="font")/s);
    expect(page).toContain('<div id="root" data-page="login"><p>/login: Birchmere (mi, Sample LLC)</p></div>');
    expect(await readdir(path.join(dist, 'members.birchmere.uk.example/assets'))).not.toContainEqual(
      expect.stringMatching(/^chat.*css$/),
    );
  });

  test('gives a brand the landscapes of its motif, and all other pictures as its theme and age bracket have them', {
    tags: 'rule',
  }, async () => {
    const file = 'brands/cloverfen/brand.json';
    const look = '"ageBracket": 40, "look": { "motif": "rooftop" }';
    const files = replaceOnce(validFixtureFiles(), file, '"ageBracket": 50', look);
    const app = `import './preloaded.ts';\nimport tall from 'art:login/tall';\nimport welcome from 'art:welcome';\ndocument.title = tall + welcome;`;
    await using project = await copyBuiltFixture();
    await writeFile(path.join(project.root, file), files[file]!);
    await writeFile(path.join(project.root, 'app/main.ts'), app);
    await build(project.root, { compressed: false });
    const readPictures = async (host: string) => {
      const folder = path.join(project.root, 'dist', host);
      const names = await readdir(path.join(folder, 'assets'), { recursive: true });
      const code = await readFile(
        path.join(folder, 'assets', names.find((name) => /^site-values-.+\.js$/.test(name))!),
        'utf8',
      );
      const shown = Array.from(code.matchAll(/\/assets\/(art\/[\w-]+\.svg)/g), ([, file]) => file!);
      expect(names.filter((name) => name.startsWith('art/')).sort()).toEqual(shown);
      const [landscape, welcome] = shown;
      expect(shown).toEqual(
        ['login-tall', 'welcome'].map((name) => expect.stringMatching(`^art/${name}-[0-9a-f]{10}.svg$`)),
      );
      return { landscape, welcome, drawn: await readFile(path.join(folder, 'assets', landscape!), 'utf8') };
    };
    const usual = await readPictures('members.alderwick.de.example');
    const own = await readPictures('members.cloverfen.ch.example');
    expect(own.welcome).toBe(usual.welcome);
    expect(own.landscape).not.toBe(usual.landscape);
    expect(own.drawn).not.toBe(usual.drawn);
  });
});

/** Lists the files of the hosting folder that belong to no site, without those of the servers, which are made for all. */
const withoutServerFiles = (root: string, digest: string) =>
  readFileList(path.join(root, 'dist'), { owner: hostingFolder, digest })!.hosting.filter(
    ({ path: file }) => !isServerFile(file),
  );

describe('the same bytes', () => {
  // Without the cache: in buildProcess.test.ts, by a process of its own.
  test('from another folder, and from the same folder again', async () => {
    await using project = await copyBuiltFixture();
    const first = await hashDist(builtFixtureRoot());
    for (const parts of [['dist', '.dist'], ['dist']]) {
      for (const part of parts) await rm(path.join(project.root, part), { recursive: true });
      expect(await build(project.root)).toMatchObject({ sites: 6, written: true });
      expect(await hashDist(project.root)).toEqual(first);
    }
  });

  test('from shards as from one build', async () => {
    await using project = await copyBuiltFixture();
    await build(project.root);
    const expected = await readManifest(project.root);
    const parts = [];
    const shared = new Set<string>();
    for (const index of [1, 2, 3]) {
      await build(project.root, { filter: { brands: [], domains: [], shard: { index, count: 3 } } });
      const { sites, hosting } = await readManifest(project.root);
      parts.push(...sites);
      shared.add(JSON.stringify(withoutServerFiles(project.root, hosting)));
    }
    expect(parts.sort((a, b) => (a.host < b.host ? -1 : 1))).toEqual(expected.sites);
    expect([...shared]).toEqual([JSON.stringify(withoutServerFiles(builtFixtureRoot(), expected.hosting))]);
  });

  test('from a damaged cache', async () => {
    await using project = await copyBuiltFixture();
    // One brand has entries of every kind.
    const filter = { brands: ['birchmere'], domains: [] };
    await build(project.root, { filter });
    const first = await hashDist(project.root);
    const cache = path.join(project.root, '.cache');
    for (const entry of await readdir(cache, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) await replaceFile(path.join(entry.parentPath, entry.name), 'damaged');
    }
    expect(await build(project.root, { filter })).toMatchObject({ written: true });
    expect(await hashDist(project.root)).toEqual(first);
  });
});

describe('building again', () => {
  test('writes nothing when nothing has changed', async () => {
    await using project = await copyBuiltFixture();
    const { switchedOff } = await build(project.root);
    expect(switchedOff).toEqual(['liveChat is switched off in birchmere (1 site)']);
    const before = await lstat(path.join(project.root, 'dist'));
    expect(await build(project.root)).toMatchObject({ sites: 6, written: false, switchedOff });
    expect((await lstat(path.join(project.root, 'dist'))).ino).toBe(before.ino);
    expect((await stat(path.join(project.root, 'dist/'))).ctimeMs).toBeLessThanOrEqual(before.ctimeMs);
  });

  test('restores a file of dist that was changed or removed, and removes one that was added', async () => {
    await using project = await copyBuiltFixture();
    await build(project.root);
    const expected = await hashDist(project.root);
    const page = path.join(project.root, 'dist/members.alderwick.de.example/index.html');
    for (const harm of [() => replaceFile(page, 'changed'), () => rm(page), () => writeFile(`${page}.bak`, 'added')]) {
      await harm();
      expect(await build(project.root)).toMatchObject({ written: true });
      expect(await hashDist(project.root)).toEqual(expected);
    }
  });

  test('after an edit of one support address changes only the files with it, their pages, their server rules and the manifest', async () => {
    await using project = await copyBuiltFixture();
    await build(project.root);
    const before = await hashDist(project.root);
    const file = 'brands/alderwick/brand.json';
    const edited = replaceOnce(fixtureFilesWithHosts(), file, 'support.at@', 'hilfe.at@')[file] as string;
    await writeFile(path.join(project.root, file), edited);
    await build(project.root);
    const changed = changedFiles(before, await hashDist(project.root)).filter((name) => !/\.(?:br|gz)$/.test(name));
    // Servers know the hash of the legal texts, which all of the brand's sites have.
    const sites = ['at', 'com', 'de'].map((domain) => `members.alderwick.${domain}.example`);
    expect([...new Set(changed.map(withoutHashes))]).toEqual([
      'hosting/caddy/facts.caddy',
      'hosting/nginx/sites.conf',
      ...sites.map((site) => `hosting/rules/${site}.json`),
      'manifest.json',
      'manifests/hosting.json',
      ...sites.map((site) => `manifests/${site}.json`),
      'members.alderwick.at.example/404.html',
      'members.alderwick.at.example/_headers',
      'members.alderwick.at.example/assets/site-later-values-#.js',
      'members.alderwick.at.example/error-no-auth.html',
      'members.alderwick.at.example/error-profile.html',
      'members.alderwick.at.example/index.html',
      'members.alderwick.at.example/legal/termsAndPolicies_de_AT.json',
      'members.alderwick.at.example/legal/termsAndPolicies_en_AT.json',
      'members.alderwick.at.example/member.html',
      'members.alderwick.at.example/resetPassword.html',
      'members.alderwick.com.example/legal/termsAndPolicies_de_AT.json',
      'members.alderwick.com.example/legal/termsAndPolicies_en_AT.json',
      'members.alderwick.de.example/legal/termsAndPolicies_de_AT.json',
      'members.alderwick.de.example/legal/termsAndPolicies_en_AT.json',
    ]);
  });
});

describe('a build that fails', () => {
  const broken: [name: string, files: FileTree][] = [
    [
      'a mistake in a brand file',
      replaceOnce(validFixtureFiles(), 'brands/birchmere/brand.json', '"forest"', '"forrest"'),
    ],
    [
      'a mistake in the app',
      { 'app/main.ts': `import { site } from './site/site.ts';\nconst { name } = site;\nconsole.log(name);` },
    ],
    [
      'a site value that does not exist',
      { 'app/main.ts': `import { site } from './site/site.ts';\nconsole.log((site as any).nothing);` },
    ],
  ];
  test.for(broken)('because of %s leaves the former dist as it was', async ([, files]) => {
    await using project = await copyBuiltFixture();
    const before = await hashDist(project.root);
    for (const [file, text] of Object.entries(files)) {
      if (!file.startsWith('templates/')) await writeFile(path.join(project.root, file), text!);
    }
    await expect(build(project.root)).rejects.toThrow();
    expect(await hashDist(project.root)).toEqual(before);
  });

  // The other mistakes: in commandErrors.test.ts.
  test.for<[mistake: string, code: string, problem: string]>([
    [
      'an import of nothing',
      `import './none.ts';`,
      'app/greet.ts:2:8  there is no module "./none.ts"; mend the name, or write the file',
    ],
    [
      'a package that is not installed',
      `import 'no-such-package';`,
      'app/greet.ts:2:8  there is no module "no-such-package"; mend the name, or install its package',
    ],
  ])('names file and line of %s in the app', async ([, code, problem]) => {
    const greet = `import { site } from './site/site.ts';\n${code}\nexport const unit = '', greet = (name: string) => name + site.name, farewell = greet;\n`;
    await using project = await copyBuiltFixture();
    await writeFile(path.join(project.root, 'app/greet.ts'), greet);
    await expect(build(project.root)).rejects.toMatchObject({ name: 'ProblemsError', message: problem });
  });

  test('reports every problem at once', async () => {
    const wrong = replaceOnce(validFixtureFiles(), 'brands/birchmere/brand.json', '"forest"', '"forrest"');
    const files = replaceOnce(wrong, 'brands/cloverfen/brand.json', '"ageBracket": 50', '"ageBracket": 45');
    await using project = await createFixtureProject(files);
    await expect(build(project.root)).rejects.toThrowErrorMatchingSnapshot();
    expect(await readdir(project.root)).not.toContain('dist');
  });
});

test('a dist folder that was copied from elsewhere is replaced', async () => {
  await using project = await copyBuiltFixture();
  await build(project.root);
  const before = await hashDist(project.root);
  const away = await mkdtemp(path.join(tmpdir(), 'copied-'));
  copyRelease(path.join(project.root, 'dist'), path.join(away, 'dist'));
  await build(project.root, { dist: path.join(away, 'dist') });
  expect(await hashDist(away)).toEqual(before);
  await rm(away, { recursive: true });
});
