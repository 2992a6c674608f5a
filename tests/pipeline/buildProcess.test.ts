import { execFileSync } from 'node:child_process';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { releaseFile } from '../../scripts/build/hosting/releaseFile.ts';
import { build as runBuild } from '../../scripts/build.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { builtFixtureRoot, copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { replaceOnce, validFixtureFiles } from '../support/fixtureFiles.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { findManifestMismatches, hashDist, readManifest } from '../support/readDist.ts';
import { simulateKillAtWrite } from '../support/simulateKillAtWrite.ts';
import { spawnScript } from '../support/spawnScript.ts';

const root = path.resolve(import.meta.dirname, '../..');

const argsOf = (project: string, args: readonly string[]) => [
  ...['--root', project, '--out', path.join(project, 'dist'), '--cache', path.join(project, '.cache'), ...args],
];

const build = (project: string, args: readonly string[] = []) => callCommand(runBuild, argsOf(project, args));

/** Builds in a process of its own. */
const spawnBuild = (project: string, options?: Parameters<typeof spawnScript>[3]) =>
  spawnScript(root, 'build.ts', argsOf(project, []), options);

/** How often a build is killed. */
const KILL_COUNT = isFullMatrix ? 200 : 4;

const brandFile = 'brands/alderwick/brand.json';
const supportAddresses = ['support.at@', 'hilfe.at@'];
const writeSupportAddress = (project: string, index: number) => {
  const text = replaceOnce(
    validFixtureFiles(),
    brandFile,
    'support.at@',
    supportAddresses[index % supportAddresses.length]!,
  )[brandFile] as string;
  return writeFile(path.join(project, brandFile), text);
};

/** Lets a process believe that it is a year later. */
const laterClock = `--import=data:text/javascript,${encodeURIComponent(`
  const Now = Date;
  const now = () => Now.now() + 365 * 86_400_000;
  globalThis.Date = class extends Now { constructor(...given) { super(...(given.length > 0 ? given : [now()])); } };
  Date.now = now;
`)}`;

/** The hash of an archive of dist, with modes, owners and times. */
/** Hashes an archive of dist without what tells when its sources were changed. */
const hashArchive = (project: string) =>
  sha256(
    execFileSync('tar', ['--sort=name', `--exclude=${releaseFile}`, '-chf', '-', '-C', project, 'dist'], {
      maxBuffer: 2 ** 30,
    }),
  );

test('time, time zone, locale, home, mask, mode and cores change no byte, and none of an archive', async () => {
  await using project = await copyBuiltFixture();
  for (const part of ['.cache', 'dist', '.dist']) await rm(path.join(project.root, part), { recursive: true });
  const places = { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', HOME: '/nonexistent' };
  const built = await spawnBuild(project.root, {
    env: {
      ...places,
      NODE_OPTIONS: laterClock,
      NODE_ENV: 'development',
      UV_THREADPOOL_SIZE: '1',
      RAYON_NUM_THREADS: '1',
    },
    prefix: [
      ...['sh', '-c', 'umask 0077; exec "$@"', 'sh'],
      ...(process.platform === 'linux' && availableParallelism() > 1 ? ['taskset', '-c', '0'] : []),
    ],
  });
  expect(built).toMatchObject({ code: 0, stderr: '' });
  expect(await hashDist(project.root)).toEqual(await hashDist(builtFixtureRoot()));
  expect(hashArchive(project.root)).toBe(hashArchive(builtFixtureRoot()));
});

const hashWhole = async (project: string) => JSON.stringify(await hashDist(project));

/** Builds the project with each of the support addresses; gives what dist is then, as its manifest describes it. */
async function buildStates(project: string): Promise<ReadonlySet<string>> {
  const states = new Set<string>();
  for (const index of supportAddresses.keys()) {
    await writeSupportAddress(project, index);
    expect((await build(project)).code).toBe(0);
    expect(await findManifestMismatches(project)).toEqual([]);
    states.add(await hashWhole(project));
  }
  expect(states.size).toBe(supportAddresses.length);
  return states;
}

/** Makes the lock of a build in this process one of a process that has ended. */
async function abandonLock(project: string): Promise<void> {
  const lock = path.join(project, '.dist/lock');
  const owner = await readFile(lock, 'utf8').catch(() => undefined);
  if (owner !== undefined) await writeFile(lock, owner.replace('"started":"', '"started":"no longer '));
}

test('a build that stops at any change of a file leaves a dist that its manifest describes', async () => {
  await using project = await copyBuiltFixture();
  // The three sites of one brand.
  for (const other of ['birchmere', 'cloverfen', 'retired.json'])
    await rm(path.join(project.root, 'brands', other), { recursive: true });
  const states = await buildStates(project.root);
  const [before, after] = states;
  /** Builds from `before` on, up to a change; gives what is published then, and how many changes there were. */
  const stopAt = async (step: number) => {
    for (const part of ['dist', '.dist']) await rm(path.join(project.root, part), { recursive: true });
    await writeSupportAddress(project.root, 0);
    expect((await build(project.root)).code).toBe(0);
    await writeSupportAddress(project.root, 1);
    const { changes } = await simulateKillAtWrite(step, () => build(project.root));
    await abandonLock(project.root);
    return { changes, published: await hashWhole(project.root) };
  };
  const { changes: total, published } = await stopAt(Number.POSITIVE_INFINITY);
  expect(published).toBe(after);
  // Most changes link a file of a site to its content; at both ends each is another one.
  const isTried = (step: number) => isFullMatrix || step <= 3 || step > total - 10 || step % 150 === 0;
  const steps = Array.from({ length: total }, (_, index) => index + 1).filter(isTried);
  const found = new Set<string>();
  for (const step of steps) found.add((await stopAt(step)).published);
  expect(found).toEqual(new Set([before, after]));
});

/** Each build takes about a second on an idle machine. */
const killTestOptions = { timeout: 120_000 + 10_000 * KILL_COUNT };

test('a build that is killed at any time leaves a dist that its manifest describes', killTestOptions, async () => {
  await using project = await copyBuiltFixture();
  const states = await buildStates(project.root);
  await writeSupportAddress(project.root, 0);
  const whole = await spawnBuild(project.root);
  expect(whole.code).toBe(0);
  for (let round = 1, killed = 0; killed < KILL_COUNT; round++) {
    expect(round, 'builds end before they can be killed').toBeLessThan(10 * KILL_COUNT);
    await writeSupportAddress(project.root, round);
    // A low-discrepancy sequence covers the duration evenly, and is the same in every run.
    const moment = (round * 0.618_034) % 1;
    const { signal } = await spawnBuild(project.root, { killAfterMs: moment * whole.ms });
    if (signal === 'SIGKILL') killed++;
    expect(states).toContain(await hashWhole(project.root));
  }
  await writeSupportAddress(project.root, 0);
  expect((await build(project.root)).code).toBe(0);
  expect(await findManifestMismatches(project.root)).toEqual([]);
});

test('of builds that start together one writes, and the others report that they do not', async () => {
  await using project = await copyBuiltFixture();
  for (let round = 0; round < (isFullMatrix ? 3 : 1); round++) {
    await writeSupportAddress(project.root, round);
    const runs = await Promise.all([1, 2].map(() => spawnBuild(project.root)));
    const codes = runs.map(({ code }) => code);
    expect(codes).toContain(0);
    for (const { code, stderr } of runs) {
      if (code !== 0) expect([code, stderr]).toEqual([1, expect.stringContaining('another build is writing here')]);
    }
    expect(await findManifestMismatches(project.root)).toEqual([]);
  }
});

test('a build of some sites leaves all others as they are', { tags: 'rule' }, async () => {
  await using project = await copyBuiltFixture();
  const dist = path.join(project.root, 'dist');
  expect((await build(project.root)).code).toBe(0);
  const whole = await hashDist(project.root);
  const folderOf = (host: string) => realpath(path.join(dist, host));
  const [own, other] = ['members.birchmere.uk.example', 'members.cloverfen.ch.example'];
  const before = await Promise.all([own, other].map(folderOf));

  await writeSupportAddress(project.root, 1);
  expect(await build(project.root, ['--brand', 'birchmere'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^1 site for production in \S+ beside 5 others, /m),
  });
  expect(await hashDist(project.root)).toEqual(whole);
  expect(await Promise.all([own, other].map(folderOf))).toEqual(before);
  expect((await build(project.root, ['--brand', 'alderwick', '--domain', 'at'])).code).toBe(0);
  expect(await findManifestMismatches(project.root)).toEqual([]);
  expect((await build(project.root)).code).toBe(0);
  expect(await findManifestMismatches(project.root)).toEqual([]);

  for (const [args, message] of [
    [['--brand', 'birchmere', '--env', 'sandbox'], 'dist holds 5 sites for production, such as members.alderwick'],
    [['--shard', '1/2'], 'dist holds 3 sites that this shard leaves out, such as members.alderwick'],
  ] as const) {
    expect(await build(project.root, [...args])).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
  }
  await rm(path.join(project.root, '.cache'), { recursive: true });
  const page = path.join(dist, other, 'index.html');
  await replaceFile(page, 'changed');
  expect(await build(project.root, ['--brand', 'birchmere'])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^dist\/members\.cloverfen\.ch\.example\/(?:index|404)\.html:1:1 {2}the file is not what/,
    ),
  });
});

test('a brand with mistakes stops what asks for it, and with --keep-going stays as it was released', {
  tags: 'rule',
}, async () => {
  await using project = await copyBuiltFixture();
  expect((await build(project.root)).code).toBe(0);
  const released = await readManifest(project.root);
  const broken = replaceOnce(validFixtureFiles(), 'brands/birchmere/brand.json', '"forest"', '"forrest"');
  const file = 'brands/birchmere/brand.json';
  await writeFile(path.join(project.root, file), broken[file] as string);
  await writeSupportAddress(project.root, 1);
  const mistake = /^brands\/birchmere\/brand\.json:\d+:\d+ {2}.*forrest/;

  expect(await build(project.root)).toMatchObject({ code: 1, stderr: expect.stringMatching(mistake) });
  expect(await build(project.root, ['--brand', 'birchmere', '--keep-going'])).toMatchObject({ code: 1, stdout: '' });
  expect(await readManifest(project.root)).toEqual(released);
  expect(await build(project.root, ['--brand', 'cloverfen'])).toMatchObject({ code: 0, stderr: '' });

  const args = ['--keep-going', '--json'];
  const { code, stdout, stderr } = await build(project.root, args);
  expect([code, stderr]).toEqual([1, expect.stringMatching(mistake)]);
  expect(JSON.parse(stdout)).toMatchObject({ sites: 5, keptSites: 1, problems: [{ file }] });
  const digestOf = (manifest: typeof released, wanted: string) =>
    manifest.sites.find(({ host }) => host === wanted)?.digest;
  const now = await readManifest(project.root);
  const [same, other] = ['members.birchmere.uk.example', 'members.alderwick.at.example'];
  expect(digestOf(now, same)).toBe(digestOf(released, same));
  expect(digestOf(now, other)).not.toBe(digestOf(released, other));
  expect((await build(project.root, args)).code).toBe(1);
});

test('the words of the command', async () => {
  await using project = await copyBuiltFixture();
  await rm(path.join(project.root, 'dist'));
  const ask = (...args: string[]) => build(project.root, args);
  const drawing = path.join(project.root, 'brands/birchmere/pictures/welcom.svg');
  await mkdir(path.dirname(drawing));
  await writeFile(drawing, '');
  expect(await ask()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('welcom.svg:1:1  there is no picture of this name; did you mean "welcome.svg"?'),
  });
  await rm(drawing);

  expect(await ask('--brand', 'aldervick')).toMatchSnapshot('unknown brand');
  expect(await ask('--brand', 'birchmere', '--domain', 'de')).toMatchSnapshot('nothing matches');
  expect(await ask('--shard', '3/2')).toMatchSnapshot('bad shard');
  expect((await ask('--colour')).code).toBe(2);

  expect(await ask('--brand', 'birchmere', '--env', 'sandbox', '--json')).toMatchObject({ code: 0, stderr: '' });
  expect((await readManifest(project.root)).sites).toMatchObject([
    { host: 'members.birchmere.uk.example', environment: 'sandbox', siteId: 3, locales: ['en'] },
  ]);
});
