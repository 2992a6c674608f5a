import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, readlink, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formerFolder } from '../../scripts/build/hosting/formerFiles.ts';
import {
  compareWithDeltaList,
  compareWithManifest,
  hashFolders,
} from '../../scripts/build/output/compareWithManifest.ts';
import { readFileList } from '../../scripts/build/output/fileLists.ts';
import { readProvenance } from '../../scripts/build/output/provenance.ts';
import { readManifest } from '../../scripts/build/output/readManifest.ts';
import type { BuildOptions } from '../../scripts/build/release/buildOptions.ts';
import { runBuild } from '../../scripts/build/release/runBuild.ts';
import { freePort } from '../../scripts/local/serve/startServer.ts';
import { makePlan } from '../../scripts/release-tools/plan/makePlan.ts';
import { readJournal } from '../../scripts/release-tools/ship/journal.ts';
import { releases } from '../../scripts/releases.ts';
import { rollback } from '../../scripts/rollback.ts';
import { ship } from '../../scripts/ship.ts';
import { copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { findFormerAsset } from './expectedAnswers.ts';
import { findNginx, findSshServer } from './findWebServers.ts';
import { sendRawRequest } from './sendRawRequest.ts';
import { type SshServer, startSshServer } from './startSshServer.ts';
import { startNginx } from './startWebServers.ts';

/** Starts a server that answers with a rate of reports. */
async function startRateServer() {
  const rate = { now: 0, asked: [] as (string | undefined)[] };
  const server = createServer((request, response) => {
    rate.asked.push(request.url);
    response.end(JSON.stringify(rate.now));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rate`;
  return Object.assign(rate, { address, stop: () => server.close() });
}

/** More bytes than any input has. */
const ALL = 10 ** 9;

const changedHost = 'members.alderwick.de.example';

describe('ship by SSH', () => {
  beforeEach(({ skip }) => skip(!findSshServer(), 'sshd, ssh or rsync is not installed'));
  let project: Awaited<ReturnType<typeof copyBuiltFixture>>;
  let own: string;
  let server: SshServer;
  let folder: string;
  let port: number;
  let rate: Awaited<ReturnType<typeof startRateServer>>;
  /** Folders of two releases, the later one with an edited address of one brand; the addresses are in its three sites. */
  let [first, second]: string[] = [];

  const targets = () => `targets: {
    one: { kind: 'ssh', machines: ['www1'], folder: '${folder}', serves: null, keep: 1 },
    two: { kind: 'ssh', machines: ['www1', 'www2'], folder: '${folder}', serves: null, reload: 'sh ${own}/reload.sh' },
    waved: { kind: 'ssh', machines: ['www1'], folder: '${folder}', serves: null,
      waves: [{ domains: ['de'] }, { brands: ['alderwick'], domains: ['at'] }],
      reports: { address: '${rate.address}?release={release}', most: 0.5 } },
    web: { kind: 'ssh', machines: ['www1'], folder: '${folder}', serves: 'http://127.0.0.1:${port}', reload: 'sh ${own}/reload-web.sh' },
  },`;

  /** Ships a release to a target; every machine is this one. */
  const shipFrom = async (dist: string, ...args: string[]) => {
    const command = ['--root', project.root, '--out', dist, '--json', ...args];
    const { code, stdout, stderr } = await callCommand(ship, command, { env: server.env });
    return { code, stderr, result: JSON.parse(stdout) };
  };
  /** One brand, without compressed forms: what is shipped is small, and how it is shipped the same. */
  const buildOptions = (): BuildOptions => ({
    ...{ dist: path.join(project.root, 'shipped'), cacheFolder: path.join(project.root, '.cache') },
    ...{ filter: { brands: ['alderwick'], domains: [] }, compressed: false },
  });
  /** Saves the plan of the sources as they are, against what the machine serves. */
  const savePlan = async (name: string) => {
    const options = {
      build: buildOptions(),
      against: 'target:one',
      cwd: project.root,
      env: { ...process.env, ...server.env },
    };
    await writeFile(path.join(own, name), JSON.stringify(await makePlan(project.root, options)));
  };
  const readLive = async (of = folder) => path.basename(await readlink(path.join(of, 'current')));
  const digestsOf = (release: string) =>
    new Map(readManifest(release)!.sites.map(({ host, digest }) => [host, digest]));
  /** Lists the damage to the release that a machine serves. */
  const findDamage = (of = folder) => {
    const live = path.join(of, 'current');
    const manifest = readManifest(live)!;
    const hashes = new Map(hashFolders(live));
    // No manifest has what is kept for open tabs.
    hashes.delete(formerFolder);
    const deltas = path.join(live, 'deltas/manifest.json');
    return [
      ...compareWithManifest(manifest, hashes, (list) => readFileList(live, list), readProvenance(live)),
      ...compareWithDeltaList(existsSync(deltas) ? readFileSync(deltas, 'utf8') : '', hashes),
    ];
  };
  const emptyMachines = () =>
    Promise.all([folder, `${folder}-2`].map((of) => rm(of, { recursive: true, force: true })));

  beforeAll(async () => {
    if (!findSshServer()) return;
    project = await copyBuiltFixture();
    own = await mkdtemp(path.join(tmpdir(), 'ship-'));
    folder = path.join(own, 'srv');
    port = await freePort(0);
    rate = await startRateServer();
    server = await startSshServer(path.join(own, 'ssh'), folder);
    const edit = async (name: string, change: (text: string) => string) => {
      const file = path.join(project.root, name);
      await replaceFile(file, change(await readFile(file, 'utf8')));
    };
    const build = async () => {
      await runBuild(project.root, buildOptions());
      return realpath(buildOptions().dist);
    };
    await edit('build.config.ts', (text) => text.replace('siteIds:', `${targets()} siteIds:`));
    first = await build();
    await edit('brands/alderwick/brand.json', (text) => text.replaceAll('support@', 'help@'));
    second = await build();
  });
  afterAll(async () => {
    await server?.stop();
    rate?.stop();
    await project?.[Symbol.asyncDispose]();
    if (own) await rm(own, { recursive: true, force: true });
  });

  test('a first shipment brings everything, after a dry run that changes nothing', async () => {
    const dry = await shipFrom(first!, '--to', 'one', '--dry-run');
    expect(dry.result).toMatchObject({ ok: true, dryRun: true, target: 'one' });
    expect(existsSync(folder)).toBe(false);
    await savePlan('plan-for-nothing.json');
    const { result, stderr } = await shipFrom(first!, '--to', 'one');
    expect(stderr).toContain('new: 3 hosts');
    expect(result).toEqual({ ...dry.result, dryRun: false });
    expect(findDamage()).toEqual([]);
    expect(await readLive()).toBe(path.basename(first!));
  });

  test('a saved plan is shipped only while it is true', async () => {
    await savePlan('plan.json');
    const planned = (dist: string, file: string) => shipFrom(dist, '--to', 'one', '--plan', path.join(own, file));
    const [from, to] = [first!, second!].map((release) => path.basename(release));
    for (const [dist, file, message] of [
      [first!, 'plan.json', `the plan is stale: it leads to ${to}, and ${from} is ${from}`],
      [second!, 'plan-for-nothing.json', `the plan is stale: www1 serves ${from} now, and other sites than planned at`],
    ] as const) {
      const { code, result } = await planned(dist, file);
      expect([code, result.problems]).toMatchObject([1, [{ message: expect.stringContaining(message) }]]);
    }
    const { result } = await planned(second!, 'plan.json');
    expect(findDamage()).toEqual([]);
    expect(result.machines[0].changed).toHaveLength(3);
    expect((await planned(second!, 'plan.json')).stderr).toContain('serves');
  });

  test('releases that were not served for 14 days go, and what only they have goes with them', async () => {
    const contents = async () => (await readdir(path.join(folder, 'contents'), { recursive: true })).length;
    const both = [await contents(), await readdir(path.join(folder, 'sites'))] as const;
    expect(await readdir(path.join(folder, 'releases'))).toHaveLength(2);
    const former = [first!, second!].map((one, index, both) =>
      path.join(folder, 'former', changedHost, findFormerAsset(changedHost, one, both[1 - index]!)),
    );
    expect(former.map(existsSync)).toEqual([true, true]);
    await utimes(path.join(folder, 'releases', path.basename(first!)), 0, Date.now() / 1000 - 15 * 86_400);
    await shipFrom(second!, '--to', 'one');
    expect(await readdir(path.join(folder, 'releases'))).toEqual([path.basename(second!)]);
    expect(await readdir(path.join(folder, 'sites'))).toHaveLength(both[1].length - 3);
    expect(await contents()).toBeLessThan(both[0]);
    expect(former.map(existsSync)).toEqual([false, true]);
    expect(findDamage()).toEqual([]);
  });

  test('a run that is cut off goes on where it was, and what is served is always whole', async () => {
    await emptyMachines();
    const rsync = '--server';
    const cuts = [
      [first!, rsync, 200_000, 'sending'],
      [first!, 'cd incoming', 0, 'sending'],
      [first!, 'tar -xzf', 0, 'placing'],
      [first!, 'tar -xzf', 300, 'placing'],
      [first!, 'tar -xzf', ALL, 'placing'],
      [first!, 'ln -s "$1"', 0, 'switching'],
      [first!, 'ln -s "$1"', ALL, 'switching'],
      [second!, rsync, 2000, 'sending'],
      [second!, 'ln -s "$1"', 0, 'switching'],
      [second!, 'ln -s "$1"', ALL, 'switching'],
    ] as const;
    for (const [release, words, bytes, step] of cuts.filter((_, index) => isFullMatrix || index % 2 === 0)) {
      await server.cutIn(words, bytes);
      expect((await shipFrom(release, '--to', 'one')).code).toBe(1);
      expect((await readJournal(path.join(project.root, '.cache'), 'one'))!.step).toBe(step);
      if (existsSync(path.join(folder, 'current'))) expect(findDamage()).toEqual([]);
    }
    const resumed = await shipFrom(second!, '--to', 'one');
    expect(resumed.stderr).toMatch(/Resuming: the run of .* was broken off while switching/);
    expect([resumed.code, await readLive(), findDamage()]).toEqual([0, path.basename(second!), []]);
  });

  test('only some sites: the others stay as they are, and all chosen together make the release of dist', async () => {
    await emptyMachines();
    await shipFrom(first!, '--to', 'one');
    const sites = ['de', 'at', 'com'].map((domain) => `members.alderwick.${domain}.example`);
    const { result } = await shipFrom(second!, '--to', 'one', '--host', sites[0]!);
    expect(result.machines[0]).toMatchObject({ changed: [sites[0]], added: [], removed: [] });
    expect(findDamage()).toEqual([]);
    const expected = new Map(digestsOf(first!)).set(sites[0]!, digestsOf(second!).get(sites[0]!)!);
    expect(digestsOf(path.join(folder, 'current'))).toEqual(expected);
    const policies = await readFile(path.join(folder, 'current/hosting/nginx/sites.conf'), 'utf8');
    const facts = (text: string, site: string) => text.split('\n').filter((line) => line.includes(`${site} `));
    for (const [site, release] of [
      [sites[0], second],
      [sites[1], first],
    ] as const)
      expect(facts(policies, site!)).toEqual(
        facts(await readFile(path.join(release!, 'hosting/nginx/sites.conf'), 'utf8'), site!),
      );
    await shipFrom(second!, '--to', 'one', '--brand', 'alderwick');
    expect([await readLive(), findDamage()]).toEqual([path.basename(second!), []]);
    const oneChanged = result.release;
    for (const [release, args] of [
      [path.basename(first!), []],
      [oneChanged, ['--host', sites[0]!]],
    ] as const) {
      const name = args.length > 0 ? path.basename(second!) : release;
      const back = await shipFrom(second!, '--to', 'one', '--release', name, ...args);
      expect(back.result.machines[0]).toMatchObject({ contents: 0, folders: 0 });
      expect([await readLive(), findDamage()]).toEqual([release, []]);
    }
    expect((await shipFrom(second!, '--to', 'one', '--release', 'none')).result.error.message).toMatch(
      /keeps no release/,
    );
    expect(await shipFrom(second!, '--to', 'one', '--brand', 'alderwik')).toMatchObject({
      code: 2,
      result: { error: { message: 'the release has no brand alderwik; did you mean "alderwick"?' } },
    });
  });

  test('a reload that fails brings all machines back to what they served', async () => {
    const machines = [folder, `${folder}-2`];
    await emptyMachines();
    const reload = path.join(own, 'reload.sh');
    await writeFile(reload, 'readlink current >> reloaded\n');
    await shipFrom(first!, '--to', 'two');
    expect(await Promise.all(machines.map(readLive))).toEqual(machines.map(() => path.basename(first!)));
    await writeFile(
      reload,
      `readlink current >> reloaded\ncase $(pwd) in *-2) if [ $(readlink current) = releases/${path.basename(second!)} ]; then echo 'unknown directive' >&2; exit 1; fi;; esac\n`,
    );
    const { code, result } = await shipFrom(second!, '--to', 'two');
    expect([code, result.error.message]).toEqual([
      1,
      'www2: unknown directive\nwww2: the server did not reload; the former release is back',
    ]);
    for (const machine of machines) {
      expect(await readLive(machine)).toBe(path.basename(first!));
      const reloaded = (await readFile(path.join(machine, 'reloaded'), 'utf8')).trim().split('\n');
      expect(reloaded).toEqual([first, second, first].map((release) => `releases/${path.basename(release!)}`));
    }
    await rm(reload);
    await writeFile(reload, '');
    expect((await shipFrom(second!, '--to', 'two')).result.machines).toMatchObject(
      machines.map(() => ({ contents: 0, folders: 0 })),
    );
    expect(machines.map(findDamage)).toEqual([[], []]);
  });

  test('nginx serves what was shipped, and a server that does not reload is found out', async ({ skip }) => {
    skip(!findNginx(), 'nginx is not installed');
    await emptyMachines();
    const reload = path.join(own, 'reload-web.sh');
    await writeFile(reload, 'exit 0');
    await shipFrom(first!, '--to', 'one');
    const web = path.join(own, 'web');
    const nginx = await startNginx(findNginx()!, '/unset', web, {
      files: `${folder}/current/hosting/nginx`,
      site: `listen 127.0.0.1:${port}; include ${folder}/current/dist.conf;`,
    });
    try {
      await writeFile(reload, `${findNginx()} -c ${web}/nginx.conf -e ${web}/error.log -s reload`);
      expect(await shipFrom(second!, '--to', 'web')).toMatchObject({ code: 0 });
      const told = (release: string) => readFile(path.join(release, changedHost, 'release.json'), 'utf8');
      const ask = async () =>
        (await sendRawRequest(nginx.address, { host: changedHost, path: '/release.json' })).body.toString();
      expect(await ask()).toBe(await told(second!));
      const asset = findFormerAsset(changedHost, first!, second!);
      const { status, body } = await sendRawRequest(nginx.address, { host: changedHost, path: `/${asset}` });
      expect([status, body.equals(await readFile(path.join(first!, changedHost, asset)))]).toEqual([200, true]);
      await writeFile(reload, 'exit 0');
      const { code, result } = await shipFrom(first!, '--to', 'web');
      expect([code, result.error.message]).toEqual([1, expect.stringContaining('/release.json: content is')]);
      await writeFile(reload, `${findNginx()} -c ${web}/nginx.conf -e ${web}/error.log -s reload`);
      expect(await shipFrom(second!, '--to', 'web')).toMatchObject({ code: 0 });
      expect(await ask()).toBe(await told(second!));
    } finally {
      await nginx.stop();
    }
  });

  test('waves: the next begins when the rate of reports is low; a word stops, goes on, goes back', async () => {
    await emptyMachines();
    const [former, next] = [first!, second!].map((release) => path.basename(release));
    const served = () => {
      const now = digestsOf(path.join(folder, 'current'));
      return ['de', 'at', 'com'].filter((domain) => {
        const host = `members.alderwick.${domain}.example`;
        return now.get(host) === digestsOf(second!).get(host);
      });
    };
    await shipFrom(first!, '--to', 'waved');
    const planned = await shipFrom(second!, '--to', 'waved', '--dry-run');
    expect(planned.stderr).toMatch(/Wave 1: 1 host .*\.de\..*\nWave 2: 1 host .*\.at\..*\nWave 3: 1 host .*\.com\./);

    const stopped = await shipFrom(second!, '--to', 'waved', '--until', '1');
    expect([stopped.result, served()]).toMatchObject([{ ok: true, waves: 3, passed: 1, failures: [] }, ['de']]);
    rate.now = 2;
    const failed = await shipFrom(second!, '--to', 'waved');
    expect([failed.code, failed.result, served()]).toMatchObject([
      1,
      { passed: 1, failures: ['the rate of reports is 2, more than 0.5'] },
      ['de', 'at'],
    ]);
    expect(rate.asked).toEqual([1, 2].map(() => `/rate?release=${next}`));
    expect(findDamage()).toEqual([]);

    await shipFrom(second!, '--to', 'waved', '--back', '--reason', 'too many reports', '--approved-by', 'Bea');
    expect([await readLive(), served()]).toEqual([former, []]);
    rate.now = 0;
    expect((await shipFrom(second!, '--to', 'waved')).result).toMatchObject({ ok: true, passed: 3 });
    expect([await readLive(), findDamage()]).toEqual([next, []]);

    const listed = await callCommand(releases, ['--root', project.root, '--at', 'waved', '--json'], {
      env: server.env,
    });
    const { www1 } = JSON.parse(listed.stdout).machines;
    expect(www1.releases[0]).toMatchObject({ name: next, isCurrent: true, different: 0, sites: 3 });
    expect(www1.damage).toEqual([]);
    const back = www1.log.find(({ reason }: { reason?: string }) => reason !== undefined);
    expect(back).toMatchObject({ act: 'rollback', release: former, to: 'waved', approvedBy: 'Bea', sites: 3 });
    // Of the waves only the last is a release to go back to, although it changed one host.
    expect(www1.log.at(-1)).toMatchObject({ release: next, hosts: { length: 1 } });
    expect(www1.log.map(({ isStep = false }) => isStep)).toEqual([false, true, true, false, true, false]);
    const rollBack = async (...args: string[]) => {
      const command = ['--root', project.root, '--out', second!, '--at', 'waved', '--json', ...args];
      return JSON.parse((await callCommand(rollback, command, { env: server.env })).stdout);
    };
    expect(await rollBack('--host', changedHost)).toMatchObject({ from: next, to: former, hosts: [changedHost] });
    expect([served(), findDamage()]).toEqual([['at', 'com'], []]);
    expect(await rollBack()).toMatchObject({ to: former, release: former, hosts: { length: 2 } });
    expect([await readLive(), findDamage()]).toEqual([former, []]);

    const log = path.join(folder, 'log.jsonl');
    await writeFile(log, (await readFile(log, 'utf8')).replace('Bea', 'Eva'));
    const { code, stderr } = await callCommand(releases, ['--root', project.root, '--at', 'waved'], {
      env: server.env,
    });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The log of www1 is damaged: line \d+ does not follow/)]);
  });

  test('a lock that somebody holds is taken only by a word', async () => {
    await writeFile(path.join(folder, 'lock'), 'somebody on a machine, process 1\n');
    expect((await shipFrom(first!, '--to', 'one', '--dry-run')).code).toBe(0);
    const { code, result } = await shipFrom(first!, '--to', 'one');
    expect([code, result.error.message]).toEqual([
      1,
      `www1: another ship holds ${folder}/lock: somebody on a machine, process 1; wait for it, or take its place with --take-over if it is dead`,
    ]);
    expect((await shipFrom(first!, '--to', 'one', '--take-over')).code).toBe(0);
    expect([await readLive(), existsSync(path.join(folder, 'lock'))]).toEqual([path.basename(first!), false]);
  });
});
