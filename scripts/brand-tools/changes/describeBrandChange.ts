import type { Look } from '../../../themes/look.ts';
import { differenceCiede2000, loadMode, modeOklch } from '../../build/config/colors/culori.ts';
import { measureContrastPairs } from '../../build/config/colors/failedContrastPairs.ts';
import { lookColors, pageColors, toHexColor, topColors } from '../../build/config/colors/lookColors.ts';
import type { ResolvedBrand } from '../../build/config/schema/catalogue.ts';
import {
  type ChangeWords,
  type ColorDirection,
  type ColorPlace,
  changeWords,
  colorPlaces,
  type FactName,
} from '../words/changeWords.ts';
import type { ToolLanguage } from '../words/toolLanguage.ts';

const toOklch = loadMode(modeOklch);

const differ = differenceCiede2000();
/** Least difference (CIEDE2000) between two colours that an eye can see side by side. */
const MIN_DIFFERENCE = 2;
/** Least difference in lightness, of 1 in all, that is called lighter or darker. */
const MIN_LIGHTNESS = 0.02;
/** Largest difference in hue, in degrees, of what is called the same colour. */
const MAX_HUE = 12;
/** Chroma below which a colour has no hue to tell. */
const GREY_CHROMA = 0.02;

/** Tells how one colour differs from another. */
export function findDirection(before: string, after: string): ColorDirection {
  const [a, b] = [toOklch(before)!, toOklch(after)!];
  const areGrey = a.c < GREY_CHROMA && b.c < GREY_CHROMA;
  const hue = Math.abs((((a.h ?? 0) - (b.h ?? 0) + 540) % 360) - 180);
  const isOneGrey = a.c < GREY_CHROMA !== b.c < GREY_CHROMA;
  if (!areGrey && !isOneGrey && hue > MAX_HUE) return 'other';
  if (Math.abs(a.l - b.l) >= MIN_LIGHTNESS) return b.l > a.l ? 'lighter' : 'darker';
  return b.c > a.c ? 'stronger' : 'paler';
}

type PlaceColors = Readonly<Record<ColorPlace, readonly [day: string, night: string]>>;

/** Finds the colours of a brand by day and by night, `#RRGGBB`, where a person recognises them. */
export function findPlaceColors({ theme, look }: ResolvedBrand): PlaceColors {
  const { primary, accent, neutral } = theme;
  const [page, top] = [pageColors(look, theme), topColors(look, theme)];
  const { day, night } = lookColors(look, theme);
  const dayText = day['on-header'] ? toHexColor(day['on-header'], theme) : neutral['900'];
  const nightText = night['on-header'] ?? day['on-header'];
  return {
    header: [top.day, top.night],
    headerText: [dayText, nightText ? toHexColor(nightText, theme) : neutral['050']],
    page: [page.day, page.night],
    buttons: [primary['600'], primary['300']],
    links: [primary['700'], primary['200']],
    premiumBar: [accent['600'], accent['200']],
    badges: [accent['700'], accent['200']],
    text: [neutral['900'], neutral['050']],
    secondaryText: [neutral['600'], neutral['200']],
  };
}

function describeColors(before: ResolvedBrand, after: ResolvedBrand, words: ChangeWords): string[] {
  const [old, now] = [findPlaceColors(before), findPlaceColors(after)];
  return colorPlaces.flatMap((place) =>
    (['day', 'night'] as const).flatMap((time, index) =>
      describeColor(words, place, time, old[place][index]!, now[place][index]!),
    ),
  );
}

/** Describes how the colour of a place changes; nothing where an eye sees no difference. */
export function describeColor(
  words: ChangeWords,
  place: ColorPlace,
  time: 'day' | 'night',
  before: string,
  after: string,
): string[] {
  const [from, to] = [before.toUpperCase(), after.toUpperCase()];
  if (differ(from, to) < MIN_DIFFERENCE) return [];
  return [`${words.becomes(words.places[place], findDirection(from, to))}, ${words[time]}: ${from} → ${to}`];
}

const formatRatio = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

function describeContrasts(before: ResolvedBrand, after: ResolvedBrand, words: ChangeWords): string[] {
  const [old, now] = [measureContrastPairs(before.theme), measureContrastPairs(after.theme)];
  return Object.entries(words.usages).flatMap(([usage, named]) => {
    const index = now.findIndex((pair) => pair.usage === usage);
    const [from, to] = [formatRatio(old[index]!.ratio), formatRatio(now[index]!.ratio)];
    return from === to ? [] : [words.contrast(named, from, to, now[index]!.minRatio)];
  });
}

function describeLook(before: Look, after: Look, { lookOf }: ChangeWords): string[] {
  return (Object.keys(lookOf) as (keyof Look)[]).flatMap((choice) => {
    if (before[choice] === after[choice]) return [];
    const { name, values } = lookOf[choice] as { name: string; values: Readonly<Record<string, string>> };
    return [`${name}: ${values[before[choice]]} → ${values[after[choice]]}`];
  });
}

/** Flattens a value into the paths and texts of its leaves. */
function listLeaves(value: unknown, path = ''): [path: string, text: string][] {
  if (Array.isArray(value) && value.some((item) => typeof item === 'object'))
    return value.flatMap((item) => listLeaves(item, [path, (item as { domain?: string }).domain].join(' ').trim()));
  if (Array.isArray(value)) return [[path, value.join(', ')]];
  if (typeof value !== 'object' || value === null) return [[path, value == null ? '' : String(value)]];
  return Object.entries(value).flatMap(([key, item]) => listLeaves(item, `${path} ${key}`.trim()));
}

function describeFact(name: FactName, before: unknown, after: unknown, words: ChangeWords): string[] {
  const [old, now] = [new Map(listLeaves(before)), new Map(listLeaves(after))];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const [from, to] = [old.get(path) ?? '', now.get(path) ?? ''];
    const key = path
      .split(' ')
      .map((word) => words.keys[word] ?? word)
      .join(' ');
    const label = [words.facts[name], key].filter(Boolean).join(', ');
    return from === to ? [] : [`${label}: ${from || words.nothing} → ${to || words.nothing}`];
  });
}

const valueFacts = [
  'name',
  'ageBracket',
  'company',
  'privacyEmail',
  'supportEmails',
  'features',
  'domains',
] as const satisfies readonly FactName[];

/** Describes the files of texts that differ, by the number of their texts. */
function describeTexts(before: ResolvedBrand, after: ResolvedBrand, words: ChangeWords): string[] {
  const count = (brand: ResolvedBrand, tag: string) => words.texts(Object.keys(brand.ownTexts[tag] ?? {}).length);
  const tags = new Set([...Object.keys(before.ownTexts), ...Object.keys(after.ownTexts)]);
  const isSame = (tag: string) => JSON.stringify(before.ownTexts[tag]) === JSON.stringify(after.ownTexts[tag]);
  const legal = new Set([...Object.keys(before.ownLegalTexts), ...Object.keys(after.ownLegalTexts)]);
  return [
    ...[...tags]
      .filter((tag) => !isSame(tag))
      .map((tag) => `${words.facts.ownTexts}, ${tag}: ${count(before, tag)} → ${count(after, tag)}`),
    ...[...legal]
      .filter((name) => before.ownLegalTexts[name] !== after.ownLegalTexts[name])
      .map((name) => `${words.facts.ownLegalTexts}: ${name}`),
  ];
}

function describePictures(before: ResolvedBrand, after: ResolvedBrand, words: ChangeWords): string[] {
  const toMap = ({ slug, ownPictures }: ResolvedBrand) =>
    new Map(ownPictures.map(({ file, text }) => [file.replace(`brands/${slug}/pictures/`, ''), text]));
  const [old, now] = [toMap(before), toMap(after)];
  return [
    ...(before.logo === after.logo ? [] : [words.logo]),
    ...(before.icon === after.icon ? [] : [words.icon]),
    ...[...new Set([...old.keys(), ...now.keys()])]
      .filter((name) => old.get(name) !== now.get(name))
      .map((name) => words.drawing(name)),
  ];
}

/** Describes in words, line by line, all that differs between two states of a brand; nothing where they are alike. */
export function describeBrandChange(
  before: ResolvedBrand,
  after: ResolvedBrand,
  language: ToolLanguage = 'en',
): string[] {
  const words = changeWords[language];
  return [
    ...valueFacts.flatMap((name) => describeFact(name, before[name], after[name], words)),
    ...describeLook(before.look, after.look, words),
    ...describeColors(before, after, words),
    ...describeContrasts(before, after, words),
    ...describePictures(before, after, words),
    ...describeTexts(before, after, words),
  ];
}
