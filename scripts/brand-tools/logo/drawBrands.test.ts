import path from 'node:path';
import { expect, test } from 'vitest';
import palettes from '../../../tests/fixtures/themePalettes.json' with { type: 'json' };
import type { HeadingFace } from '../../../themes/look.ts';
import { drawBrands, listUndrawable } from './drawBrands.ts';
import type { LogoBrand } from './logoBrand.ts';
import { readTypefaces } from './typeface.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const typefaces = await readTypefaces(root);
const faces = Object.keys(typefaces) as HeadingFace[];
const corners = ['round', 'soft', 'calm'] as const;
const themes = Object.values(palettes);

const brands = Array.from({ length: 51 }, (_, index): LogoBrand => {
  const letter = (by: number) => String.fromCharCode(97 + ((index * by) % 26));
  return {
    slug: `mm-${index}`,
    name: `Mond${letter(1)} & ${letter(3)}ling`,
    face: faces[index % faces.length]!,
    corners: corners[index % 3]!,
    palettes: themes[index % themes.length]!,
    firstSiteId: index,
  };
});
const drawings = drawBrands(brands, typefaces);

test.for(drawings)('$slug: only shapes, no reference, and small', ({ logo, icon }) => {
  for (const svg of [logo, icon]) {
    const elements = new Set(Array.from(svg.matchAll(/<([a-zA-Z]+)/g), ([, name]) => name));
    expect(['svg', 'g', 'path', 'rect', 'title', 'style']).toEqual(expect.arrayContaining([...elements]));
    expect(svg).not.toMatch(/url\(|@import|href|script|NaN|undefined|e-\d/);
  }
  expect(logo.length).toBeLessThan(6 * 1024);
  expect(icon.length).toBeLessThan(3 * 1024);
  expect(icon).toContain('viewBox="0 0 512 512"');
  expect(logo).toMatch(/viewBox="0 0 \d+ 64"/);
});

test('the name is the title, escaped, and turns light in the dark', () => {
  expect(drawings[0]!.logo).toContain('<title>Monda &amp; aling</title>');
  expect(drawings[0]!.logo).toContain('@media (prefers-color-scheme:dark){.mm-0-ink{fill:#EFE0E2}}');
});

test('no two drawings are the same, and a second run draws the same', () => {
  expect(new Set(drawings.map(({ icon }) => icon)).size).toBe(brands.length);
  expect(drawBrands(brands.toReversed(), typefaces)).toEqual(drawings);
});

test('a name with a letter that its face lacks is left to a person, and the others keep their marks', () => {
  const foreign = { ...brands[0]!, slug: 'foreign', name: 'Знакомства', firstSiteId: Number.POSITIVE_INFINITY };
  expect(drawBrands([...brands, foreign], typefaces)).toEqual(drawings);
  expect(listUndrawable([...brands, foreign], typefaces)).toEqual([{ slug: 'foreign', letter: 'З' }]);
});
