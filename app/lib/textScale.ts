import { deviceStorage } from './deviceStorage.ts';

/** Sizes of text a member can choose, in per cent of the site's own. */
const textScales = [100, 115, 130, 150, 175, 200] as const;
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

/** Storage key of the sizes that members chose while signed in (rule S2). */
export const textScalesKey = 'textScales';
/** Sizes by member id, the latest choice last. */
export type TextScales = readonly (readonly [owner: string, scale: TextScale])[];

/** A device is shared by a few people; who comes after them pushes the oldest out. */
const mostMembers = 10;

export function parseTextScales(stored: string | null): TextScales {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(entries)) return [];
    return entries
      .filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string')
      .map(([owner, scale]) => [owner, parseTextScale(String(scale))] as const)
      .slice(-mostMembers);
  } catch {
    return [];
  }
}

export const rememberTextScale = (scales: TextScales, owner: string, scale: TextScale): TextScales =>
  [...scales.filter(([other]) => other !== owner), [owner, scale] as const].slice(-mostMembers);

/** The member's own size, else the device's. */
export const pickTextScale = (scales: TextScales, owner: string | null, device: TextScale): TextScale =>
  scales.find(([other]) => other === owner)?.[1] ?? device;
