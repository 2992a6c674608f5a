import { UsageError } from './problem.ts';

/** How to reach it; the credentials come from the environment, because command lines are seen by others. */
export interface RemoteCacheConnection {
  /** Address of the folder that holds `ac` and `cas`. */
  url: URL;
  /** Signs entries, so that nobody who can only write to the server can give a build wrong results. */
  secret: string;
  /** The value of the header Authorization. */
  authorization: string | undefined;
  /** Writes nothing. */
  readOnly: boolean;
}

/** The variables of the environment with the credentials. */
export const environmentNames = {
  secret: 'MATCHPRESS_CACHE_SECRET',
  user: 'MATCHPRESS_CACHE_USER',
  password: 'MATCHPRESS_CACHE_PASSWORD',
  token: 'MATCHPRESS_CACHE_TOKEN',
} as const;

/** Whether `--cache` names a server and not a folder; a single letter before the colon is a disk. */
export const isCacheAddress = (cache: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(cache);

/** Reads the address and the environment. Throws a UsageError where one is wrong, or holds credentials. */
export function readConnection(
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
  readOnly: boolean,
): RemoteCacheConnection {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new UsageError(`--cache ${address} is no address; write such as https://cache.example/matchpress`);
  const url = new URL(address);
  const names = environmentNames;
  if (url.username || url.password) {
    throw new UsageError(
      `--cache must hold no password; put it into ${names.user} and ${names.password}, or a token into ${names.token}`,
    );
  }
  const read = (name: string) => environment[name] || undefined;
  const [secret, user, token] = [read(names.secret), read(names.user), read(names.token)];
  if (secret === undefined) {
    throw new UsageError(`${names.secret} is not set; the entries of ${url.host} are signed with it on all machines`);
  }
  const basic = user && `Basic ${Buffer.from(`${user}:${read(names.password) ?? ''}`).toString('base64')}`;
  return { url, secret, authorization: token ? `Bearer ${token}` : basic, readOnly };
}
