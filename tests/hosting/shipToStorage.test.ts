import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decompressDelta } from '../../scripts/build/output/makeDeltas.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { identifyProcess } from '../../scripts/lib/processStart.ts';
import { freePort } from '../../scripts/local/serve/startServer.ts';
import { bundleEdge } from '../../scripts/release-tools/ship/edge/bundleEdge.ts';
import { ship } from '../../scripts/ship.ts';
import { buildFixture } from '../support/buildFixture.ts';
import { copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { countPutBytes } from './countPutBytes.ts';
import { answersEverywhere, findFormerAsset } from './expectedAnswers.ts';
import { sendRawRequest } from './sendRawRequest.ts';
import { startEdge } from './startEdge.ts';
import { findWorkerd, startWorkerd } from './startWorkerd.ts';

const host = 'members.birchmere.uk.example';
const changedHost = 'members.alderwick.de.example';

let project: Awaited<ReturnType<typeof copyBuiltFixture>>;
let storage: FauxqsServer;
let edge: Awaited<ReturnType<typeof startEdge>>;
let [first, second]: string[] = [];
let workerFolder: string;
let workerPort: number;

/** Ships a release to the storage, or to the target that is named. */
const shipFrom = async (dist: string, ...args: string[]) => {
  const env = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  const to = args.includes('--to') ? [] : ['--to', 'storage'];
  const command = ['--root', project.root, '--out', dist, '--json', ...to, ...args];
  const { code, stdout, stderr } = await callCommand(ship, command, { env });
  return { code, stderr, result: JSON.parse(stdout) };
};

beforeAll(async () => {
  project = await copyBuiltFixture();
  storage = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
  storage.createBucket('matchpress');
  const bucket = `http://127.0.0.1:${storage.port}/matchpress`;
  const edit = async (name: string, change: (text: string) => string) => {
    const file = path.join(project.root, name);
    await replaceFile(file, change(await readFile(file, 'utf8')));
  };
  first = await realpath(path.join(project.root, 'dist'));
  workerFolder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  workerPort = await freePort(0);
  edge = await startEdge(path.join(workerFolder, 'edge.js'));
  const target = `targets: {
    storage: { kind: 's3', bucket: '${bucket}', serves: '${edge.address}' },
    worker: { kind: 'worker', folder: '${workerFolder}', deploy: 'sh deploy.sh', serves: 'http://127.0.0.1:${workerPort}' },
  },`;
  await edit('build.config.ts', (text) => text.replace('siteIds:', `${target} siteIds:`));
  await edit('brands/alderwick/brand.json', (text) => text.replaceAll('support@', 'help@'));
  await buildFixture(project.root);
  second = await realpath(path.join(project.root, 'dist'));
  expect((await shipFrom(first!, '--edge', path.join(workerFolder, 'edge.js'))).code).toBe(0);
});
afterAll(async () => {
  await edge?.stop();
  await storage?.stop();
  await project?.[Symbol.asyncDispose]();
  await rm(workerFolder, { recursive: true, force: true });
});

const ask = (address: string, at = host) => sendRawRequest(edge.address, { host: at, path: address });

/** Expects the answers of the first release from a server. */
async function expectFirst(server: string) {
  const script = (await readFile(path.join(first!, 'manifests', `${host}.json`), 'utf8')).match(/main-[\w-]+\.js/)![0];
  for (const [address, status, file] of answersEverywhere) {
    const answered = await sendRawRequest(server, { host, path: address.replace('{script}', script) });
    expect([address, answered.status]).toEqual([address, status]);
    const bytes = await readFile(path.join(first!, host, file!.replace('{script}', script)));
    expect(answered.body.equals(bytes), address).toBe(true);
  }
  const asked = (at: string) => sendRawRequest(server, { host: at, path: '/magiclink?token=a%2Fb' });
  expect((await asked('unknown.example')).status).toBe(421);
  const { status, headers } = await asked('old.birchmere.example');
  expect([status, headers.location]).toEqual([301, `https://${host}/magiclink?token=a%2Fb`]);
}

/** Expects the delta of the second release from a server, for a browser that has the document of the first. */
async function expectDelta(server: string) {
  const [former, now] = await Promise.all(
    [first!, second!].map((release) => readFile(path.join(release, changedHost, 'index.html'))),
  );
  const { headers, body } = await sendRawRequest(server, {
    ...{ host: changedHost, path: '/', acceptEncoding: 'br, dcz' },
    headers: { 'available-dictionary': `:${Buffer.from(sha256(former!), 'hex').toString('base64')}:` },
  });
  expect(headers['content-encoding']).toBe('dcz');
  expect(decompressDelta(body, former!).equals(now!)).toBe(true);
}

/** Expects a server of the second release to have an asset of the first, too. */
async function expectFormerAsset(server: string) {
  const asset = findFormerAsset(changedHost, first!, second!);
  const { status, headers, body } = await sendRawRequest(server, { host: changedHost, path: `/${asset}` });
  expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
  expect(body.equals(await readFile(path.join(first!, changedHost, asset)))).toBe(true);
}

const readTold = (release: string) => readFile(path.join(release, changedHost, 'release.json'), 'utf8');

test('a storage and the function at the edge serve all hosts as every other server does', async () => {
  const { code, stderr, result } = await shipFrom(first!);
  // Every host was read back.
  expect([code, stderr], JSON.stringify(result)).toEqual([0, expect.stringContaining('new: 6 hosts')]);
  await expectFirst(edge.address);
});

test('an edit is served with its deltas, and going back sends nothing but pointers', async () => {
  const { result } = await shipFrom(second!);
  expect(result.machines[0].changed).toHaveLength(3);
  expect((await ask('/release.json', changedHost)).body.toString()).toBe(await readTold(second!));
  await expectDelta(edge.address);
  await expectFormerAsset(edge.address);
  const sent = countPutBytes();
  expect((await shipFrom(second!, '--release', path.basename(first!))).code).toBe(0);
  sent.stop();
  expect((await ask('/release.json', changedHost)).body.toString()).toBe(await readTold(first!));
  expect(sent.bytes()).toBeLessThan(20_000);
});

test('without keys nothing is tried, and a lock is taken by a word or when its process has ended', async () => {
  const target = ['--root', project.root, '--out', second!, '--json', '--to', 'storage'];
  const empty = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' };
  const without = await callCommand(ship, target, { env: empty });
  expect([without.code, JSON.parse(without.stdout).error.message]).toEqual([
    1,
    expect.stringMatching(/AWS_ACCESS_KEY_ID/),
  ]);
  const lock = { owner: 'somebody', ...identifyProcess() };
  const putLock = (holder: typeof lock) =>
    fetch(`http://127.0.0.1:${storage.port}/matchpress/lock`, { method: 'PUT', body: JSON.stringify(holder) });
  for (const holder of [lock, { ...lock, place: 'another machine', started: 'before' }]) {
    await putLock(holder);
    expect((await shipFrom(second!)).result.error.message).toMatch(/another ship holds the lock: somebody;/);
  }
  expect((await shipFrom(second!, '--take-over')).code).toBe(0);
  await putLock({ ...lock, started: 'before' });
  expect((await shipFrom(second!)).code).toBe(0);
});

test('one Worker serves all hosts, deltas included, and stays when it cannot be uploaded', async ({ skip }) => {
  skip(findWorkerd() === undefined, 'there is no workerd for this machine');
  const workerd = await startWorkerd(workerFolder, await bundleEdge(''), workerPort);
  const deploy = (script: string) => writeFile(path.join(workerFolder, 'deploy.sh'), script);
  try {
    await deploy('exit 0');
    const { code, result } = await shipFrom(first!, '--to', 'worker');
    expect([code, result.machines?.[0].added]).toEqual([0, expect.objectContaining({ length: 6 })]);
    await expectFirst(workerd.address);
    await deploy('echo no such account >&2; exit 3');
    expect((await shipFrom(second!, '--to', 'worker')).result.error.message).toBe(
      'no such account\nsh deploy.sh ended with 3; the former release is back',
    );
    const pointer = path.join(workerFolder, 'assets/pointers', `${changedHost}.json`);
    expect(JSON.parse(await readFile(pointer, 'utf8')).release).toBe(path.basename(first!));
    await deploy('exit 0');
    const again = await shipFrom(second!, '--to', 'worker');
    expect(again).toMatchObject({ code: 0, result: { machines: [{ contents: 0 }] } });
    await expectDelta(workerd.address);
    await expectFormerAsset(workerd.address);
  } finally {
    await workerd.stop();
  }
});
