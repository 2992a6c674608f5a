import { languageTags } from '../../../../brands/languages.ts';
import { quote } from '../parse/problemMessageFormatting.ts';

/** Codes of Unicode that are no countries of ISO 3166: islands, groups of countries, and codes for tests. */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));

/** Codes that people write in place of the standard's. */
const otherCodes: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR', EN: 'GB' };

const namesIn = (tag: string) => new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });

/** Whether a text is the code of a country of ISO 3166. */
export function isCountryCode(text: string): boolean {
  if (!/^[A-Z]{2}$/.test(text) || notCountries.has(text)) return false;
  // A retired code is an alias of another one.
  return namesIn('en').of(text) !== undefined && Intl.getCanonicalLocales(`und-${text}`)[0] === `und-${text}`;
}

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Finds the code of a country by one of its names, or by a code in small letters. */
function findCountryCode(text: string): string | undefined {
  const written = text.trim();
  const upper = written.toUpperCase();
  if (isCountryCode(upper)) return upper;
  if (otherCodes[upper] !== undefined) return otherCodes[upper];
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountryCode);
  const names = [...new Set(['en', ...languageTags])].map(namesIn);
  return codes.find((code) => names.some((of) => compare(of.of(code) ?? '', written) === 0));
}

/** Describes what is wrong with the country of a company; undefined for a code of ISO 3166. */
export function findCountryFault(text: string): { message: string; hint: string } | undefined {
  if (isCountryCode(text)) return undefined;
  const meant = findCountryCode(text);
  return {
    message: `"country" is ${quote(text)}, which is no code of a country`,
    hint:
      meant === undefined ? 'it takes two capitals of ISO 3166, such as AT, DE or US' : `did you mean ${quote(meant)}?`,
  };
}
