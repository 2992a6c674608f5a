import { deviceStorage } from './deviceStorage.ts';

/** Sizes of text a member can choose, in per cent of the site's own. */
export const textScales = [100, 115, 130, 150, 175, 200] as const;
export type TextScale = (typeof textScales)[number];

export const textScaleKey = 'textScale';

export const parseTextScale = (stored: string | null): TextScale =>
  textScales.find((scale) => String(scale) === stored) ?? 100;

/** The next size up or down; the same one at the ends. */
export function stepTextScale(scale: TextScale, direction: 1 | -1): TextScale {
  return textScales[textScales.indexOf(scale) + direction] ?? scale;
}

export const readTextScale = (): TextScale => parseTextScale(deviceStorage.read(textScaleKey));

export function applyTextScale(scale: TextScale): void {
  document.documentElement.style.setProperty('--text-scale', String(scale / 100));
}

export function chooseTextScale(scale: TextScale): void {
  deviceStorage.write(textScaleKey, String(scale));
  applyTextScale(scale);
}
