import { toValueMark, valueMarkPattern } from '../../lib/buildPlaceholders.ts';
import { memoize } from '../../lib/memoize.ts';
import { type CompiledValue, type CompiledValues, readSiteKey } from '../compile/CompiledValues.ts';

/** Returns the value of a site behind a key that scripts read. */
export type ReadSite = (key: string) => CompiledValue | undefined;

/** Fills a site's values in at their marks. */
interface FillIn {
  html: (marked: string) => string;
  text: (marked: string) => string;
}

/** The values of a site, and other parts of a result that have marks. */
export interface MarkedValues extends CompiledValues {
  /** The path data of icons in the site's weight, by name. */
  iconPaths: Readonly<Record<string, string>>;
}

/** Makes a result for a site, or takes that of a site of the same shape, with the site's own values filled in. */
type ShapeMemo<Result> = (
  site: MarkedValues,
  make: (read: ReadSite) => Promise<Result>,
  fill: (result: Result, fillIn: FillIn) => Result,
) => Promise<Result>;

/**
 * Keys of the values that pages only show. While a page is rendered, marks replace them, so sites may differ in these.
 */
const shownValues = [
  'name',
  'logoUrl',
  'headerLogoUrl',
  'home',
  'art',
  'registerUrl',
  'supportEmail',
  'supportEmails',
  'companyName',
  'companyAddressLine1',
  'companyAddressLine2',
  'companyCountryNames',
] as const satisfies readonly (keyof CompiledValues)[];

/** Beginning of a value that tells an address from a path, and a path from a text; it stays in front of the mark. */
const addressStart = /^(?:https?:\/)?\//;

/**
 * Creates the memo of results by shape: sites have the same shape if all keys that `make` reads have the same values,
 * except for those only shown.
 */
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
      // Only then is everything known that it reads.
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

/** Returns the value for a mark, or a part of it, without what stays in front of the mark. */
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

/** Escapes a text as React does in texts and attributes. */
const escapeHtml = (text: string): string => text.replace(/["&'<>]/g, (character) => entities[character]!);
