import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readJpegSize } from './readJpegSize.ts';

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#246' } });

test.for([false, true])('the size of a JPEG is read, progressive: %s', async (progressive) => {
  const bytes = await draw(1200, 630)
    .jpeg({ progressive })
    .withExif({ IFD0: { Copyright: 'x' } })
    .toBuffer();
  expect(readJpegSize(bytes)).toEqual({ width: 1200, height: 630 });
});

test('another kind of picture, or half of one, has none', async () => {
  expect(readJpegSize(await draw(30, 20).png().toBuffer())).toBeUndefined();
  const jpeg = await draw(30, 20).jpeg().toBuffer();
  for (let length = 0; length < 100; length++) expect(readJpegSize(jpeg.subarray(0, length))).toBeUndefined();
});
