import type { GivenColors, ShadeName } from '../schema/catalogue.ts';
import { type MeasuredContrastPair, measureContrastPairs } from './failedContrastPairs.ts';
import type { BaseColors, ThemePalettes } from './palette.ts';

/** A shade that is shown large, so that people recognise a brand by it. */
interface Place {
  palette: keyof GivenColors;
  shade: ShadeName;
  time: 'day' | 'night';
}

const places: readonly Place[] = [
  { palette: 'primary', shade: '600', time: 'day' },
  { palette: 'primary', shade: '300', time: 'night' },
  { palette: 'accent', shade: '600', time: 'day' },
  { palette: 'accent', shade: '200', time: 'night' },
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
    const candidates = [given[place.palette], ...(place.time === 'day' ? [base[place.palette]] : [])];
    const color = candidates.find((candidate) => findFailure(shown, place, candidate) === undefined);
    return color === undefined ? shown : withShade(shown, place, color.toUpperCase());
  }, palettes);

/** The colour that a place of a given colour shows, and the pair that the colour itself fails there. */
export interface PlaceUse {
  palette: keyof GivenColors;
  time: 'day' | 'night';
  shown: string;
  failure?: MeasuredContrastPair;
}

/** Lists where a given colour is shown as it is, and where not, what is shown instead and why. */
export const listPlaceUses = (palettes: ThemePalettes, palette: keyof GivenColors, color: string): PlaceUse[] =>
  places
    .filter((place) => place.palette === palette)
    .map((place) => {
      const shown = palettes[palette][place.shade];
      const failure = shown === color.toUpperCase() ? undefined : findFailure(palettes, place, color);
      return { palette, time: place.time, shown, ...(failure && { failure }) };
    });
