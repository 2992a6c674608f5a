import path from 'node:path';
import opentype from 'opentype.js';
import { describe, expect, test } from 'vitest';
import { languages, localeCodes } from '../../../brands/languages.ts';
import type { HeadingFace } from '../../../themes/look.ts';
import { createDiskCache, defaultCacheFolder, noCache } from '../../lib/cache.ts';
import { unpackFont } from '../../lib/unpackFont.ts';
import { headingFaces } from './bodyAndHeadingFontFaces.ts';
import { toCodePoints, toFontCuts, toUnicodeRange } from './fontCharacters.ts';
import { createFontPicker, type SiteFonts } from './fonts.ts';
import { createThirdPartyNotices } from './thirdPartyNotices.ts';

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

describe("a brand's own font", () => {
  const own = {
    ...{
      name: 'acme-sans',
      sha256: 'a',
      licence: 'Licence of Acme',
      kind: 'sans' as const,
      weights: { min: 300, max: 550 },
    },
    file: 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  };

  test('takes the place of a face, in the weights and with the letters that it has', async () => {
    const { css, headingFamily, headingWeight, artifacts, packages, headingPreloads } = await pickFonts(
      'fraunces',
      ['cz'],
      {
        headings: own,
      },
    );
    expect([headingFamily.split(',')[0], headingWeight]).toEqual(['"Own Headings"', 550]);
    expect(headingPreloads).toEqual([expect.stringMatching(/^\/assets\/fonts\/acme-latin-\w{10}\.woff2$/)]);
    const rules = css.match(/@font-face\{font-family:"Own Headings"[^}]*\}/g)!;
    expect(rules.join('')).not.toContain('U+159');
    expect(css).toMatch(/@font-face\{font-family:"Heading Fallback";src:local\("Arial"\)/);
    expect(artifacts.map(({ path: file }) => file).join()).not.toContain('fraunces');
    expect(packages.join()).not.toContain('fraunces');
  });

  test('has the digits of texts, and its licence is among the notices', async () => {
    const fonts = await pickFonts('fraunces', ['de'], { body: own, headings: own });
    expect(fonts.css).not.toContain('Atkinson');
    expect(fonts.artifacts.every(({ path: file }) => file.startsWith('assets/fonts/acme-'))).toBe(true);
    const notices = Buffer.from(createThirdPartyNotices(root)(['react'], fonts.ownFonts).bytes).toString();
    expect(notices).toContain('acme-sans (font)\n\nLicence of Acme\n');
    expect(notices.match(/Licence of Acme/g)).toHaveLength(1);
  });

  test('with too many bytes in the letters of a first page is an error that names its file', async () => {
    const file = own.file.replace('figtree/files/figtree-latin-wght', 'fraunces/files/fraunces-latin-full');
    const fat = { ...own, sha256: 'b', file };
    await expect(pickFonts('fraunces', ['fr'], { headings: fat })).rejects.toMatchObject({
      problems: [{ file: fat.file, message: expect.stringMatching(/take \d{5} bytes, more than 20000/) }],
    });
  });
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
