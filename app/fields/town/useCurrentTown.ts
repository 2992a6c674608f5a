import { useMutation } from '@tanstack/react-query';
import type { Town } from '../../api/contract/towns.ts';
import { log } from '../../lib/log.ts';
import type { Coordinates, TownProvider } from './townProvider.ts';

type PositionFailure = 'noPosition' | 'townFailed' | 'noTownThere';

/** Finds the town at the position of the device. */
export function useCurrentTown(provider: TownProvider, onFound: (town: Town) => void) {
  const { isPending, data, mutate, reset } = useMutation({
    mutationFn: () => findCurrentTown(provider),
    onSuccess(found) {
      if (typeof found !== 'string') onFound(found);
    },
  });
  return {
    busy: isPending,
    failure: typeof data === 'string' ? data : null,
    clearFailure: () => isPending || reset(),
    find: () => isPending || mutate(),
  };
}

async function findCurrentTown(provider: TownProvider): Promise<Town | PositionFailure> {
  let failure: PositionFailure = 'noPosition';
  try {
    const position = await requestPosition();
    failure = 'townFailed';
    return (await provider.findNearest(position)) ?? 'noTownThere';
  } catch (error) {
    log.warn('the own town was not found', error);
    return failure;
  }
}

const POSITION_TIMEOUT_MS = 15_000;
const MAX_POSITION_AGE_MS = 600_000;

/** The position of the device. Rejects without one. */
function requestPosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    const geolocation: Geolocation | undefined = navigator.geolocation;
    if (!geolocation) return reject(new Error('this browser has no positions'));
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (error) => reject(new Error(`no position (${error.code})`)),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: MAX_POSITION_AGE_MS, enableHighAccuracy: false },
    );
  });
}
