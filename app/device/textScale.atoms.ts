import { atom } from 'jotai';
import { memberIdAtom } from '../session/session.atoms.ts';
import { devicePreferenceAtom } from './devicePreferenceAtom.ts';
import {
  addMemberTextScale,
  memberTextScalesStorageKey,
  parseMemberTextScales,
  parseTextScale,
  pickTextScale,
  type TextScale,
  textScaleStorageKey,
} from './textScale.ts';

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
