import { atom } from 'jotai';
import { deviceStorage } from '../lib/storage/deviceStorage.ts';
import { memberIdAtom } from '../session/session.atoms.ts';
import { devicePreferenceAtom } from './devicePreferenceAtom.ts';

/** The text sizes that can be chosen, in per cent of the site's own. */
const textScaleSteps = [100, 115, 130, 150, 175, 200] as const;
export type TextScale = (typeof textScaleSteps)[number];

const textScaleStorageKey = 'textScale';

export const parseTextScale = (stored: string | null): TextScale =>
  textScaleSteps.find((scale) => String(scale) === stored) ?? 100;

/** The next larger or smaller size; the same size at the ends. */
export function stepTextScale(scale: TextScale, direction: 1 | -1): TextScale {
  return textScaleSteps[textScaleSteps.indexOf(scale) + direction] ?? scale;
}

export const readTextScale = (): TextScale => parseTextScale(deviceStorage.read(textScaleStorageKey));

export function applyTextScale(scale: TextScale): void {
  document.documentElement.style.setProperty('--text-scale', String(scale / 100));
}

/** Storage key of the sizes that members have chosen while signed in (rule S2). */
const memberTextScalesStorageKey = 'textScales';
/** Sizes by member id, the last choice at the end. */
export type MemberTextScales = readonly (readonly [owner: string, scale: TextScale])[];

/** Number of members beyond which the one who chose first is dropped. */
const MAX_MEMBERS = 10;

export function parseMemberTextScales(stored: string | null): MemberTextScales {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(entries)) return [];
    return entries
      .filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string')
      .map(([owner, scale]) => [owner, parseTextScale(String(scale))] as const)
      .slice(-MAX_MEMBERS);
  } catch {
    return [];
  }
}

export const addMemberTextScale = (scales: MemberTextScales, owner: string, scale: TextScale): MemberTextScales =>
  [...scales.filter(([other]) => other !== owner), [owner, scale] as const].slice(-MAX_MEMBERS);

/** The member's own size, else the device's. */
export const pickTextScale = (scales: MemberTextScales, owner: string | null, device: TextScale): TextScale =>
  scales.find(([other]) => other === owner)?.[1] ?? device;

const deviceTextScaleAtom = devicePreferenceAtom({
  key: textScaleStorageKey,
  parse: parseTextScale,
  serialize: String,
});
const memberTextScalesAtom = devicePreferenceAtom({
  key: memberTextScalesStorageKey,
  parse: parseMemberTextScales,
  serialize: JSON.stringify,
});

/** The text size: the member's own on this device, else the last one chosen on it (rule S2). */
export const textScaleAtom = atom(
  (get) => pickTextScale(get(memberTextScalesAtom), get(memberIdAtom), get(deviceTextScaleAtom)),
  (get, set, scale: TextScale) => {
    const memberId = get(memberIdAtom);
    set(deviceTextScaleAtom, scale);
    if (memberId !== null) set(memberTextScalesAtom, addMemberTextScale(get(memberTextScalesAtom), memberId, scale));
  },
);
