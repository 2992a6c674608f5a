import { expect, test } from 'vitest';
import { sha256 } from '../../lib/hash.ts';
import { toDeltaPath } from '../hosting/deltas.ts';
import { compressDelta } from '../output/makeDeltas.ts';
import { renderFileList } from '../output/manifest.ts';
import { checkDeltas } from './checkDeltas.ts';

const host = 'a.example';
const [former, now] = ['one', 'two'].map((word) => Buffer.from(`${'a calm text. '.repeat(99)}${word}`)) as [
  Buffer,
  Buffer,
];
const delta = await compressDelta(now, former, sha256(former));
const deltaPath = toDeltaPath(`${host}/index.html`, sha256(former));

/** Checks a release with one document and these deltas; `listed` is what their list says. */
function check(
  deltas: Readonly<Record<string, Buffer>>,
  listed = deltas,
  readDictionary: (hash: string) => Buffer | undefined = (hash) => (hash === sha256(former) ? former : undefined),
): string[] {
  const bytesByHash = new Map<string, Buffer>();
  const add = (bytes: Buffer) => {
    bytesByHash.set(sha256(bytes), bytes);
    return sha256(bytes);
  };
  const toFolder = (files: Readonly<Record<string, Buffer>>) =>
    new Map(Object.entries(files).map(([path, bytes]) => [path, add(bytes)]));
  const list = Object.entries(listed).map(([path, bytes]) => ({ path, sha256: sha256(bytes), size: bytes.length }));
  const filesByFolder = new Map([
    [host, toFolder({ 'index.html': now, 'index.html.br': former })],
    ['deltas', toFolder({ ...deltas, 'manifest.json': Buffer.from(renderFileList({ files: list, hosting: [] })) })],
  ]);
  const manifest = { version: 2 as const, sites: [], hosting: '' };
  const readList = () => undefined;
  return checkDeltas({ manifest, readList, filesByFolder, bytesByHash, provenance: undefined }, readDictionary).map(
    ({ path, message }) => `${path} ${message}`,
  );
}

test('deltas that make their files have no finding, also where a dictionary is no longer kept', () => {
  expect(check({ [deltaPath]: delta })).toEqual([]);
  expect(check({ [deltaPath]: delta }, undefined, () => undefined)).toEqual([]);
});

test('a delta that was changed is found by its list, and one that makes another file by its dictionary', async () => {
  const harmed = Buffer.from(delta);
  harmed[delta.length - 1]! ^= 1;
  expect(check({ [deltaPath]: harmed }, { [deltaPath]: delta })).toEqual([
    `${deltaPath} is not what the manifest says`,
  ]);
  expect(check({ [deltaPath]: harmed })).toEqual([`${deltaPath} does not make its file`]);
  const other = await compressDelta(Buffer.from('another page'), former, sha256(former));
  expect(check({ [deltaPath]: other })).toEqual([`${deltaPath} does not make its file`]);
});

test('a delta at a wrong place is found', () => {
  const foreign = toDeltaPath('b.example/index.html', sha256(former));
  const unnamed = toDeltaPath(`${host}/index.html`, sha256(now));
  expect(check({ [foreign]: delta, [unnamed]: delta })).toEqual([
    `${foreign} is for no file of the release`,
    `${unnamed} does not begin as its name says`,
  ]);
  expect(check({ [deltaPath]: delta }, {})).toEqual([`${deltaPath} is not in the manifest`]);
  expect(check({}, { [deltaPath]: delta })).toEqual([`${deltaPath} is missing`]);
});
