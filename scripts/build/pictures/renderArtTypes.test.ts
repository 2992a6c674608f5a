import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listArtIds } from './picturesInArtFolder.ts';
import { renderArtTypes } from './renderArtTypes.ts';

test('app/art.d.ts is what npm run schemas writes', () => {
  expect(readFileSync('app/art.d.ts', 'utf8')).toBe(renderArtTypes(listArtIds('.')));
});
