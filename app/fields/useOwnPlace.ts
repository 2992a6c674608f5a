import { useState } from 'react';
import type { Place } from '../api/contract/places.ts';
import { log } from '../lib/log.ts';
import type { PlaceProvider } from './placeProvider.ts';
import { type Position, readPosition } from './readPosition.ts';

type PositionTrouble = 'noPosition' | 'townFailed' | 'noTownThere';

/** The town where the device is, on the member's request. */
export function useOwnPlace(provider: PlaceProvider, onFound: (place: Place) => void) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PositionTrouble | null>(null);

  async function find(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    const position = await readPosition().catch(fail('noPosition'));
    const place = position && (await lookUp(position));
    if (place) onFound(place);
    else if (place === null && position) setTrouble((told) => told ?? 'noTownThere');
    setBusy(false);
  }

  const lookUp = (position: Position) => provider.reverse(position).catch(fail('townFailed'));

  const fail = (kind: PositionTrouble) => (error: unknown) => {
    log.warn('the own town was not found', error);
    setTrouble(kind);
    return null;
  };

  return { busy, trouble, forgetTrouble: () => setTrouble(null), find: () => void find() };
}
