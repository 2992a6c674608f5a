import type * as z from 'zod/mini';
import { type MemberStorage, memberStorage } from './memberStorage.ts';

/** Something half filled in, kept for one member on this device until it is sent or given up. */
export interface Draft<T> {
  /** Null where nothing was begun, or what was kept does not fit any more. */
  read(): T | null;
  write(value: T): void;
  discard(): void;
}

/** @param owner null: nobody is signed in, and nothing is kept */
export function openDraft<T>(
  owner: string | null,
  key: string,
  schema: z.ZodMiniType<T>,
  storage: MemberStorage = memberStorage,
): Draft<T> {
  const keep = (text: string) => {
    if (owner !== null) storage.write(owner, key, text);
  };
  return {
    read() {
      const kept = schema.safeParse(parseJson(owner === null ? null : storage.read(owner, key)));
      return kept.success ? kept.data : null;
    },
    write: (value) => keep(JSON.stringify(value)),
    discard: () => keep(''),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
