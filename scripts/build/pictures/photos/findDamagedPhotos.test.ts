import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../../tests/support/fixtureFiles.ts';
import { findDamagedPhotos } from './findDamagedPhotos.ts';

const facts = { place: 'noMatches', sha256: '', width: 960, height: 720 } as const;

test('damage inside a photograph is found, and one of greys is none', async () => {
  const greys = { width: 960, height: 720, data: Uint8Array.from({ length: 960 * 720 }, (_, at) => (at % 960) / 4) };
  const whole = await sharp(greys.data, { raw: { ...greys, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ quality: 90 })
    .toBuffer();
  const harmed = Buffer.from(whole);
  harmed.fill(0xff, Math.floor(whole.length / 2), Math.floor(whole.length / 2) + 400);
  await using tree = await writeTempTree({ 'whole.jpg': whole, 'harmed.jpg': harmed, 'broken.jpg': 'broken' });
  const photos = [
    { ...facts, file: 'whole.jpg' },
    { ...facts, file: 'harmed.jpg' },
    { ...facts, file: 'broken.jpg', isBroken: true as const },
  ];
  const hint = 'npm run brand -- photo adds it again';
  expect(await findDamagedPhotos(tree.root, photos)).toEqual([
    { file: 'harmed.jpg', line: 1, column: 1, message: 'the photograph is damaged', hint },
  ]);
});
