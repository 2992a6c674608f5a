import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { sampleSites } from '../../scripts/local/screenshots/sampleSites.ts';
import { type Look, WrittenLook } from '../../themes/look.ts';
import { compiledChoices, planLookChecks } from './planLookChecks.ts';

const { brands, themes } = await loadCatalogue(path.resolve(import.meta.dirname, '../..'));
const optionsOf = (choice: string) => [...WrittenLook.shape[choice as keyof Look].unwrap().options].sort();

test('the checks have every value of every choice that a page can change, and every theme', () => {
  const looks = planLookChecks([...themes.keys()]).flatMap(({ looks }) => looks);
  for (const choice of Object.keys(WrittenLook.shape).filter((name) => !compiledChoices.includes(name))) {
    const checked = looks.map(({ look }) => look[choice as keyof Look]);
    expect([...new Set(checked)].sort(), choice).toEqual(optionsOf(choice));
  }
  expect([...new Set(looks.map(({ theme }) => theme))].sort()).toEqual([...themes.keys()].sort());
  expect(looks.every(({ look, scheme }) => scheme && Object.keys(look).length > 0)).toBe(true);
});

test('the sample sites have between them every value of the choices that are compiled in', { tags: 'rule' }, () => {
  // A motif is a picture, and every other one has the same place.
  for (const choice of Object.keys(WrittenLook.shape).filter((name) => compiledChoices.includes(name))) {
    if (choice === 'motif') continue;
    const built = sampleSites.map(({ brand }) => brands.find(({ slug }) => slug === brand)!.look[choice as keyof Look]);
    expect([...new Set(built)].sort(), choice).toEqual(optionsOf(choice));
  }
});

test('the demo brands have between them every value of every choice', () => {
  for (const choice of Object.keys(WrittenLook.shape)) {
    const chosen = brands.map(({ look }) => look[choice as keyof Look]);
    expect([...new Set(chosen)].sort(), choice).toEqual(optionsOf(choice));
  }
});

test.for(['motif', 'home'] as const)(
  'no two demo brands of an age bracket have both the same composition of the sign-in page and the same %s',
  { tags: 'rule' },
  (choice) => {
    const faces = brands.map(({ ageBracket, look }) => `${ageBracket} ${look.signIn} ${look[choice]}`);
    expect(faces.filter((face, index) => faces.indexOf(face) !== index)).toEqual([]);
  },
);
