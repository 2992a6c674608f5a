import { atom } from 'jotai';
import {
  parseTextScale,
  parseTextScales,
  pickTextScale,
  rememberTextScale,
  type TextScale,
  textScaleKey,
  textScalesKey,
} from '../../lib/textScale.ts';
import { deviceChoiceAtom } from '../../session/deviceChoiceAtom.ts';
import { memberAtom } from '../../session/session.atoms.ts';

const deviceScaleAtom = deviceChoiceAtom({ key: textScaleKey, parse: parseTextScale, print: String });
const memberScalesAtom = deviceChoiceAtom({ key: textScalesKey, parse: parseTextScales, print: JSON.stringify });
const ownerAtom = atom((get) => get(memberAtom)?.claims.user_id ?? null);

/** The text size: the member's own on this device, else the one chosen here last (rule S2). */
export const textScaleAtom = atom(
  (get) => pickTextScale(get(memberScalesAtom), get(ownerAtom), get(deviceScaleAtom)),
  (get, set, scale: TextScale) => {
    const owner = get(ownerAtom);
    set(deviceScaleAtom, scale);
    if (owner !== null) set(memberScalesAtom, rememberTextScale(get(memberScalesAtom), owner, scale));
  },
);
