import { execFile } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFinding } from '../../scripts/build/verify/Finding.ts';
import { writeEvidence } from '../../scripts/evidence.ts';
import { serveSite } from '../../scripts/local/serve/serveSite.ts';
import { checkEvidence } from '../../scripts/release-tools/evidence/checkEvidence.ts';
import { verify } from '../../scripts/verify.ts';
import { builtFixtureRoot, replaceFile } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { copyRelease, hashDist } from '../support/readDist.ts';

// The evidence of the fixture's release, which has packages of this project's lock.

const host = 'members.birchmere.uk.example';
const dist = path.join(builtFixtureRoot(), 'dist');
const keys = generateKeyPairSync('ed25519');
let folder: string;
let evidence: string;

const toPem = (key: KeyObject) =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();
const at = (name: string) => path.join(folder, name);
const write = (out: string, ...args: string[]) =>
  callCommand(writeEvidence, ['--release', dist, '--out', out, ...args]);
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evidence-'));
  await writeFile(at('private.pem'), toPem(keys.privateKey));
  await writeFile(at('public.pem'), toPem(keys.publicKey));
  evidence = at('evidence');
  expect(await write(evidence, '--key', at('private.pem'))).toMatchObject({ code: 0, stderr: '' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns a copy of the evidence that a test may change. */
async function copyEvidence(name: string): Promise<string> {
  await cp(evidence, at(name), { recursive: true });
  return at(name);
}

interface Component {
  'bom-ref': string;
  name: string;
  purl?: string;
  version?: string;
  licenses?: object[];
  hashes?: { alg: string; content: string }[];
}

test('the bill of materials has the form that CycloneDX gives, with licences that SPDX knows', async () => {
  const require = createRequire(import.meta.url);
  const schemas = path.join(require.resolve('@cyclonedx/cyclonedx-library/package.json'), '../res/schema');
  const readSchema = (name: string) => readJson(path.join(schemas, `${name}.SNAPSHOT.schema.json`));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    ajv.addSchema(await readSchema(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const isValid = ajv.compile(await readSchema('bom-1.6'));
  const bill = await readJson(path.join(evidence, 'sbom.cdx.json'));
  expect([isValid(bill), isValid.errors]).toEqual([true, null]);
  const licenses = [{ license: { id: 'No-Such-1.0' } }];
  expect(isValid({ ...bill, components: [{ ...bill.components[0], licenses }] })).toBe(false);
});

test('the bill of materials lists what sites send, and nothing else of the lock', { tags: 'rule' }, async () => {
  const { components, dependencies, metadata, ...head } = await readJson(path.join(evidence, 'sbom.cdx.json'));
  expect(head).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(metadata).not.toHaveProperty('timestamp');
  const { packages } = (await readJson('package-lock.json')) as {
    packages: Record<string, { version: string; integrity: string; license: string }>;
  };
  const listed = (components as Component[]).filter(({ purl }) => purl !== undefined);
  const notices = await readFile(path.join(dist, host, 'third-party-notices.txt'), 'utf8');
  const lineOf = ({ purl, version, licenses }: Component) =>
    `${decodeURIComponent(purl!.slice('pkg:npm/'.length, purl!.lastIndexOf('@')))} ${version} (${Object(licenses![0]).license.id})`;
  const own = (dependencies as { ref: string; dependsOn: string[] }[]).find(({ ref }) => ref === host)!.dependsOn;
  expect(listed.filter((one) => own.includes(one['bom-ref'])).map(lineOf)).toEqual(
    notices.match(/^\S+ \d+\.\d+\.\d+ \(\S+\)$/gm),
  );
  const figtree = listed.find(({ purl }) => purl?.startsWith('pkg:npm/%40fontsource-variable/figtree@'))!;
  const { integrity } = packages['node_modules/@fontsource-variable/figtree']!;
  expect(figtree.hashes).toEqual([
    { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') },
  ]);
  expect(packages).toHaveProperty('node_modules/vite');
  expect(components.map(({ name }: Component) => name)).not.toContain('vite');
  expect(components.map(({ name }: Component) => name)).toEqual(expect.arrayContaining(['Maps', host]));
});

test('the statement names manifest and lists, and what they were built from; without a time it is the same again', async () => {
  const files = await hashDist(builtFixtureRoot());
  const again = at('again');
  await write(again, '--key', at('private.pem'));
  const { payload, ...envelope } = await readJson(path.join(evidence, 'statement.dsse.json'));
  expect(await readJson(path.join(again, 'statement.dsse.json'))).toEqual({ payload, ...envelope });
  const { subject, predicate } = JSON.parse(Buffer.from(payload, 'base64').toString());
  expect(
    Object.fromEntries(
      subject.map((one: { name: string; digest: { sha256: string } }) => [one.name, one.digest.sha256]),
    ),
  ).toEqual(Object.fromEntries(Object.entries(files).filter(([name]) => /^manifests?[./]/.test(name))));
  const { buildDefinition, runDetails } = predicate;
  expect(buildDefinition.externalParameters).toEqual({ environment: 'production', compressed: true });
  expect(buildDefinition.resolvedDependencies).toContainEqual({
    name: 'node',
    uri: `pkg:generic/node@${process.versions.node}`,
  });
  expect(runDetails).not.toHaveProperty('metadata');

  const [builder, time] = ['https://ci.example/matchpress', '2026-11-30T08:00:00Z'];
  await write(again, '--builder', builder, '--time', time);
  const unsigned = await readJson(path.join(again, 'statement.json'));
  expect(unsigned.predicate.runDetails).toMatchObject({ builder: { id: builder }, metadata: { finishedOn: time } });
  expect(checkEvidence(again, dist, undefined)).toEqual([]);
  expect(checkEvidence(again, dist, keys.publicKey).map(formatFinding)).toEqual([
    'again/statement.dsse.json: is missing: nothing is signed',
  ]);
  for (const wrong of [
    ['--builder', 'me'],
    ['--time', 'today'],
    ['--out', path.join(dist, 'evidence')],
  ])
    expect((await write(again, ...wrong)).code).toBe(2);
  expect((await write(path.dirname(dist))).code).toBe(1);
  expect(await write(again, '--key', 'none.pem')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^none\.pem:1:1 /),
  });
});

const forged = (text: string) => text.replace(/[0-9a-f]{64}/, 'f'.repeat(64));

test.for<[what: string, file: string, finding: string]>([
  ['a bill of materials', 'sbom.cdx.json', 'sbom.cdx.json: is not what the statement says'],
  ['a list', `manifests/${host}.json`, `manifests/${host}.json: is not what the statement says`],
  ['a manifest', 'manifest.json', 'manifest.json: is not what the statement says'],
  ['a rules file', `hosting/rules/${host}.json`, `hosting/rules/${host}.json: is not what the statement says`],
  ['a statement', 'statement.dsse.json', 'statement.dsse.json: has no signature by this key'],
])('%s that was tampered with is named', { tags: 'rule' }, async ([, file, finding]) => {
  const copy = await copyEvidence(`tampered-${path.basename(file)}`);
  const text = await readFile(path.join(copy, file), 'utf8');
  await writeFile(
    path.join(copy, file),
    file.startsWith('statement') ? text.replace('"payload": "ew', '"payload": "eg') : `${forged(text)} `,
  );
  const found = checkEvidence(copy, dist, keys.publicKey).map(formatFinding);
  expect(found).toContain(`${path.basename(copy)}/${finding}`);
  expect(found.every((one) => one.startsWith(path.basename(copy)))).toBe(true);
});

test('verify compares the release with its evidence, and names a list that is not the one that was signed', async () => {
  const signed = ['--evidence', evidence, '--public-key', at('public.pem'), '--root', builtFixtureRoot()];
  expect(checkEvidence(evidence, dist, keys.publicKey)).toEqual([]);
  const release = at('release');
  copyRelease(dist, release);
  const list = path.join(release, 'manifests', `${host}.json`);
  await writeFile(list, forged(await readFile(list, 'utf8')));
  const { code, stderr } = await callCommand(verify, ['--out', release, ...signed]);
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining(`release/manifests/${host}.json: is not what the statement says\n`),
  ]);
});

test.for([
  ['--public-key', 'public.pem'],
  ['--connect-to', '127.0.0.1:1'],
  ['--served', 'all', '--repair'],
])('verify refuses %s where it would have no effect', async (args) => {
  expect((await callCommand(verify, args)).code).toBe(2);
});

test('the lone script proves the same in an empty folder, and names what is served otherwise', async () => {
  const [bare, release] = [at('bare'), at('served')];
  await mkdir(bare);
  copyRelease(dist, release);
  await copyFile(
    path.resolve('scripts/release-tools/evidence/verify-served.mjs'),
    path.join(bare, 'verify-served.mjs'),
  );
  const server = await serveSite(path.join(release, host), 0);
  const run = (from: string, key = at('public.pem')) => {
    const args = [from, `http://${host}`, '--public-key', key, '--connect-to', new URL(server.origin).host];
    return new Promise<[code: number, output: string]>((resolve) =>
      execFile(process.execPath, ['verify-served.mjs', ...args], { cwd: bare }, (error, stdout) =>
        resolve([Number(error?.code ?? 0), stdout]),
      ),
    );
  };
  try {
    expect(await run(evidence)).toEqual([0, expect.stringMatching(/^\d\d+ addresses: 0 problems\n$/)]);
    await replaceFile(path.join(release, host, 'robots.txt'), 'Allow: /');
    await writeFile(at('other.pem'), toPem(generateKeyPairSync('ed25519').publicKey));
    const copy = await copyEvidence('tampered');
    const other = 'manifests/members.alderwick.de.example.json';
    await writeFile(path.join(copy, other), await readFile(path.join(copy, 'manifests/hosting.json')));
    const [code, output] = await run(copy, at('other.pem'));
    expect([code, output.split('\n')]).toEqual([
      1,
      expect.arrayContaining([
        'the statement has no signature by this key',
        `${other} is not what the statement says`,
        `http://${host}/robots.txt (identity) is not 200 with robots.txt`,
      ]),
    ]);
    const lines = (await readFile(path.join(bare, 'verify-served.mjs'), 'utf8')).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(60);
  } finally {
    await server.close();
  }
});
