import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contentPath, storeFolder } from '../../scripts/build/output/cacheFolders.ts';
import { readManifest } from '../../scripts/build/output/readManifest.ts';
import { exportRelease } from '../../scripts/export.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { listFiles } from '../../scripts/lib/listFiles.ts';
import { copyBuiltFixture } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';

let project: Awaited<ReturnType<typeof copyBuiltFixture>>;
let folder: string;

const run = (...args: string[]) => callCommand(exportRelease, ['--root', project.root, '--release', dist(), ...args]);
const dist = () => path.join(project.root, 'dist');
/** Hashes every file below a folder. */
const hashFiles = async (of: string) => {
  const files = listFiles(of).map(async (file) => [file, sha256(await readFile(path.join(of, file)))]);
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
};
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  project = await copyBuiltFixture();
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
});
afterAll(async () => {
  await project?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

// The forms of OCI images, version 1.1, without what this layout has no use for.
const Annotations = z.record(z.string().regex(/^org\.opencontainers\.image\.(?:title|version|ref\.name)$/), z.string());
const mediaType = <Name extends string>(name: Name) => z.literal(`application/vnd.oci.${name}.v1+json`);
const Descriptor = z.strictObject({
  mediaType: z.string().regex(/^[a-z]+\/[a-z0-9.+-]+$/),
  digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
  size: z.int().nonnegative(),
  artifactType: z.string().optional(),
  annotations: Annotations.optional(),
});
const Index = z.strictObject({
  schemaVersion: z.literal(2),
  mediaType: mediaType('image.index'),
  artifactType: z.string(),
  manifests: z.array(Descriptor),
  annotations: Annotations,
});
const ArtifactManifest = z.strictObject({
  schemaVersion: z.literal(2),
  mediaType: mediaType('image.manifest'),
  artifactType: z.string(),
  config: Descriptor.extend({ mediaType: mediaType('empty'), size: z.literal(2) }),
  layers: z.array(Descriptor).nonempty(),
  annotations: Annotations,
});

const title = 'org.opencontainers.image.title';

test('an OCI layout has the whole release, as links to contents under digests that are true', async () => {
  expect(await run('--oci', at('layout'))).toMatchObject({ code: 0, stderr: '' });
  const read = async (file: string) => JSON.parse(await readFile(path.join(at('layout'), file), 'utf8'));
  expect(await read('oci-layout')).toEqual({ imageLayoutVersion: '1.0.0' });
  const reached = new Set<string>();
  const readBlob = async ({ digest, size }: z.output<typeof Descriptor>) => {
    reached.add(digest.slice('sha256:'.length));
    const bytes = await readFile(path.join(at('layout'), 'blobs', digest.replace(':', '/')));
    expect([sha256(bytes), bytes.length]).toEqual([digest.slice('sha256:'.length), size]);
    return bytes;
  };
  const index = Index.parse(await read('index.json'));
  const [release, ...tagged] = index.manifests;
  const whole = Index.parse(JSON.parse((await readBlob(release!)).toString()));
  expect(whole.manifests.map(({ digest }) => digest)).toEqual(tagged.map(({ digest }) => digest));
  const hosts = readManifest(dist())!.sites.map(({ host }) => host);
  const name = sha256(await readFile(path.join(dist(), 'manifest.json'))).slice(0, 16);
  const tags = index.manifests.map(({ annotations }) => annotations!['org.opencontainers.image.ref.name']);
  expect(tags).toEqual([name, ...hosts, 'hosting', ...(tags.includes('deltas') ? ['deltas'] : [])]);

  const unpacked: Record<string, string> = {};
  for (const descriptor of tagged) {
    const manifest = ArtifactManifest.parse(JSON.parse((await readBlob(descriptor)).toString()));
    expect((await readBlob(manifest.config)).toString()).toBe('{}');
    const owner = manifest.annotations[title]!;
    for (const layer of manifest.layers) {
      const file = layer.annotations![title]!;
      unpacked[hosts.includes(owner) ? `${owner}/${file}` : file] = sha256(await readBlob(layer));
    }
  }
  expect(unpacked).toEqual(await hashFiles(dist()));
  const blobs = await readdir(at('layout/blobs/sha256'));
  expect(blobs.sort()).toEqual([...reached].sort());
  const [content] = Object.values(unpacked);
  const stored = contentPath(path.join(project.root, '.cache', storeFolder))(content!);
  expect((await stat(path.join(at('layout/blobs/sha256'), content!))).ino).toBe((await stat(stored)).ino);

  const before = await hashFiles(at('layout'));
  await writeFile(path.join(at('layout'), 'blobs/left'), 'of an older release');
  expect((await run('--oci', at('layout'))).code).toBe(0);
  expect(await hashFiles(at('layout'))).toEqual(before);
});

test('the layout of something else stays as it is', async () => {
  await mkdir(at('other'));
  await writeFile(at('other/index.json'), JSON.stringify({ schemaVersion: 2, manifests: [] }));
  const { code, stderr } = await run('--oci', at('other'));
  expect([code, stderr]).toEqual([1, expect.stringContaining('something else is here already')]);
  expect(await readdir(at('other'))).toEqual(['index.json']);
});

test('the hosts for OpenTofu are those of sites, those that redirect there, and those of retired brands', async () => {
  expect((await run('--hosts', at('hosts.tfvars.json'))).code).toBe(0);
  const { matchpress_hosts: hosts } = JSON.parse(await readFile(at('hosts.tfvars.json'), 'utf8'));
  const site = { brand: 'birchmere', domain: 'uk', environment: 'production' };
  const retired = { kind: 'retired', brand: null, domain: null, environment: null };
  expect(hosts).toMatchObject({
    'birchmere.example': { kind: 'redirect', leads_to: 'https://members.birchmere.uk.example', ...site },
    'members.birchmere.uk.example': { kind: 'site', leads_to: null, ...site },
    'members.dunmoor.de.example': { ...retired, leads_to: null },
    'members.dunmoor.uk.example': { ...retired, leads_to: expect.stringContaining('https://members.birchmere.uk') },
  });
  expect(Object.keys(hosts)).toEqual(Object.keys(hosts).toSorted());
  expect(Object.keys(hosts)).toHaveLength(10);
});

test('an export of nothing is a wrong use', async () => {
  expect(await run()).toMatchObject({ code: 2, stderr: expect.stringContaining('--hosts or --oci') });
});
