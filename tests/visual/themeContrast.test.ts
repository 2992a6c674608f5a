import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { darkColors, lightColors } from '../../app/theme/colors.ts';
import { statusColors } from '../../app/theme/statusColors.ts';
import type { Palette, ShadeName } from '../../scripts/config/catalogue.ts';
import { contrastRatio, mixPalette } from '../../scripts/config/palette.ts';

type ColorName = keyof typeof lightColors;
type ContrastPair = readonly [ink: ColorName, on: ColorName, byDay: number, byNight: number];

const states = ['success', 'warning', 'danger', 'info'] as const;

/** What the style sheets put on what, and the least contrast by day and by night. */
const pairs: readonly ContrastPair[] = [
  ['text', 'page', 12, 9.5],
  ['text', 'raised', 12, 9.5],
  ['text', 'sunken', 7, 9.5],
  ['text', 'quietHover', 12, 7],
  ['text', 'chip', 7, 7],
  ['textSoft', 'page', 7, 9.5],
  ['textSoft', 'raised', 7, 9.5],
  ['textSoft', 'quietHover', 7, 4.5],
  ['link', 'page', 7, 7],
  ['link', 'raised', 7, 7],
  ['link', 'quietHover', 7, 7],
  ['link', 'chip', 7, 7],
  ['linkHover', 'page', 7, 7],
  ['linkHover', 'raised', 7, 7],
  ['onPrimary', 'primary', 6.7, 4.5],
  ['onPrimary', 'primaryHover', 6.7, 4.5],
  ['primary', 'page', 3, 3],
  ['primary', 'raised', 3, 3],
  ['quietText', 'page', 7, 7],
  ['quietText', 'raised', 7, 7],
  ['quietText', 'quietHover', 7, 7],
  ['quietEdge', 'page', 6, 3],
  ['quietEdge', 'raised', 6, 3],
  ['onChip', 'chip', 7, 7],
  ['onAccentChip', 'accentChip', 7, 7],
  ['onAccent', 'accent', 5.7, 4.5],
  ['accent', 'raised', 3, 3],
  ['onOffer', 'offer', 5.7, 7],
  ['edge', 'page', 3, 3],
  ['edge', 'raised', 3.7, 3],
  ['focus', 'focusGap', 3, 3],
  ['focus', 'page', 3, 3],
  ['focus', 'raised', 3, 3],
  ['focusGap', 'primary', 3, 3],
  ...states.flatMap((state): ContrastPair[] => [
    [`${state}Text`, `${state}Panel`, 7, 7],
    [`${state}Text`, 'page', 7, 7],
    [`${state}Text`, 'raised', 7, 7],
    [`${state}Border`, `${state}Panel`, 3, 3],
    ['text', `${state}Panel`, 7, 7],
  ]),
];

const folder = path.resolve(import.meta.dirname, '../../themes');
const themes = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
  .map((file) => {
    const { colors } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const palettes: Record<string, Palette> = {
      primary: mixPalette(colors.primary),
      accent: mixPalette(colors.accent),
      neutral: mixPalette(colors.neutral),
    };
    return { name: file.replace('.json', ''), palettes };
  });

/** The colour `#RRGGBB` that a value of a style sheet comes to in a theme. */
function resolveColor(value: string, palettes: Record<string, Palette>): string {
  if (value.startsWith('#')) return value;
  const [, palette, shade] = /^var\(--(primary|accent|neutral)-(\d{3})\)$/.exec(value) ?? [];
  if (!palette) throw new TypeError(`not a colour of the theme: ${value}`);
  return palettes[palette]![shade as ShadeName];
}

test('there are twelve themes', () => {
  expect(themes).toHaveLength(12);
});

describe.each(themes)('$name', ({ palettes }) => {
  test.each([
    ['day', lightColors, 2],
    ['night', darkColors, 3],
  ] as const)('reads well by %s', (_, colors, limit) => {
    const tooAlike = pairs.flatMap((pair) => {
      const [ink, on] = pair;
      const ratio = contrastRatio(resolveColor(colors[ink], palettes), resolveColor(colors[on], palettes));
      return ratio < pair[limit] ? [`${ink} on ${on}: ${ratio.toFixed(2)} of ${pair[limit]}`] : [];
    });
    expect(tooAlike).toEqual([]);
  });
});

test.each(states)('the shades of %s are mixed as those of the themes', (state) => {
  const shades = Object.entries(mixPalette(statusColors[state][500]));
  const mixed = Object.fromEntries(shades.map(([shade, color]) => [shade, color.toLowerCase()]));
  expect(mixed).toMatchObject(statusColors[state]);
});
