import { expect, test } from 'vitest';
import { mixPalette } from '../../config/palette.ts';
import { bands, type PaintTheme } from '../paint/roles.ts';
import { objects } from './objects.ts';

const themeOf = (primary: string, accent: string, neutral: string): PaintTheme => ({
  primary: mixPalette(primary),
  accent: mixPalette(accent),
  neutral: mixPalette(neutral),
});
const burgundy = themeOf('#962D3E', '#A8701A', '#6B5F63');
const lagoon = themeOf('#187886', '#B75A35', '#566467');

const names = objects.map(({ name }) => name);
const files = objects.flatMap((object) => bands.map((band) => ({ object, band, text: object.render(burgundy, band) })));
const drawnPart = (text: string) => text.replace(/<style>.*?<\/style>/s, '');

const interests = [
  ...['amateur', 'anal', 'bondage', 'couple', 'dirty_talk', 'fetish', 'high_heels_and_boots', 'latex_and_leather'],
  ...['lingerie', 'normal', 'oral', 'other_interests', 'outdoor', 'romantic', 'sex_toys', 'sexy_outfits'],
  ...['special_locations', 'tattoos_and_piercings', 'threesome'],
];

test('every need has its picture, and each name stands once', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith('avatar-'))).toEqual(['avatar-male', 'avatar-female', 'avatar-team']);
  for (const id of [9, 10, 33, 34]) expect(names.filter((name) => name.startsWith(`question-${id}-`))).toHaveLength(6);
  expect(names.filter((name) => name.startsWith('interest-'))).toEqual(interests.map((name) => `interest-${name}`));
  expect(names.filter((name) => name.startsWith('pay-'))).toHaveLength(8);
});

test.for([
  [/^avatar-/, 240, 240, 3],
  [/^question-/, 320, 240, 6],
  [/^interest-/, 320, 240, 6],
  [/^pay-/, 64, 40, 2],
] as const)('%s: %d × %d, at most %d KB', ([kind, width, height, kilobytes]) => {
  for (const { object, text } of files.filter((file) => kind.test(file.object.name))) {
    expect([object.name, object.width, object.height]).toEqual([object.name, width, height]);
    expect(Buffer.byteLength(text), object.name).toBeLessThanOrEqual(kilobytes * 1024);
  }
});

const elements = new Set([
  ...['svg', 'style', 'defs', 'g', 'path', 'circle', 'ellipse', 'rect', 'use'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath'],
]);

/** Open and close tags in order: what is left open, and every element met. */
function readTags(text: string) {
  const open: string[] = [];
  const met: string[] = [];
  for (const [, end, name, , empty] of text.matchAll(/<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else met.push(name!);
    if (!end && !empty) open.push(name!);
  }
  return { open, met };
}

test('each file is well formed and made of plain shapes', () => {
  for (const { object, text } of files) {
    const { open, met } = readTags(text);
    expect(open, object.name).toEqual([]);
    expect(met.length, object.name).toBe(text.match(/<[A-Za-z]/g)!.length);
    expect(
      met.filter((name) => !elements.has(name)),
      object.name,
    ).toEqual([]);
    expect(text, object.name).not.toMatch(/NaN|undefined|Infinity|null|-0[^.\d]/);
  }
});

test('no file reaches out, and each reference is met inside it', () => {
  for (const { object, text } of files) {
    expect(text.replace('xmlns="http://www.w3.org/2000/svg"', ''), object.name).not.toMatch(
      /:\/\/|data:|@import|script/,
    );
    const ids = Array.from(text.matchAll(/ id="([^"]+)"/g), (match) => match[1]);
    expect(new Set(ids).size, object.name).toBe(ids.length);
    const references = Array.from(text.matchAll(/(?:href="|url\()#([\w-]+)/g), (match) => match[1]);
    expect(
      references.filter((id) => !ids.includes(id)),
      object.name,
    ).toEqual([]);
    const defined = new Set(Array.from(text.matchAll(/--(\w+):/g), (match) => match[1]));
    const used = Array.from(text.matchAll(/var\(--(\w+)\)/g), (match) => match[1]);
    expect(
      used.filter((role) => !defined.has(role)),
      object.name,
    ).toEqual([]);
  }
});

test('the same bytes each time, other colours in another theme, dark ones at night', () => {
  for (const { object, band, text } of files) {
    expect(object.render(burgundy, band)).toBe(text);
    expect(object.render(lagoon, band), object.name).not.toBe(text);
    expect(drawnPart(object.render(lagoon, band)), object.name).toBe(drawnPart(text));
    const [day, night] = Array.from(text.matchAll(/:root\{([^}]*)\}/g), (match) => match[1]);
    expect(night, object.name).not.toBe(day);
  }
});

test('no two are alike', () => {
  const drawings = objects.map((object) => drawnPart(object.render(burgundy, 50)));
  expect(new Set(drawings).size).toBe(objects.length);
});

test('only the avatars of members depend on the band', () => {
  for (const object of objects) {
    const variants = new Set(bands.map((band) => object.render(burgundy, band)));
    expect([object.name, variants.size]).toEqual([object.name, object.byBand ? bands.length : 1]);
  }
  expect(objects.filter(({ byBand }) => byBand).map(({ name }) => name)).toEqual(['avatar-male', 'avatar-female']);
});
