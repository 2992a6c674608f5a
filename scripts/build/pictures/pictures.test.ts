import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { motifBrackets, motifs, motifsOf } from '../../../themes/look.ts';
import { WrittenTheme } from '../../../themes/themeSchema.ts';
import { resolveTheme } from '../config/colors/resolveTheme.ts';
import type { ResolvedTheme } from '../config/schema/catalogue.ts';
import { isSignInLandscape } from './isSignInLandscape.ts';
import { type Band, bands } from './picturePalette.ts';
import { listPictureFiles } from './picturesInArtFolder.ts';
import { readPictureSets } from './themedPictureSets.ts';

const themes = readdirSync('themes')
  .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
  .map((file) => {
    const written = WrittenTheme.parse(JSON.parse(readFileSync(path.join('themes', file), 'utf8')));
    return resolveTheme(path.basename(file, '.json'), written);
  });
const setFor = readPictureSets('.');

/** Lists the pictures of a band, with the landscapes of all motifs under one name. */
function allPictures(theme: ResolvedTheme, band: Band) {
  const [first, ...others] = motifsOf(band).map((motif) => setFor(theme, band, motif));
  return [...first!, ...others.flatMap((pictures) => pictures.filter(({ name }) => isSignInLandscape(name)))];
}

const sets = themes.flatMap((theme) =>
  bands.map((band) => ({ title: `${theme.name}, band ${band}`, pictures: allPictures(theme, band) })),
);
const withoutColors = (svg: string) => svg.replace(/<style>.*?<\/style>/s, '');

/** Scenes that fill a page, which may be larger than those beside words. */
const fullPage = ['login-wide', 'login-tall', 'plan-background', 'welcome', 'completion'];
/** Returns the limit of a picture in bytes, before compression. */
const limitOf = (name: string) => (fullPage.includes(name) ? 20 : name.startsWith('payment-') ? 2 : 6) * 1024;

describe.for(sets)('$title', ({ pictures }) => {
  test('no picture is heavier than it may be', () => {
    const heavy = pictures
      .map(({ name, svg }) => ({ name, over: Buffer.byteLength(svg) - limitOf(name) }))
      .filter(({ over }) => over > 0);
    expect(heavy).toEqual([]);
  });

  test('no two are the same', () => {
    const drawn = pictures.map(({ svg }) => withoutColors(svg));
    expect(pictures.filter((_, index) => drawn.indexOf(drawn[index]!) !== index).map(({ name }) => name)).toEqual([]);
  });

  test('each has its colours in its style alone, by day and others by night, and no colour that nothing has', () => {
    for (const { name, svg } of pictures) {
      const style = /<style>:root\{([^}]*)\}@media\(prefers-color-scheme:dark\)\{:root\{([^}]*)\}\}<\/style>/.exec(svg);
      const [day, night] = [style![1]!, style![2]!].map((rule) => rule.split(';').map((pair) => pair.split(':')));
      const used = [...new Set(Array.from(svg.matchAll(/var\((--\w+)\)/g), (match) => match[1]))];
      expect(used.length, name).toBeGreaterThan(0);
      expect([day!.map(([role]) => role), night!.map(([role]) => role)], name).toEqual([used, used]);
      for (const [, color] of [...day!, ...night!]) expect(color, name).toMatch(/^#(?:[0-9a-f]{3}){1,2}$/);
      expect(night, name).not.toEqual(day);
      expect(withoutColors(svg), name).not.toMatch(/(?:fill|stroke|stop-color)\s*[=:]\s*"?#/);
    }
  });
});

test('a theme changes the colours of every picture and nothing else', () => {
  const [one, other] = themes.map((theme) => setFor(theme, 50, 'vineyard'));
  for (const [index, { name, svg }] of one!.entries()) {
    expect(other![index]!.svg, name).not.toBe(svg);
    expect(withoutColors(other![index]!.svg), name).toBe(withoutColors(svg));
  }
});

test('a picture is named by what is in it', () => {
  const pictures = themes.flatMap((theme) => motifs.flatMap((motif) => setFor(theme, motifBrackets[motif], motif)));
  const svgs = new Map(pictures.map(({ path: file, svg }) => [file, svg]));
  expect(pictures.filter(({ path: file, svg }) => svgs.get(file) !== svg)).toEqual([]);
  expect(setFor(themes[0]!, 40, 'harbour')).toBe(setFor(themes[0]!, 40, 'harbour'));
  expect(readPictureSets('.')(themes[0]!, 40, 'harbour')).toEqual(setFor(themes[0]!, 40, 'harbour'));
});

test('a picture has a file for each age band only if they differ', () => {
  const files = listPictureFiles('.');
  for (const { name } of files.filter(({ band }) => band === 40)) {
    const texts = files.filter((one) => one.name === name).map(({ file }) => readFileSync(file, 'utf8'));
    expect([name, new Set(texts).size]).toEqual([name, 3]);
  }
});

test.for([
  [/^login-wide/, 1440, 900],
  [/^login-tall/, 780, 1400],
  [/^banner-/, 1600, 400],
  [/^(?:question|interest)-/, 320, 240],
  [/^pay-/, 64, 40],
  [/^plan-(?:male|female)$/, 640, 480],
] as const)('%s: %d × %d', ([family, width, height]) => {
  const odd = sets
    .slice(0, bands.length)
    .flatMap(({ pictures }) => pictures)
    .filter(
      ({ name, svg }) =>
        family.test(name) && !svg.includes(` viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`),
    );
  expect(odd.map(({ name }) => name)).toEqual([]);
});
