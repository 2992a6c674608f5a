import { fromBuffer } from '@capsizecss/unpack';
import subsetFontFile from 'subset-font';
import { type Cache, cachedJson } from '../../lib/cache.ts';
import { sha256 } from '../../lib/hash.ts';

/** Measures that scale a fallback face to the size of a font. */
export type FontMetrics = Pick<
  Awaited<ReturnType<typeof fromBuffer>>,
  'familyName' | 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg' | 'subsets'
>;

interface SubsetFont {
  bytes: Uint8Array;
  metrics: FontMetrics;
}

/** Features of a font that the style sheets use; all others are dropped, with the glyphs that only they need. */
const keptFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

/** Cuts a font to these characters and, if it is variable, to these weights, as WOFF2. */
export async function subsetFont(
  font: Uint8Array,
  characters: ReadonlySet<number>,
  weight: number | { min: number; max: number } | undefined,
  cache: Cache,
): Promise<SubsetFont> {
  const text = String.fromCodePoint(...characters);
  const { base64, metrics } = await cachedJson(cache, 'font', [sha256(font), text, weight], async () => {
    const bytes = await subsetFontFile(Buffer.from(font), text, {
      targetFormat: 'woff2',
      ...(weight !== undefined && { variationAxes: { wght: weight } }),
      keepFeatures: keptFeatures,
    });
    const { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg, subsets } = await fromBuffer(bytes);
    return {
      base64: bytes.toString('base64'),
      metrics: { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg, subsets },
    };
  });
  return { bytes: Buffer.from(base64, 'base64'), metrics };
}
