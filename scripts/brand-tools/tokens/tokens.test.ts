import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProject } from '../lifecycle/readProject.ts';
import { planTokens, readExported } from './planTokens.ts';
import { proposeRoles } from './proposeRoles.ts';
import { readTokens } from './readTokens.ts';
import { renderCssTokens, renderTokens } from './renderTokens.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const dtcg = {
  color: {
    $type: 'color',
    brand: {
      primary: { $value: { colorSpace: 'srgb', components: [0.42, 0.176, 0.361], alpha: 1, hex: '#6b2d5c' } },
      accent: { $value: { colorSpace: 'oklch', components: [0.7, 0.13, 45] } },
    },
    grey: { '100': { $value: '#eeeeee' }, '500': { $value: '#6a5f67' } },
    button: { $value: '{color.brand.primary}' },
    'on-primary': { $value: '#ffffff' },
  },
  radius: { $type: 'dimension', card: { $value: { value: 0.5, unit: 'rem' } } },
  font: { $type: 'fontFamily', heading: { $value: ['Source Serif Pro', 'Georgia', 'serif'] } },
  shadow: { $type: 'shadow', card: { $value: { color: '#00000033', offsetX: { value: 0, unit: 'px' } } } },
};
const studio = {
  global: {
    colors: {
      brand: { main: { value: '#6B2D5C', type: 'color' } },
      highlight: { value: '{colors.gold.500}', type: 'color' },
      gold: { '500': { value: '#C98A1B', type: 'color' } },
    },
    borderRadius: { md: { value: '8', type: 'borderRadius' } },
  },
  dark: { colors: { brand: { main: { value: '#A6819D', type: 'color' } } } },
  $themes: [],
  $metadata: { tokenSetOrder: ['global', 'dark'] },
};
const figma = {
  variableCollections: {
    c1: {
      modes: [
        { modeId: '1:0', name: 'Light' },
        { modeId: '1:1', name: 'Dark' },
      ],
    },
  },
  variables: {
    v1: {
      id: 'v1',
      name: 'Marke/Hauptfarbe',
      valuesByMode: { '1:0': { r: 0.42, g: 0.176, b: 0.361, a: 1 }, '1:1': { r: 1, g: 0.8, b: 0.9, a: 1 } },
    },
    v2: { id: 'v2', name: 'Marke/Akzent', valuesByMode: { '1:0': { type: 'VARIABLE_ALIAS', id: 'v3' } } },
    v3: { id: 'v3', name: 'Palette/Gold', valuesByMode: { '1:0': { r: 0.788, g: 0.541, b: 0.106, a: 1 } } },
    v4: { id: 'v4', name: 'Ecken/Karte', valuesByMode: { '1:0': 2 } },
  },
};
const css = `:root { --brand-primary: #6b2d5c; --brand-accent: var(--gold-500); --gold-500: rgb(201 138 27);
  --radius-card: 24px; --font-heading: "Fraunces", Georgia, serif; }
[data-theme="dark"] { --brand-primary: #a6819d; } @media print { .a { color: red } }`;

const propose = (text: string) =>
  Object.fromEntries(proposeRoles(readTokens(text).tokens).map(({ role, value }) => [role, value]));

test.for([
  ['DTCG', JSON.stringify(dtcg), { primary: '#6B2D5C', neutral: '#6A5F67', corners: 'calm', headings: 'source-serif' }],
  ['Tokens Studio', JSON.stringify(studio), { primary: '#6B2D5C', accent: '#C98A1B', corners: 'calm' }],
  ['variables of Figma', JSON.stringify(figma), { primary: '#6B2D5C', accent: '#C98A1B', corners: 'square' }],
  ['CSS', css, { primary: '#6B2D5C', accent: '#C98A1B', corners: 'round', headings: 'fraunces' }],
  [
    'plain values',
    JSON.stringify({ colors: { primary: '#6b2d5c', secondary: 'gold' } }),
    { primary: '#6B2D5C', accent: '#FFD700' },
  ],
  [
    'colours without names',
    JSON.stringify({ a: { $value: '#eee' }, b: { $value: '#6b2d5c' } }),
    { primary: '#6B2D5C' },
  ],
] as const)('%s: which token is which', ([, text, roles]) => {
  expect(propose(text)).toMatchObject(roles);
});

test('a role goes to the token that somebody names, and what refers to nothing is named', () => {
  const { tokens } = readTokens(css);
  const [primary] = proposeRoles(tokens, { primary: 'gold.500' });
  expect(primary).toMatchObject({
    value: '#C98A1B',
    reason: 'chosen',
    others: expect.arrayContaining(['brand.primary']),
  });
  const { problems } = readTokens(
    JSON.stringify({ a: { $value: '{b}' }, b: { $value: '{a}' }, c: { $value: '{gone}' } }),
  );
  expect(problems.map(({ path: at, message }) => `${at} ${message}`)).toEqual([
    'a refers to itself: a → b → a',
    'b refers to itself: b → a → b',
    'c refers to "gone", which is not there',
  ]);
  for (const text of ['', '{', '[]', '{}', 'a { color: red }', 'hello'])
    expect([text, readTokens(text).problems.length]).toEqual([text, 1]);
});

test('out and in again gives the same theme and look, byte for byte', async () => {
  const project = await readProject(root);
  for (const brand of project.catalogue.brands) {
    const text = renderTokens(brand, readExported(project, brand.slug));
    const { change } = planTokens(project, brand.slug, { file: 'tokens.json', text }, {});
    for (const [file, content] of Object.entries(change.files ?? {})) {
      const before = project.sources.brands.flatMap(({ brand: own }) => own ?? []).find((own) => own.file === file);
      expect([file, content]).toEqual([file, before?.text]);
    }
    // Read by somebody else: the same colours by their names.
    const own = readTokens(text).tokens.find((token) => token.path === 'color.primary.600');
    expect(own!.value).toEqual({ kind: 'color', hex: brand.theme.primary['600'] });
    const night = readTokens(renderCssTokens(brand)).tokens.find((token) => token.path === 'buttons' && token.isNight);
    expect(night!.value).toEqual({ kind: 'color', hex: brand.theme.primary['300'] });
  }
});

test('any JSON and any text is read or refused', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue().map((value) => JSON.stringify(value)),
        fc.string(),
      ),
      (text) => {
        const { tokens, problems } = readTokens(text);
        expect(tokens.length + problems.length).toBeGreaterThan(0);
        proposeRoles(tokens);
      },
    ),
    { numRuns: 300 },
  );
});
