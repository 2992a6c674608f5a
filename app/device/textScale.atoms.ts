import { atom } from 'jotai';
import { memberAtom } from '../session/session.atoms.ts';
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
const ownerAtom = atom((get) => get(memberAtom)?.claims.user_id ?? null);

/** The text size: the member's own on this device, else the one chosen here last (rule S2). */
export const textScaleAtom = atom(
  (get) => pickTextScale(get(memberTextScalesAtom), get(ownerAtom), get(deviceTextScaleAtom)),
  (get, set, scale: TextScale) => {
    const owner = get(ownerAtom);
    set(deviceTextScaleAtom, scale);
    if (owner !== null) set(memberTextScalesAtom, addMemberTextScale(get(memberTextScalesAtom), owner, scale));
  },
);
