import path from 'node:path';
import opentype from 'opentype.js';
import { describe, expect, test } from 'vitest';
import { languages, localeCodes } from '../../../brands/languages.ts';
import type { HeadingFace } from '../../../themes/look.ts';
import { createDiskCache, defaultCacheFolder, noCache } from '../../lib/cache.ts';
import { headingFaces } from './bodyAndHeadingFontFaces.ts';
import { toCodePoints, toFontCuts, toUnicodeRange } from './fontCharacters.ts';
import { createFontPicker, type SiteFonts } from './fonts.ts';
import { createThirdPartyNotices } from './thirdPartyNotices.ts';
import { unpackFont } from './unpackFont.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const pickFonts = createFontPicker(root, createDiskCache(defaultCacheFolder(root)));

const preloaded = ({ artifacts, bodyPreloads, headingPreloads }: SiteFonts) =>
  artifacts.filter((one) => [...bodyPreloads, ...headingPreloads].includes(`/${one.path}`));
const sizeOf = (artifacts: SiteFonts['artifacts']) => artifacts.reduce((sum, { bytes }) => sum + bytes.length, 0);

describe('the files of a face', () => {
  test.for(localeCodes)(
    '%s: its letters, small and large, are in the files that are loaded at once',
    { tags: 'rule' },
    (locale) => {
      const { letters } = languages[locale];
      const cuts = toFontCuts(letters);
      const atOnce = cuts.filter((cut) => cut.own).reduce((all, cut) => all.union(cut.characters), new Set<number>());
      const needed = toCodePoints(`aZ09 €„“«»–${letters}${letters.toUpperCase()}`);
      expect([...needed.difference(atOnce)]).toEqual([]);
      expect(cuts.filter((cut) => cut.own && cut.source === 'latin-ext').length).toBe(/[čł]/.test(letters) ? 1 : 0);
      expect(
        cuts.map((cut) => cut.own).toSorted(),
        'rules for the own letters come last, because the last one counts',
      ).toEqual(cuts.map((cut) => cut.own));
      const all = cuts.reduce((some, cut) => some.union(cut.characters), new Set<number>());
      expect([...toCodePoints('ÅñøőșžŁß').difference(all)]).toEqual([]);
    },
  );

  test('the rest is the same for all sites', () => {
    const rests = localeCodes.map((locale) =>
      toFontCuts(languages[locale].letters).flatMap(({ own, characters }) => (own ? [] : toUnicodeRange(characters))),
    );
    expect(new Set(rests.map(String)).size).toBe(1);
  });

  test('unicode-range has runs and single characters', () => {
    expect(toUnicodeRange(new Set([0x20ac, 0x41, 0x43, 0x42]))).toBe('U+41-43,U+20AC');
  });
});

describe.for(Object.keys(headingFaces) as HeadingFace[])('%s', (face) => {
  test('has the letters of all languages, in one weight, and is small', { tags: 'rule' }, async () => {
    const fonts = await pickFonts(face, localeCodes);
    const found = new Set<string>();
    const letters = localeCodes.map((locale) => languages[locale].letters).join('');
    const needed = [...new Set(`azAZ019€„“”’«»–…!?&${letters}${letters.toUpperCase()}`)];
    for (const { bytes } of preloaded(fonts).filter(({ path: file }) => fonts.headingPreloads.includes(`/${file}`))) {
      const font = opentype.parse((await unpackFont(bytes)).buffer);
      expect(Object.keys(font.tables)).not.toContain('fvar');
      for (const letter of needed) if (font.charToGlyph(letter).index > 0) found.add(letter);
    }
    expect(needed.filter((letter) => !found.has(letter))).toEqual([]);
    expect(sizeOf(preloaded(fonts))).toBeLessThan(50_000);
    const standIns = fonts.css.match(
      /"Heading Fallback(?: 2)?";src:local\("[\w ]+"\)[^;]*;size-adjust:[\d.]+%;ascent-override/g,
    );
    expect(new Set(standIns?.map((rule) => /size-adjust:[\d.]+/.exec(rule)![0])).size).toBe(2);
    expect(fonts.headingFamily).toContain('"Heading Fallback","Heading Fallback 2"');
  });

  test('comes with its licence, which reserves no name', { tags: 'rule' }, async () => {
    const { packages } = await pickFonts(face, localeCodes);
    const text = Buffer.from(createThirdPartyNotices(root)(packages).bytes).toString('utf8');
    expect(text).toContain(`@fontsource-variable/${headingFaces[face].package} `);
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).not.toMatch(/with Reserved Font Name/i);
  });
});

test('the digits of texts come from one face with a plain zero', { tags: 'rule' }, async () => {
  const { css } = await pickFonts('fraunces', ['de']);
  const rules = css.match(/@font-face\{font-family:"Atkinson[^}]*\}/g)!;
  const withDigits = rules.filter((rule) => /unicode-range:[^}]*U\+(?:30|20)-(?:39|7E)/.test(rule));
  expect(withDigits).toEqual([expect.stringContaining('/assets/fonts/figtree-latin')]);
});

test('equal choices give equal bytes, and sites share what does not differ', async () => {
  const pickAnew = createFontPicker(root, noCache);
  const german = await pickAnew('figtree', ['de', 'en']);
  const again = await createFontPicker(root, noCache)('figtree', ['en', 'de']);
  expect(again.artifacts.map(({ path: file }) => file)).toEqual(german.artifacts.map(({ path: file }) => file));
  const czech = await pickAnew('figtree', ['cz', 'en']);
  const shared = czech.artifacts.filter((one) => german.artifacts.includes(one));
  expect(shared.map(({ path: file }) => file.replace(/-[0-9a-f]+\.woff2/, ''))).toEqual([
    'assets/fonts/atkinson-latin-more',
    'assets/fonts/atkinson-latin-ext-more',
    'assets/fonts/figtree-latin',
    'assets/fonts/figtree-latin-more',
    'assets/fonts/figtree-latin-ext-more',
  ]);
});
