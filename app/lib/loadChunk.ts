import { tabStorage } from './storage/deviceStorage.ts';

const reloadedBuildKey = 'reloadedBuild';
/** The entry's own address carries the hash of its bytes and so names the build. */
const buildId = new URL(import.meta.url).pathname;
/** All open tabs miss the same file at the same moment after a release; they need not come back at the same moment. */
const RELOAD_SPREAD_MS = 3000;

export interface ChunkRecovery {
  /** Whether this build has been reloaded before because a chunk was missing. */
  wasReloaded: () => boolean;
  /** Whether the server answers at all: a browser that reloads without a connection shows a page of its own. */
  isReachable: () => Promise<boolean>;
  /** Reloads the address the member was on the way to, after a short random pause. */
  reload: () => void;
}

/**
 * Loads a lazy part of the app. A part that is gone, as after a release, reloads the page once per build; where that
 * does not help, or nothing can be reached, the error goes on to the error page.
 */
export async function loadChunk<T>(load: () => Promise<T>, recovery: ChunkRecovery = browserRecovery): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (recovery.wasReloaded() || !(await recovery.isReachable())) throw error;
    recovery.reload();
    return new Promise(() => {});
  }
}

let readReloadTarget = (): string => location.href;

/** The router knows where a member is going before the address shows it. */
export function setReloadTarget(read: () => string): void {
  readReloadTarget = read;
}

const browserRecovery: ChunkRecovery = {
  wasReloaded: () => tabStorage.read(reloadedBuildKey) === buildId,
  async isReachable() {
    if (!navigator.onLine) return false;
    return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
  },
  reload() {
    tabStorage.write(reloadedBuildKey, buildId);
    const target = readReloadTarget();
    setTimeout(() => {
      // To the address shown already, assigning it could merely jump to its hash.
      if (target === location.href) location.reload();
      else location.assign(target);
    }, Math.random() * RELOAD_SPREAD_MS);
  },
};
