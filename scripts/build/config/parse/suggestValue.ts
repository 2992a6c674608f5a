import { distance } from 'fastest-levenshtein';
import { formatList, quote } from './problemMessageFormatting.ts';

/** Common other spellings of codes. */
const codeAliases: Readonly<Record<string, string>> = { us: 'com', usa: 'com', gb: 'uk', cs: 'cz' };

const closestNumber = (written: number, allowed: readonly unknown[]) => {
  const numbers = allowed.filter((value) => typeof value === 'number');
  const sorted = numbers.toSorted((a, b) => Math.abs(a - written) - Math.abs(b - written));
  const [first, second] = sorted;
  const near = first !== undefined && Math.abs(first - written) * 3 < Math.abs((second ?? Number.NaN) - written);
  return near ? first : undefined;
};

const closestText = (written: string, allowed: readonly string[]) => {
  const wanted = written.toLowerCase();
  const other = codeAliases[wanted];
  if (other !== undefined && allowed.includes(other)) return other;
  const ranked = allowed.map((word) => ({ word, steps: distance(wanted, word.toLowerCase()) }));
  const best = ranked.toSorted((a, b) => a.steps - b.steps)[0];
  // A third of the letters may differ, but none of a two-letter code, or every code would be near.
  const near = best !== undefined && best.steps <= Math.floor(Math.max(written.length, best.word.length) / 3);
  return near ? best.word : undefined;
};

/** Finds the allowed value nearest to the written one, if it is near enough to be a typing error. */
export function closestValue<Value extends string | number>(
  written: unknown,
  allowed: readonly Value[],
): Value | undefined {
  if (typeof written !== 'number' && typeof written !== 'string') return undefined;
  const found =
    typeof written === 'number' ? closestNumber(written, allowed) : closestText(written, allowed.map(String));
  return allowed.find((value) => String(value) === String(found));
}

/** Asks `did you mean "burgundy"?`; undefined when no allowed value is near. */
export function didYouMean(written: unknown, allowed: readonly (string | number)[]): string | undefined {
  const found = closestValue(written, allowed);
  if (found === undefined) return undefined;
  if (typeof written === 'string' && typeof found === 'number') return `did you mean ${found}, without quotes?`;
  return `did you mean ${typeof found === 'string' ? quote(found) : found}?`;
}

/** Adds the known name that was probably meant to a message about an unknown one. */
export const withSuggestion = (message: string, written: string, known: readonly string[]): string =>
  [message, didYouMean(written, known) ?? []].flat().join('; ');

/** Asks `did you mean "burgundy"?`, or lists the allowed values when none is near. */
export const suggestValue = (
  written: unknown,
  allowed: readonly (string | number)[],
  otherwise: 'it takes' | 'allowed are' | 'there are',
): string =>
  didYouMean(written, allowed) ?? `${otherwise} ${formatList(allowed, otherwise === 'it takes' ? 'or' : 'and')}`;
