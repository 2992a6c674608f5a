import { tabStorage } from './storage/deviceStorage.ts';

const reloadedBuildKey = 'reloadedBuild';
/** Address of the entry, which carries the hash of its bytes and so names the build. */
const buildId = new URL(import.meta.url).pathname;
/** Time over which reloads are spread, because after a release all open tabs miss the same file at once. */
const RELOAD_SPREAD_MS = 3000;

export interface ChunkRecovery {
  /** Whether this build has been reloaded before because a chunk was missing. */
  wasReloaded: () => boolean;
  /** Whether the server answers: a reload without a connection would replace the page by the browser's error page. */
  isReachable: () => Promise<boolean>;
  /** Reloads the address that the member is navigating to, after a short random pause. */
  reload: () => void;
}

/**
 * Loads a lazy chunk. A chunk that is gone, as after a release, reloads the page once per build, and the promise stays
 * pending. If that does not help, or the server cannot be reached, it rejects, and the error page shows.
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

/** Sets how to read the target of a navigation that is still loading; only the router knows it. */
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
      // Assigning the current address might only scroll to its hash.
      if (target === location.href) location.reload();
      else location.assign(target);
    }, Math.random() * RELOAD_SPREAD_MS);
  },
};
