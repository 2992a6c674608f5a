import type * as z from 'zod/mini';
import { type MemberStorage, memberStorage } from './memberStorage.ts';

/** Unsent input of one member, stored on this device (rule E5). */
export interface Draft<T> {
  /** Null if nothing is stored, or the stored value no longer fits its schema. */
  read(): T | null;
  write(value: T): void;
  discard(): void;
}

/** @param owner the member's id; with null nothing is stored */
export function openDraft<T>(
  owner: string | null,
  key: string,
  schema: z.ZodMiniType<T>,
  storage: MemberStorage = memberStorage,
): Draft<T> {
  const store = (text: string) => {
    if (owner !== null) storage.write(owner, key, text);
  };
  return {
    read() {
      const stored = schema.safeParse(parseJson(owner === null ? null : storage.read(owner, key)));
      return stored.success ? stored.data : null;
    },
    write: (value) => store(JSON.stringify(value)),
    discard: () => store(''),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
