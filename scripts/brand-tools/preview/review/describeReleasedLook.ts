import type { Look } from '../../../../themes/look.ts';
import { describeColor } from '../../changes/describeBrandChange.ts';
import { type ChangeWords, type ColorPlace, colorPlaces } from '../../words/changeWords.ts';

/** Custom properties of a page, by day and by night. */
interface Properties {
  day: ReadonlyMap<string, string>;
  night: ReadonlyMap<string, string>;
}

const readRule = (css: string | undefined): [name: string, value: string][] =>
  Array.from(css?.matchAll(/(--[\w-]+):([^;}]*)/g) ?? [], ([, name, value]) => [name!, value!]);

function readProperties(html: string): Properties {
  const day = readRule(/:root\{([^}]*)\}/.exec(html)?.[1]);
  const night = readRule(/prefers-color-scheme:dark\)\{:root\{([^}]*)\}/.exec(html)?.[1]);
  return { day: new Map(day), night: new Map([...day, ...night]) };
}

/** Properties of the colour of each place by day and by night, the first that a page has. */
const placeProperties: Readonly<Record<ColorPlace, readonly [day: readonly string[], night: readonly string[]]>> = {
  header: [
    ['--header', '--page', '--neutral-050'],
    ['--header', '--page', '--neutral-950'],
  ],
  headerText: [
    ['--on-header', '--neutral-900'],
    ['--on-header', '--neutral-050'],
  ],
  page: [
    ['--page', '--neutral-050'],
    ['--page', '--neutral-950'],
  ],
  buttons: [['--primary-600'], ['--primary-300']],
  links: [['--primary-700'], ['--primary-200']],
  premiumBar: [['--accent-600'], ['--accent-200']],
  badges: [['--accent-700'], ['--accent-200']],
  text: [['--neutral-900'], ['--neutral-050']],
  secondaryText: [['--neutral-600'], ['--neutral-200']],
};

/** Finds the colour of the first of these properties, through references to others. */
function resolve(properties: ReadonlyMap<string, string>, names: readonly string[]): string | undefined {
  const value = names.map((name) => properties.get(name)).find((one) => one !== undefined);
  const [, reference, fallback] = /^var\((--[\w-]+)(?:,(.*))?\)$/.exec(value ?? '') ?? [];
  if (reference === undefined) return value;
  return resolve(properties, [reference]) ?? fallback;
}

/** Choices of a look that a page shows in properties which are no colours. */
const choiceProperties: Readonly<Partial<Record<keyof Look, RegExp>>> = {
  corners: /^--radius-(?:card|field)$/,
  buttons: /^--radius-control$/,
  headings: /^--font-heading$/,
  cards: /^--card-/,
};

/** Describes in words what differs in the look of two versions of a site's page. */
export function describeReleasedLook(before: string, after: string, words: ChangeWords): string[] {
  const [old, now] = [readProperties(before), readProperties(after)];
  const colors = colorPlaces.flatMap((place) =>
    (['day', 'night'] as const).flatMap((time, index) => {
      const names = placeProperties[place][index]!;
      const [from, to] = [resolve(old[time], names), resolve(now[time], names)];
      return from && to ? describeColor(words, place, time, from, to) : [];
    }),
  );
  const differs = (pattern: RegExp) =>
    [...new Set([...old.night.keys(), ...now.night.keys()])].some(
      (name) =>
        pattern.test(name) && (old.day.get(name) !== now.day.get(name) || old.night.get(name) !== now.night.get(name)),
    );
  const choices = Object.entries(choiceProperties).flatMap(([choice, pattern]) =>
    differs(pattern) ? [words.otherChoice(words.lookOf[choice as keyof Look].name)] : [],
  );
  return [...colors, ...choices];
}
