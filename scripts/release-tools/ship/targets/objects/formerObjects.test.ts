import { expect, test } from 'vitest';
import type { Bucket } from './Bucket.ts';
import { addFormerLists, replaceFormerLists } from './formerObjects.ts';

function createBucket() {
  const objects = new Map<string, string>();
  const bucket: Bucket = {
    list: async (prefix) =>
      [...objects].flatMap(([key, text]) =>
        key.startsWith(prefix) ? [{ key, size: text.length, modified: new Date(0) }] : [],
      ),
    read: async (key) => objects.get(key),
    write: async (key, bytes) => void objects.set(key, bytes.toString()),
    writeNew: async () => false,
    remove: async (keys) => keys.forEach((key) => void objects.delete(key)),
  };
  return { bucket, objects };
}

test('a host has the lists of all its kept sites, and loses those that are kept no longer', async () => {
  const { bucket, objects } = createBucket();
  const [one, other] = ['one.example', 'other.example'];
  await addFormerLists(
    bucket,
    [
      { host: one, digest: 'a' },
      { host: other, digest: 'b' },
    ],
    2,
  );
  await addFormerLists(bucket, [{ host: one, digest: 'c' }], 2);
  await addFormerLists(bucket, [{ host: one, digest: 'a' }], 2);
  expect(Object.fromEntries(objects)).toEqual({
    'former/one.example.json': '["c","a"]',
    'former/other.example.json': '["b"]',
  });
  await replaceFormerLists(
    bucket,
    [
      { host: one, digest: 'c' },
      { host: one, digest: 'c' },
    ],
    2,
  );
  expect(Object.fromEntries(objects)).toEqual({ 'former/one.example.json': '["c"]' });
});
