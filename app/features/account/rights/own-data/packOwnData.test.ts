import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ApiError } from '../../../../api/ApiError.ts';
import type { OwnData } from '../../../../api/contract/ownData.ts';
import { type PackProgress, packOwnData } from './packOwnData.ts';

const sent = { sections: [], other: 'kept' };
const data: OwnData = {
  sent,
  content: {
    sections: [
      {
        key: 'pictures',
        title: null,
        entries: ['a', 'b', 'a'].map((picture) => ({ title: null, picture, fields: [] })),
      },
    ],
  },
};
const failAs = (kind: ApiError['kind']) => Promise.reject(new ApiError(kind, 'fetchOwnPictureFile'));
const bytes = new Uint8Array([0, 255, 128, 10]);
const picture = { type: 'image/png', base64: btoa(String.fromCharCode(...bytes)) };

async function pack(options: Partial<Parameters<typeof packOwnData>[0]> = {}) {
  const progress: PackProgress[] = [];
  const packed = await packOwnData({
    loadData: async () => data,
    loadPicture: async () => picture,
    renderPage: (_, pictures) => JSON.stringify([...pictures]),
    onProgress: (step) => progress.push(step),
    signal: new AbortController().signal,
    ...options,
  });
  const files = unzipSync(new Uint8Array(await packed.zip.arrayBuffer()));
  return { ...packed, progress, files, page: strFromU8(files['index.html']!) };
}

test('the file holds the data as it was sent, the page, and each picture once', { tags: 'rule' }, async () => {
  const { files, page, missing, progress } = await pack();
  expect(Object.keys(files).sort()).toEqual(['data.json', 'index.html', 'pictures/1.png', 'pictures/2.png']);
  expect(JSON.parse(strFromU8(files['data.json']!))).toEqual(sent);
  expect(files['pictures/2.png']).toEqual(bytes);
  expect(page).toBe('[["a","pictures/1.png"],["b","pictures/2.png"]]');
  expect(missing).toBe(0);
  expect(progress).toEqual(['data', { picture: 1, of: 2 }, { picture: 2, of: 2 }]);
});

test('a picture that the server refuses is told, and nothing else is lost', { tags: 'rule' }, async () => {
  const { files, page, missing } = await pack({
    loadPicture: (id) => (id === 'a' ? failAs('rejected') : Promise.resolve(picture)),
  });
  expect(missing).toBe(1);
  expect(page).toBe('[["a",null],["b","pictures/2.png"]]');
  expect(Object.keys(files)).toHaveLength(3);
});

test('a picture that is broken is missing, too', async () => {
  expect((await pack({ loadPicture: async () => ({ type: 'image/png', base64: '***' }) })).missing).toBe(2);
});

test('without a connection there is no file', async () => {
  await expect(pack({ loadPicture: () => failAs('offline') })).rejects.toMatchObject({ kind: 'offline' });
});

test('after a cancel nothing more is asked for', async () => {
  const controller = new AbortController();
  const asked: string[] = [];
  const loadPicture = async (id: string) => {
    asked.push(id);
    controller.abort();
    return picture;
  };
  await expect(pack({ loadPicture, signal: controller.signal })).rejects.toThrow(/abort/i);
  expect(asked).toEqual(['a']);
});
