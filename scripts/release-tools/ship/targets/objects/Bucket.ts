/** A storage of objects by their keys. */
export interface Bucket {
  /** Lists the objects whose keys begin with a prefix. */
  list(prefix: string): Promise<{ key: string; size: number; modified: Date }[]>;
  /** Reads an object as text; undefined if there is none. */
  read(key: string): Promise<string | undefined>;
  /** Writes an object, and lets the storage check it. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Writes an object only if there is none with its key; returns whether it did. */
  writeNew(key: string, bytes: Buffer): Promise<boolean>;
  remove(keys: readonly string[]): Promise<void>;
}
