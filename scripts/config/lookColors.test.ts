import { expect, test } from 'vitest';
import { lookColors, toHexColor, topColors } from './lookColors.ts';
import { contrastRatio } from './palette.ts';
import { resolveTheme } from './resolveTheme.ts';

const colors = { primary: '#896C00', accent: '#3B8187', neutral: '#676358' };
const look = { page: 'neutral', cards: 'outlined', header: 'brand' } as const;

test.for<[string, string]>([
  ['#FFCC00', '#12110F'],
  ['#003366', '#FFFFFF'],
])('a header in %s has readable words by day and by night', ([brand, text]) => {
  const theme = resolveTheme('own', { colors: { ...colors, brand } });
  const { day, night } = lookColors(look, theme);
  expect(theme.brand).toEqual({ ground: brand, text });
  expect(toHexColor(day.header!, theme)).toBe(brand);
  for (const scheme of [day, { ...day, ...night }]) {
    const contrast = (ink: string, on: string) =>
      contrastRatio(toHexColor(scheme[ink]!, theme), toHexColor(scheme[on]!, theme));
    for (const on of ['header', 'header-hover']) expect(contrast('on-header', on)).toBeGreaterThan(6);
    expect(contrast('on-header-badge', 'header-badge')).toBeGreaterThan(6);
    expect(contrast('header-focus', 'header')).toBeGreaterThan(3);
  }
  const whole = {
    ...look,
    motif: 'harbour',
    corners: 'calm',
    headings: 'figtree',
    buttons: 'matching',
    icons: 'regular',
  } as const;
  expect(topColors(whole as Parameters<typeof topColors>[0], theme).day).toBe(brand);
});

test('without a colour of its own, the header is the primary one', () => {
  const theme = resolveTheme('own', { colors });
  expect(lookColors(look, theme).day.header).toBe('var(--primary-600)');
});
