import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareWithManifest, hashFolders } from '../../scripts/build/output/compareWithManifest.ts';
import { readFileList } from '../../scripts/build/output/fileLists.ts';
import { readManifest } from '../../scripts/build/output/readManifest.ts';
import { ship } from '../../scripts/ship.ts';
import { buildFixture } from '../support/buildFixture.ts';
import { copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { hasSshServer, type SshServer, startSshServer } from './startSshServer.ts';

const host = 'members.birchmere.uk.example';

describe.skipIf(!hasSshServer)('ship by SSH', () => {
  let project: Awaited<ReturnType<typeof copyBuiltFixture>>;
  let own: string;
  let server: SshServer;
  let folder: string;
  /** Folders of two releases, the later one with an edited address of one brand; the addresses are in its three sites. */
  let [first, second]: string[] = [];

  const targets = () => `targets: {
    one: { kind: 'ssh', machines: ['www1'], folder: '${folder}', keep: 1 },
    two: { kind: 'ssh', machines: ['www1', 'www2'], folder: '${folder}', reload: 'sh ${own}/reload.sh' },
  },`;

  /** Ships a release to a target; every machine is this one. */
  const shipFrom = async (dist: string, ...args: string[]) => {
    const command = ['--root', project.root, '--out', dist, '--json', ...args];
    const { code, stdout, stderr } = await callCommand(ship, command, { env: server.env });
    return { code, stderr, result: JSON.parse(stdout) };
  };
  const readLive = async (of = folder) => path.basename(await readlink(path.join(of, 'current')));
  const digestsOf = (release: string) =>
    new Map(readManifest(release)!.sites.map(({ host, digest }) => [host, digest]));
  /** What is wrong with the release that a machine serves. */
  const findDamage = (of = folder) => {
    const live = path.join(of, 'current');
    const manifest = readManifest(live)!;
    return compareWithManifest(manifest, hashFolders(live), (list) => readFileList(live, list));
  };
  const emptyMachines = () => Promise.all([folder, `${folder}-2`].map((of) => rm(of, { recursive: true, force: true })));

  beforeAll(async () => {
    project = await copyBuiltFixture();
    own = await mkdtemp(path.join(tmpdir(), 'ship-'));
    folder = path.join(own, 'srv');
    server = await startSshServer(path.join(own, 'ssh'), folder);
    const edit = async (name: string, change: (text: string) => string) => {
      const file = path.join(project.root, name);
      await replaceFile(file, change(await readFile(file, 'utf8')));
    };
    first = await realpath(path.join(project.root, 'dist'));
    await edit('build.config.ts', (text) => text.replace('siteIds:', `${targets()} siteIds:`));
    await edit('brands/alderwick/brand.json', (text) => text.replaceAll('support@', 'help@'));
    await buildFixture(project.root);
    second = await realpath(path.join(project.root, 'dist'));
  });
  afterAll(async () => {
    await server?.stop();
    await project?.[Symbol.asyncDispose]();
    await rm(own, { recursive: true, force: true });
  });

  test('a first shipment brings everything, after a dry run that changes nothing', async () => {
    const dry = await shipFrom(first!, '--to', 'one', '--dry-run');
    expect(dry.result).toMatchObject({ ok: true, dryRun: true, target: 'one' });
    expect(existsSync(folder)).toBe(false);
    const { result, stderr } = await shipFrom(first!, '--to', 'one');
    expect(stderr).toContain('new: 6 hosts');
    expect(result).toEqual({ ...dry.result, dryRun: false });
    expect(findDamage()).toEqual([]);
    expect(await readLive()).toBe(path.basename(first!));
  });

  test('an edit sends little more than what is new', async () => {
    const before = server.sentBytes();
    const { result } = await shipFrom(second!, '--to', 'one');
    expect(findDamage()).toEqual([]);
    const { bytes, changed } = result.machines[0];
    expect(changed).toHaveLength(3);
    console.error(server.sentBytes() - before, bytes);
    expect(server.sentBytes() - before).toBeLessThan(1.05 * bytes);
    expect((await shipFrom(second!, '--to', 'one')).stderr).toContain('serves');
  });

  test('a run that is cut off goes on where it was, and what is served is always whole', async () => {
    await emptyMachines();
    const random = fc.sample(fc.integer({ min: 6000, max: 90_000 }), { seed: 1, numRuns: 200 });
    let runs = 0;
    for (const release of [first!, second!]) {
      for (; ; runs++) {
        server.cutAfter(random[runs]!);
        const { code, result, stderr } = await shipFrom(release, '--to', 'one');
        if (existsSync(path.join(folder, 'current'))) expect(findDamage()).toEqual([]);
        if (code === 0) break;
        expect([code, result.error.message], stderr).toEqual([1, expect.stringMatching(/^www1: /)]);
      }
      expect(await readLive()).toBe(path.basename(release));
    }
    expect(runs).toBeGreaterThan(20);
    server.cutAfter(Number.POSITIVE_INFINITY);
  });
});
