import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validFixtureFiles, writeTempTree } from '../../../../tests/support/fixtureFiles.ts';
import { isFullMatrix } from '../../../../tests/support/isFullMatrix.ts';
import { sortProblems } from '../../../lib/problem.ts';
import { parseJsonDocument } from '../parse/parseJsonDocument.ts';
import { readSources } from '../read/readSources.ts';
import type { Sources } from '../schema/sources.ts';
import { resolveCatalogue } from './resolveCatalogue.ts';

await using tree = await writeTempTree(validFixtureFiles());
const sources = await readSources(tree.root);

/** Number of trials for each property. */
const RUNS = isFullMatrix ? 1500 : 200;

type Part = 'brand' | 'logo' | 'theme';

/** Returns the sources of the small project with another text for one of its files. */
function withText(part: Part, text: string): Sources {
  const [brand, ...brands] = sources.brands;
  const [theme, ...themes] = sources.themes;
  if (part === 'theme') return { ...sources, themes: [{ ...theme!, text }, ...themes] };
  return { ...sources, brands: [{ ...brand!, [part]: { ...brand![part]!, text } }, ...brands] };
}

const textOf = (part: Part) => (part === 'theme' ? sources.themes[0]! : sources.brands[0]![part]!).text;

const lengths = (text: string) => text.split(/\r\n|\r|\n/).map((line) => line.length);

/** Expects either a catalogue with all brands, or problems that point into the file. */
function expectJudged(part: Part, text: string) {
  const { catalogue, problems, configProblems } = resolveCatalogue(withText(part, text));
  expect(configProblems).toEqual([]);
  expect(catalogue?.brands.length === sources.brands.length).toBe(problems.length === 0);
  const lines = lengths(text);
  const file = (part === 'theme' ? sources.themes[0]! : sources.brands[0]![part]!).file;
  for (const problem of sortProblems(problems).filter((found) => found.file === file)) {
    expect(problem.line).toBeLessThanOrEqual(lines.length);
    expect(problem.column).toBeLessThanOrEqual(lines[problem.line - 1]! + 1);
    expect(Math.min(problem.line, problem.column)).toBeGreaterThan(0);
    expect(`${problem.message}${problem.hint}`).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
}

const hostile = [
  '<script/>',
  ' onload="x"',
  ' href="//x"',
  'url(//x)',
  'url(',
  '<!--',
  '<?x?>',
  '&#60;',
  '<style>@import "x"</style>',
  '</style>',
  'javascript:',
];

const fragment = fc.oneof(
  fc.constantFrom(...'"{}[],:\\<>&/#\n\r\u2028\0', '__proto__', '"name"', ...hostile),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);

/** Cuts some characters out of a text and puts others in their place, a few times. */
const mutate = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(6), fragment), { minLength: 1, maxLength: 4 })
    .map((cuts) =>
      cuts.reduce((cut, [start, length, put]) => cut.slice(0, start) + put + cut.slice(start + length), text),
    );

test.for<Part>(['brand', 'logo', 'theme'])(
  'a %s with any characters gives a catalogue or problems inside the file',
  (part) => {
    fc.assert(
      fc.property(mutate(textOf(part)), (text) => expectJudged(part, text)),
      { numRuns: RUNS },
    );
  },
);

test('an accepted logo holds no script and loads nothing', () => {
  const base = textOf('logo').replace('<path', '<style>.a{fill:red}</style><path class="a"');
  fc.assert(
    fc.property(mutate(base), (text) => {
      if (resolveCatalogue(withText('logo', text)).problems.length > 0) return;
      expect(text).not.toMatch(/<script|\bon[a-z]+\s*=|@import|<[!?]|&#|url\((?!\s*["']?#)|href\s*=\s*["'](?!#)/i);
    }),
    { numRuns: RUNS },
  );
});

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('de', 'en', 40, 1, 'burgundy', 'a@b.example', 'PayPal'),
);

/** Puts another value, or another key, somewhere into an object. */
const graft = (tree: unknown, steps: number[], other: unknown, key: string | undefined): unknown => {
  if (typeof tree !== 'object' || tree === null || steps.length === 0) return other;
  const entries = Object.entries(tree);
  const chosen = entries[steps[0]! % Math.max(entries.length, 1)];
  if (!chosen) return other;
  const grafted = entries.map(([name, part]) =>
    name === chosen[0]
      ? [key && steps.length === 1 ? key : name, graft(part, steps.slice(1), other, key)]
      : [name, part],
  );
  return Array.isArray(tree) ? grafted.map(([, part]) => part) : Object.fromEntries(grafted);
};

test.for<Part>(['brand', 'theme'])('a %s with any values gives a catalogue or problems inside the file', (part) => {
  const whole: unknown = JSON.parse(textOf(part));
  const steps = fc.array(fc.nat(12), { minLength: 1, maxLength: 4 });
  const key = fc.option(fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('__proto__', 'siteId', 'constructor')), {
    nil: undefined,
  });
  fc.assert(
    fc.property(steps, value, key, fc.nat(3), (way, other, name, indent) => {
      expectJudged(part, JSON.stringify(graft(whole, way, other, name), null, indent));
    }),
    { numRuns: RUNS },
  );
});

test('parseJsonDocument accepts exactly the texts that JSON.parse accepts', () => {
  const parses = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(mutate('{"a": [1, -0.5e3, "x\\u0041", true], "b": {"c": null}}'), (text) => {
      expect(parseJsonDocument('a.json', text).document !== undefined).toBe(parses(text));
    }),
    { numRuns: 5 * RUNS },
  );
});
