import { useState } from 'react';
import { findPlaceAt, type Place } from '../api/contract/places.ts';
import { log } from '../lib/log.ts';
import { useApi } from '../session/useSession.ts';
import { blur } from './place.model.ts';
import { type Position, readPosition } from './readPosition.ts';

type PositionTrouble = 'noPosition' | 'townFailed' | 'noTownThere';

/** The town where the device is, on the member's request. */
export function useOwnPlace(onFound: (place: Place) => void) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PositionTrouble | null>(null);

  async function find(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    const position = await readPosition().catch(fail('noPosition'));
    const places = position && (await lookUp(position));
    const place = places?.[0];
    if (place) onFound(place);
    else if (places) setTrouble('noTownThere');
    setBusy(false);
  }

  const lookUp = (position: Position) => api.call(findPlaceAt, { query: blur(position) }).catch(fail('townFailed'));

  const fail = (kind: PositionTrouble) => (error: unknown) => {
    log.warn('the own town was not found', error);
    setTrouble(kind);
    return null;
  };

  return { busy, trouble, forgetTrouble: () => setTrouble(null), find: () => void find() };
}
