import { sampleSites } from '../../scripts/local/screenshots/sampleSites.ts';
import { screens } from '../../scripts/local/screenshots/screens/screens.ts';
import { WrittenLook } from '../../themes/look.ts';
import { coverPairs } from '../support/coverPairs.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { viewports } from './viewports.ts';

/**
 * Choices that are compiled into a site, which no page can change later: the sample sites cover them, and
 * screens.spec.ts checks these. All others are custom properties.
 */
export const compiledChoices: readonly string[] = ['signIn', 'home', 'motif', 'icons', 'voice'];

const lookFactors = Object.fromEntries(
  Object.entries(WrittenLook.shape)
    .filter(([name]) => !compiledChoices.includes(name))
    .map(([name, choice]) => [name, choice.unwrap().options]),
);

/** Names of dense screens that together show every kind of ground, control and heading. */
const screenNames = ['login', 'home', 'matches', 'memberProfile', 'activeChat', 'plans', 'account'] as const;

/** Factors that show the colours of a theme. themeContrast.test.ts calculates its contrast in every look. */
const colorFactors = ['page', 'cards', 'header', 'scheme'];

const lookFactorsOf = (themes: readonly string[]) => ({
  screen: screenNames,
  view: viewports.map((_, index) => String(index)),
  scheme: ['light', 'dark'] as const,
  band: ['40', '50', '60'] as const,
  ...lookFactors,
  theme: themes,
});

type Factors = ReturnType<typeof lookFactorsOf>;

/** Returns the fewest rows that have every value of every factor, in another order from round to round. */
const coverValues = (factors: Factors): { [Name in keyof Factors]: Factors[Name][number] }[] =>
  Array.from({ length: Math.max(...Object.values(factors).map(({ length }) => length)) }, (_, row) =>
    Object.fromEntries(
      Object.entries(factors).map(([name, values], shift) => [
        name,
        values[(row + shift * Math.floor(row / values.length)) % values.length],
      ]),
    ),
  ) as { [Name in keyof Factors]: Factors[Name][number] }[];

/**
 * Plans the looks in which each screen is checked, each with a window, a colour scheme, an age band and a theme: every
 * value of each, in the full matrix with every value of the others.
 */
export function planLookChecks(themes: readonly string[]) {
  const factors = lookFactorsOf(themes);
  const rows = isFullMatrix
    ? coverPairs(factors, (one, other) => one === 'theme' && !colorFactors.includes(other))
    : coverValues(factors);
  return screenNames.map((name, index) => ({
    screen: screens.find((screen) => screen.name === name)!,
    // By day that of the longest words.
    site: sampleSites[isFullMatrix ? index % sampleSites.length : 0]!,
    looks: rows
      .filter(({ screen }) => screen === name)
      .map(({ view, scheme, band, theme, ...row }) => ({
        view: viewports[Number(view)]!,
        scheme,
        ageBracket: Number(band) as 40 | 50 | 60,
        theme,
        look: WrittenLook.parse(
          Object.fromEntries(
            Object.keys(lookFactors).map((choice) => [choice, (row as Record<string, string>)[choice]]),
          ),
        ),
      })),
  }));
}
