import type { createFontStack } from '@capsizecss/core';
import type { FallbackKind } from './bodyAndHeadingFontFaces.ts';

/** Measures of a font, in parts of its em. */
type DeviceMetrics = Parameters<typeof createFontStack>[0][number];

const dejaVu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 };

/**
 * Faces of devices by kind, of which the first that is installed is the fallback: those of Windows and Apple with the
 * free ones of the same measures, then those of Android and of Linux. Each is scaled by its own measures, which are those of
 * @capsizecss/metrics, a package of 30,000 files, and, of DejaVu, what @capsizecss/unpack reads.
 */
export const deviceFonts: Readonly<
  Record<FallbackKind, readonly { names: readonly string[]; metrics: DeviceMetrics }[]>
> = {
  sans: [
    {
      names: ['Arial', 'Liberation Sans', 'Arimo'],
      metrics: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
    },
    {
      names: ['Roboto'],
      metrics: { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 },
    },
    { names: ['DejaVu Sans'], metrics: { ...dejaVu, familyName: 'DejaVu Sans', xWidthAvg: 1041 } },
  ],
  serif: [
    {
      names: ['Georgia', 'Gelasio'],
      metrics: { familyName: 'Georgia', ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 },
    },
    {
      names: ['Noto Serif'],
      metrics: { familyName: 'Noto Serif', ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 481 },
    },
    { names: ['DejaVu Serif'], metrics: { ...dejaVu, familyName: 'DejaVu Serif', xWidthAvg: 1058 } },
  ],
};
