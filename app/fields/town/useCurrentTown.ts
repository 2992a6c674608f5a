import { useState } from 'react';
import type { Town } from '../../api/contract/towns.ts';
import { log } from '../../lib/log.ts';
import { type Coordinates, requestPosition } from './requestPosition.ts';
import type { TownProvider } from './townProvider.ts';

type PositionFailure = 'noPosition' | 'townFailed' | 'noTownThere';

/** The town where the device is, on the member's request. */
export function useCurrentTown(provider: TownProvider, onFound: (place: Town) => void) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PositionFailure | null>(null);

  async function find(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    const position = await requestPosition().catch(fail('noPosition'));
    const place = position && (await lookUp(position));
    if (place) onFound(place);
    else if (place === null && position) setTrouble((told) => told ?? 'noTownThere');
    setBusy(false);
  }

  const lookUp = (position: Coordinates) => provider.findNearest(position).catch(fail('townFailed'));

  const fail = (kind: PositionFailure) => (error: unknown) => {
    log.warn('the own town was not found', error);
    setTrouble(kind);
    return null;
  };

  return { busy, failure: trouble, clearFailure: () => setTrouble(null), find: () => void find() };
}
