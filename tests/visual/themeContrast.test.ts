import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { darkColors, lightColors } from '../../app/theme/lightAndDarkColors.ts';
import { badgeProperties, headerProperties, lookProperty } from '../../app/theme/lookProperty.ts';
import { statusColors } from '../../app/theme/statusColors.ts';
import { lookColors } from '../../scripts/build/config/colors/lookColors.ts';
import { contrastRatio, mixPalette } from '../../scripts/build/config/colors/palette.ts';
import { resolveTheme } from '../../scripts/build/config/colors/resolveTheme.ts';
import type { ResolvedTheme, ShadeName } from '../../scripts/build/config/schema/catalogue.ts';
import { WrittenLook } from '../../themes/look.ts';

type ColorName = keyof typeof lightColors | 'card' | `header${string}`;
type ContrastPair = readonly [ink: ColorName, on: ColorName, byDay: number, byNight: number];

const states = ['success', 'warning', 'danger', 'info'] as const;

/** Pairs of colours in the style sheets, with the least contrast by day and by night. */
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

/** Pairs on the grounds that a look chooses, with the least contrast of any choice. */
const lookPairs: readonly ContrastPair[] = [
  ...(['page', 'raised', 'card'] as const).flatMap((ground): ContrastPair[] => [
    ['text', ground, 12, 9.5],
    ['textSoft', ground, 6, 7],
    ['link', ground, 7, 6.5],
    ['linkHover', ground, 7, 7],
    ['quietText', ground, 7, 6.5],
    ['quietEdge', ground, 3, 3],
    ['primary', ground, 3, 3],
    ['accent', ground, 3, 3],
    ['edge', ground, 3, 3],
    ['focus', ground, 3, 3],
    ...states.map((state): ContrastPair => [`${state}Text`, ground, 6, 6]),
  ]),
  ['text', 'sunken', 7, 9],
  ['headerText', 'headerGround', 6, 9.5],
  ['headerText', 'headerControl', 6, 9.5],
  ['headerHoverText', 'headerHover', 6, 7],
  ['headerText', 'headerHover', 6, 7],
  ['headerCurrent', 'headerGround', 6, 7],
  ['headerCurrentHover', 'headerGround', 6, 7],
  ['headerControlEdge', 'headerGround', 3, 3],
  ['headerControlHoverEdge', 'headerGround', 3, 3],
  ['headerFocus', 'headerGround', 3, 3],
  ['headerBadgeText', 'headerBadgeGround', 5.7, 4.5],
  ['headerBadgeGround', 'headerGround', 3, 3],
];

const folder = path.resolve(import.meta.dirname, '../../themes');
const themes = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
  .map((file) => resolveTheme(file.replace('.json', ''), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));

/** Looks with every choice of grounds; other choices put nothing on another ground. */
const { page: pageChoice, cards: cardsChoice, header: headerChoice } = WrittenLook.shape;
const looks = pageChoice
  .unwrap()
  .options.flatMap((page) =>
    cardsChoice
      .unwrap()
      .options.flatMap((cards) => headerChoice.unwrap().options.map((header) => ({ page, cards, header }))),
  );

/** Resolves the colours of the style sheets by name, as the page of a site with this look shows them. */
function resolveColors(theme: ResolvedTheme, look: (typeof looks)[number], scheme: 'day' | 'night') {
  const { day, night } = lookColors(look, theme);
  const properties: Record<string, string | undefined> = scheme === 'day' ? day : { ...day, ...night };
  const usual = scheme === 'day' ? lightColors : darkColors;
  const resolve = (value: string): string => {
    const [, name, fallback] = /^var\(--([a-z\d-]+)(?:,\s*(.+))?\)$/.exec(value) ?? [];
    if (!name) return value;
    const [palette, shade] = name.split('-') as ['primary' | 'accent' | 'neutral', ShadeName];
    return resolve(properties[name] ?? theme[palette]?.[shade] ?? fallback ?? `no ${name}`);
  };
  const inHeader = ([name, role]: readonly [string, keyof typeof usual]) => {
    const value = resolve(lookProperty(name, usual[role]));
    // A control without a ground of its own is on that of the header.
    return value === 'transparent' ? resolve(lookProperty('header', usual.raised)) : value;
  };
  const named = (prefix: string, table: Readonly<Record<string, readonly [string, keyof typeof usual]>>) =>
    Object.entries(table).map(([key, property]) => [
      `${prefix}${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      inHeader(property),
    ]);
  const { ground, text } = badgeProperties;
  return Object.fromEntries([
    ...Object.entries(usual).map(([name, value]) => [name, resolve(value)]),
    ['card', resolve(lookProperty('card', usual.raised))],
    ...named('header', headerProperties),
    ...named('headerBadge', { ground: [`header-${ground[0]}`, ground[1]], text: ['on-header-badge', text[1]] }),
  ]) as Record<string, string>;
}

const findTooAlike = (pairs: readonly ContrastPair[], colors: Record<string, string>, limit: 2 | 3) =>
  pairs.flatMap((pair) => {
    const ratio = contrastRatio(colors[pair[0]]!, colors[pair[1]]!);
    return ratio < pair[limit] ? [`${pair[0]} on ${pair[1]}: ${ratio.toFixed(2)} of ${pair[limit]}`] : [];
  });

const usualLook = { page: 'neutral', cards: 'outlined', header: 'plain' } as const;

test('there are twelve themes', () => {
  expect(themes).toHaveLength(12);
});

describe.each(themes)('$name', (theme) => {
  test.each([
    ['day', 2],
    ['night', 3],
  ] as const)('reads well by %s, in every look', { tags: 'rule' }, (scheme, limit) => {
    expect(findTooAlike(pairs, resolveColors(theme, usualLook, scheme), limit)).toEqual([]);
    const found = looks.flatMap((look) =>
      findTooAlike(lookPairs, resolveColors(theme, look, scheme), limit).map(
        (line) => `${Object.values(look).join(' ')}: ${line}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

test('style sheets take shades by the roles that the pairs name', { tags: 'rule' }, () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const found = globSync('app/**/*.{css.ts,css,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/--(?:primary|accent|neutral)-\d+/g)].map(
      ([shade]) => `${file}: ${shade}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each(states)('the shades of %s are mixed as those of the themes', (state) => {
  const shades = Object.entries(mixPalette(statusColors[state][500]));
  const mixed = Object.fromEntries(shades.map(([shade, color]) => [shade, color.toLowerCase()]));
  expect(mixed).toMatchObject(statusColors[state]);
});
