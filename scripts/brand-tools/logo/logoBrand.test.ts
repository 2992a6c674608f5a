import { expect, test } from 'vitest';
import type { WrittenBrand } from '../../../brands/brandSchema.ts';
import { resolveTheme } from '../../build/config/colors/resolveTheme.ts';
import { toLogoBrand } from './logoBrand.ts';

const theme = resolveTheme('burgundy', { colors: { primary: '#962D3E', accent: '#A8701A', neutral: '#6B5F63' } });
const site = { defaultLang: 'de', defaultCountry: 'DE' } as const;
const brand: WrittenBrand = {
  name: 'Example',
  ageBracket: 50,
  theme: 'burgundy',
  contacts: { privacy: 'privacy@example.example', support: { default: 'support@example.example' } },
  features: { providers: ['PayPal'] },
  domains: { de: { ...site, siteId: 9 }, at: { ...site, siteId: 7 }, com: { ...site, sharesSiteIdWith: 'de' } },
};

test('face and corners follow the age band, and the lowest siteId comes first', () => {
  expect(toLogoBrand('example', brand, theme)).toMatchObject({
    slug: 'example',
    face: 'fraunces',
    corners: 'soft',
    firstSiteId: 7,
    palettes: { primary: { '700': '#621D28' } },
  });
});

test("a theme's own face and corners come first", () => {
  const own = { ...theme, look: { headings: 'figtree', corners: 'calm' } } as const;
  expect(toLogoBrand('example', brand, own)).toMatchObject({ face: 'figtree', corners: 'calm' });
});
