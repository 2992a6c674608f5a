import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveTheme } from '../config/colors/resolveTheme.ts';
import { bands, mixColor, parsePicturePalette } from './picturePalette.ts';
import { listPictureFiles } from './picturesInArtFolder.ts';

const palette = parsePicturePalette(readFileSync('templates/art/palette.json', 'utf8'));
const theme = resolveTheme('ocean', { colors: { primary: '#2568A8', accent: '#B05F22', neutral: '#59636E' } });

test('every role has a colour in every band, another one by night', () => {
  for (const band of bands) {
    for (const role of palette.colors.keys()) {
      const [day, night] = (['day', 'night'] as const).map((time) => mixColor(palette, role, theme, band, time));
      expect(day, role).toMatch(/^#[0-9a-f]{6}$/);
      expect(night, role).toMatch(/^#[0-9a-f]{6}$/);
      expect(night, role).not.toBe(day);
    }
  }
});

test('every role is in a drawing, or gives its colour to one that is', () => {
  const drawings = listPictureFiles('.')
    .map(({ file }) => readFileSync(file, 'utf8'))
    .join('');
  const isDrawn = (role: string) => drawings.includes(palette.colors.get(role)!.drawn);
  const unused = [...palette.colors.keys()].filter((role) => !isDrawn(role) && !isDrawn(role.replace(/-\d+$/, '')));
  expect(unused).toEqual([]);
});

test('land gets darker towards the viewer', () => {
  for (const band of bands) {
    const sums = ['far', 'hill', 'near', 'front'].map((role) =>
      [1, 3, 5].reduce(
        (sum, at) => sum + Number.parseInt(mixColor(palette, role, theme, band, 'day').slice(at, at + 2), 16),
        0,
      ),
    );
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  }
});

test('a role follows the age band, or keeps to one', () => {
  const mix = (role: string, band: 40 | 60) => mixColor(palette, role, theme, band, 'day');
  expect(mix('sky', 60)).toBe(mix('sky-60', 40));
  expect(mix('sky', 40)).not.toBe(mix('sky', 60));
});

const leaf = { mix: ['#709a3c', 0.2, 'primary'], day: [0.59, 0.09], night: [0.35, 0.055] };

test.for([
  ['leaf and grass are both drawn in #6f9a3c', { grass: { drawn: '#6f9a3c', ...leaf } }],
  ['sky follows the age band, and there is no sky-40', { sky: { drawn: '#aaccee', byBand: true } }],
] as const)('%s', ([message, more]) => {
  expect(() => parsePicturePalette(JSON.stringify({ leaf: { drawn: '#6f9a3c', ...leaf }, ...more }))).toThrow(message);
});
