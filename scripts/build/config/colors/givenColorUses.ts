import type { GivenColors, ResolvedTheme, ShadeName } from '../schema/catalogue.ts';
import { type MeasuredContrastPair, measureContrastPairs } from './failedContrastPairs.ts';
import type { BaseColors, ThemePalettes } from './palette.ts';

/** A shade that is shown large, so that people recognise a brand by it. */
interface Place {
  palette: keyof GivenColors;
  shade: ShadeName;
  time: 'by day' | 'by night';
  of: string;
}

const places: readonly Place[] = [
  { palette: 'primary', shade: '600', time: 'by day', of: 'buttons' },
  { palette: 'primary', shade: '300', time: 'by night', of: 'buttons' },
  { palette: 'accent', shade: '600', time: 'by day', of: 'the Premium bar' },
  { palette: 'accent', shade: '200', time: 'by night', of: 'the Premium bar' },
];

const withShade = (palettes: ThemePalettes, { palette, shade }: Place, color: string): ThemePalettes => ({
  ...palettes,
  [palette]: { ...palettes[palette], [shade]: color },
});

/** Finds the pair that a colour fails worst as such a shade; undefined where it passes. */
function findFailure(palettes: ThemePalettes, place: Place, color: string): MeasuredContrastPair | undefined {
  const name = `${place.palette} ${place.shade}`;
  return measureContrastPairs(withShade(palettes, place, color))
    .filter(({ foreground, background }) => foreground === name || background === name)
    .filter(({ ratio, minRatio }) => ratio < minRatio)
    .sort((a, b) => a.ratio / a.minRatio - b.ratio / b.minRatio)[0];
}

/** Replaces the shades that are shown large by the given colours, else the base colours, where the contrast allows. */
export const showGivenColors = (palettes: ThemePalettes, base: BaseColors, given: GivenColors): ThemePalettes =>
  places.reduce((shown, place) => {
    const candidates = [given[place.palette], ...(place.time === 'by day' ? [base[place.palette]] : [])];
    const color = candidates.find((candidate) => findFailure(shown, place, candidate) === undefined);
    return color === undefined ? shown : withShade(shown, place, color.toUpperCase());
  }, palettes);

const formatRatio = (ratio: number) => String(Math.floor(ratio * 10) / 10);

/** Describes where a given colour is shown as it is, and where not, what is shown instead and why. */
export function describeGivenColor(palettes: ThemePalettes, palette: keyof GivenColors, color: string): string {
  const clauses = places
    .filter((place) => place.palette === palette)
    .map((place) => {
      const { shade, time, of } = place;
      const shown = palettes[palette][shade];
      if (shown === color.toUpperCase()) return `${time} ${of} ${of === 'buttons' ? 'have' : 'has'} it as it is`;
      const failure = findFailure(palettes, place, color);
      const reason = failure
        ? `, because it reaches a contrast of ${formatRatio(failure.ratio)} for ${failure.usage} and needs ${failure.minRatio}`
        : '';
      return `${time} ${of} ${of === 'buttons' ? 'take' : 'takes'} ${shown}${reason}`;
    });
  return `${color}: ${clauses.join('; ')}.`;
}

/** Describes how each of a brand's own colours is shown; nothing for a shared theme. */
export const describeGivenColors = (theme: ResolvedTheme): string[] =>
  theme.given
    ? (['primary', 'accent'] as const).map((palette) => describeGivenColor(theme, palette, theme.given![palette]))
    : [];
