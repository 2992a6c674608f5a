import { type DeviceStorage, deviceStorage } from '../storage/deviceStorage.ts';

type Locks = Pick<LockManager, 'request'>;

interface OnceOptions {
  /** Runs it even if it has been done before. */
  again?: boolean;
}

/**
 * Runs a step once per member on this device, in the first tab. The others wait, and run it only if it has failed.
 * Resolves to whether it ran here, and rejects as `run` does.
 */
export type OncePerMember = (
  member: string,
  step: string,
  run: () => unknown,
  options?: OnceOptions,
) => Promise<boolean>;

export function createOncePerMember(
  storage: DeviceStorage = deviceStorage,
  locks: Locks | undefined = globalThis.navigator?.locks,
): OncePerMember {
  return async (member, step, run, { again = false } = {}) => {
    const key = await toKey(member, step);
    const runFirst = async () => {
      if (storage.read(key) !== null && !again) return false;
      // Noted before, because a tab that is closed in between has sent its call.
      storage.write(key, 'yes');
      try {
        await run();
      } catch (error) {
        storage.remove(key);
        throw error;
      }
      return true;
    };
    let started = false;
    try {
      if (!locks) return await runFirst();
      return await locks.request(key, {}, () => {
        started = true;
        return runFirst();
      });
    } catch (error) {
      // Locks are blocked together with storage.
      if (started || !locks) throw error;
      return runFirst();
    }
  };
}

/** The key of a step, a hash that reveals neither member nor step to readers of the storage. */
async function toKey(member: string, step: string): Promise<string> {
  const name = `${member}/${step}`;
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return `done.${name}`;
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(name)));
  return `done.${Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export const oncePerMember = createOncePerMember();
