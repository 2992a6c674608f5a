import { expect, test } from 'vitest';
import { sampleBrand } from '../../../../tests/support/sampleBrandCatalogue.ts';
import { lookColors, pageColors, toHexColor, topColors } from './lookColors.ts';
import { contrastRatio } from './palette.ts';
import { resolveTheme } from './resolveTheme.ts';

const { theme, look } = sampleBrand('ahorn');
const { primary, neutral } = theme;

test('the usual choices set nothing, so a site that chooses nothing carries nothing', () => {
  expect(lookColors(look, theme)).toEqual({ day: {}, night: {} });
});

test('each choice sets its own properties, and a card on paper is lifted in the colour of paper', () => {
  const { day, night } = lookColors({ page: 'paper', cards: 'raised', header: 'tinted' }, theme);
  expect(day).toMatchObject({ page: '#F8F2E6', 'card-line': 'transparent', header: 'var(--primary-100)' });
  expect(night).toMatchObject({ card: 'var(--lifted,var(--neutral-800))', lifted: '#30281F' });
});

test.for([
  ['usual', {}, [neutral['050'], neutral['950']], ['#FFFFFF', neutral['900']]],
  ['paper', { page: 'paper' }, ['#F8F2E6', '#1A1611'], ['#FFFDF8', '#241E17']],
  ['white', { page: 'white' }, ['#FFFFFF', neutral['900']], ['#FFFFFF', neutral['900']]],
  [
    'white under a header in the colour of the brand',
    { page: 'white', header: 'brand' },
    ['#FFFFFF', neutral['900']],
    [primary['600'], primary['800']],
  ],
] as const)(
  'a page that is %s begins in its own colours, and its header has its own ground',
  ([, own, page, header]) => {
    const chosen = { ...look, ...own };
    expect(Object.values(pageColors(chosen, theme))).toEqual(page);
    expect(Object.values(topColors(chosen, theme))).toEqual(header);
  },
);

const colors = { primary: '#896C00', accent: '#3B8187', neutral: '#676358' };
const branded = { ...look, header: 'brand' } as const;

test.for<[string, string]>([
  ['#FFCC00', '#12110F'],
  ['#003366', '#FFFFFF'],
])('a header in %s has readable words by day and by night', { tags: 'rule' }, ([brand, text]) => {
  const own = resolveTheme('own', { colors: { ...colors, brand } });
  const { day, night } = lookColors(branded, own);
  expect(own.brand).toEqual({ ground: brand, text });
  expect(toHexColor(day.header!, own)).toBe(brand);
  for (const scheme of [day, { ...day, ...night }]) {
    const contrast = (ink: string, on: string) =>
      contrastRatio(toHexColor(scheme[ink]!, own), toHexColor(scheme[on]!, own));
    for (const on of ['header', 'header-hover']) expect(contrast('on-header', on)).toBeGreaterThan(6);
    expect(contrast('on-header-badge', 'header-badge')).toBeGreaterThan(6);
    expect(contrast('header-focus', 'header')).toBeGreaterThan(3);
  }
  expect(topColors(branded, own).day).toBe(brand);
});

test('without a colour of its own, the header is the primary one', () => {
  const own = resolveTheme('own', { colors });
  expect(lookColors(branded, own).day.header).toBe('var(--primary-600)');
});
