import { memoize } from '../../lib/memoize.ts';
import { toValueMark, valueMarkPattern } from '../../lib/reservedNames.ts';
import { type CompiledValue, type CompiledValues, readSiteKey } from '../compile/CompiledValues.ts';

/** Gives the value of a site behind a key that scripts read. */
export type ReadSite = (key: string) => CompiledValue | undefined;

/** Puts a site's values in the place of their marks. */
interface FillIn {
  html: (marked: string) => string;
  text: (marked: string) => string;
}

/** The values of a site, and what else has marks in a result. */
export interface MarkedValues extends CompiledValues {
  /** By name, the path data of icons in the site's weight. */
  iconPaths: Readonly<Record<string, string>>;
}

/** Makes a result for a site, or takes that of a site of the same shape, with the site's own values filled in. */
type ShapeMemo<Result> = (
  site: MarkedValues,
  make: (read: ReadSite) => Promise<Result>,
  fill: (result: Result, fillIn: FillIn) => Result,
) => Promise<Result>;

/**
 * The values that pages show as they are, whatever they are. While a page is rendered marks stand for them, so it holds
 * for all sites that differ only in these.
 */
const shownValues = [
  'name',
  'logoUrl',
  'art',
  'registerUrl',
  'supportEmail',
  'supportEmails',
  'companyName',
  'companyAddressLine1',
  'companyAddressLine2',
  'companyCountryNames',
] as const satisfies readonly (keyof CompiledValues)[];

/** What tells an address from a path, and a path from a text, stays in front of the mark. */
const addressStart = /^(?:https?:\/)?\//;

/** Of one shape are sites that have the same values, but for those only shown, behind all keys that `make` reads. */
export function createShapeMemo<Result>(): ShapeMemo<Result> {
  const shapes: { reads: Map<string, string>; result: Promise<Result> }[] = [];
  return async (site, make, fill) => {
    const marked = withMarks(site);
    const toText = memoize((key: string) => JSON.stringify(readSiteKey(marked, key)) ?? '');
    const fillIn: FillIn = {
      html: (text) => text.replace(valueMarkPattern, (_, key, part) => escapeHtml(readShownPart(site, key, part))),
      text: (text) => text.replace(valueMarkPattern, (_, key, part) => readShownPart(site, key, part)),
    };
    for (const { reads, result } of shapes) {
      // All that it reads is known when it is done.
      const made = await result;
      if ([...reads].every(([key, text]) => toText(key) === text)) return fill(made, fillIn);
    }
    const reads = new Map<string, string>();
    const result = make((key) => {
      if (!reads.has(key)) reads.set(key, toText(key));
      return readSiteKey(marked, key);
    });
    shapes.push({ reads, result });
    return fill(await result, fillIn);
  };
}

function withMarks(site: MarkedValues): CompiledValues {
  const toMark = (value: string, key: string, part?: string) =>
    (addressStart.exec(value)?.[0] ?? '') + toValueMark(key, part);
  const mark = (key: string, value: string | Readonly<Record<string, string>>) =>
    typeof value === 'string'
      ? toMark(value, key)
      : Object.fromEntries(Object.entries(value).map(([part, text]) => [part, toMark(text, key, part)]));
  const present = shownValues.flatMap((key) => (site[key] === undefined ? [] : [[key, mark(key, site[key])]]));
  return { ...site, ...Object.fromEntries(present) };
}

/** What a mark stands for: the value, or a part of it, without what stays in front of the mark. */
function readShownPart(site: MarkedValues, key: string, part: string | undefined): string {
  const value = site[key as (typeof shownValues)[number] | 'iconPaths']!;
  const text = typeof value === 'string' ? value : (value as Readonly<Record<string, string>>)[part!]!;
  return text.replace(addressStart, '');
}

const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** As React escapes text and attributes. */
const escapeHtml = (text: string): string => text.replace(/["&'<>]/g, (character) => entities[character]!);
