import { useState } from 'react';
import type { Town } from '../../api/contract/towns.ts';
import { log } from '../../lib/log.ts';
import { type Coordinates, requestPosition } from './requestPosition.ts';
import type { TownProvider } from './townProvider.ts';

type PositionFailure = 'noPosition' | 'townFailed' | 'noTownThere';

/** Finds the town at the position of the device. */
export function useCurrentTown(provider: TownProvider, onFound: (town: Town) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PositionFailure | null>(null);

  async function find(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const position = await requestPosition().catch(reportFailure('noPosition'));
    const town = position && (await findNearest(position));
    if (town) onFound(town);
    else if (position) setFailure((reported) => reported ?? 'noTownThere');
    setBusy(false);
  }

  const findNearest = (position: Coordinates) => provider.findNearest(position).catch(reportFailure('townFailed'));

  const reportFailure = (kind: PositionFailure) => (error: unknown) => {
    log.warn('the own town was not found', error);
    setFailure(kind);
    return null;
  };

  return { busy, failure, clearFailure: () => setFailure(null), find: () => void find() };
}
