import { createPublicKey, type KeyObject } from 'node:crypto';
import { type EntryKeys, readPublicKey, readSigningKey } from './entrySignature.ts';
import { isReadableOnTheWay } from './isReadableOnTheWay.ts';
import { UsageError } from './problem.ts';

/**
 * Address and keys of a remote cache; the credentials come from the environment, because others can see command lines.
 */
export interface RemoteCacheConnection {
  /** Address of the folder that holds `ac` and `cas`. */
  url: URL;
  /** Entries are signed, so that write access to the server alone cannot give a build wrong results. */
  keys: EntryKeys;
  /** The value of the header Authorization. */
  authorization: string | undefined;
}

type ReadVariable = (name: string) => string | undefined;

/** Names of the environment variables with the keys and credentials. */
export const environmentNames = {
  signingKey: 'MATCHPRESS_CACHE_SIGNING_KEY',
  publicKey: 'MATCHPRESS_CACHE_PUBLIC_KEY',
  user: 'MATCHPRESS_CACHE_USER',
  password: 'MATCHPRESS_CACHE_PASSWORD',
  token: 'MATCHPRESS_CACHE_TOKEN',
} as const;

/** Least length in characters. A shorter secret can be guessed, or is the rest of a variable that was not filled in. */
const MIN_SECRET_LENGTH = 8;

/** Whether `--cache` names a server and not a folder; a single letter before the colon is a disk. */
export const isCacheAddress = (cache: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(cache);

/** Reads the address and the environment. Throws a UsageError if one is wrong, or holds credentials. */
export function readConnection(
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
  readOnly: boolean,
): RemoteCacheConnection {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new UsageError(`--cache ${address} is no address; write such as https://cache.example/matchpress`);
  const url = new URL(address);
  if (url.username || url.password) {
    const { user, password, token } = environmentNames;
    throw new UsageError(
      `--cache must hold no password; put it into ${user} and ${password}, or a token into ${token}`,
    );
  }
  const read = (name: string) => environment[name] || undefined;
  return { url, keys: readKeys(read, url, readOnly), authorization: readAuthorization(read, url) };
}

function readKeys(read: ReadVariable, { host }: URL, readOnly: boolean): EntryKeys {
  const { signingKey: signingName, publicKey: publicName } = environmentNames;
  const signingText = read(signingName);
  const publicText = read(publicName);
  const signingKey = signingText === undefined ? undefined : toKey(readSigningKey, signingName, signingText);
  const publicKey = publicText === undefined ? undefined : toKey(readPublicKey, publicName, publicText);
  const derived = signingKey && createPublicKey(signingKey);
  if (publicKey && derived && !publicKey.equals(derived))
    throw new UsageError(`${publicName} is not the public key of ${signingName}`);
  if (!signingKey && !readOnly) {
    const remedy = `to read only, take --cache-read-only and ${publicName}`;
    throw new UsageError(`${signingName} is not set; what is written to ${host} is signed with it; ${remedy}`);
  }
  const verifying = publicKey ?? derived;
  if (!verifying) throw new UsageError(`${publicName} is not set; it tells whether the entries of ${host} are signed`);
  return { publicKey: verifying, signingKey: readOnly ? undefined : signingKey };
}

function toKey(create: (text: string) => KeyObject, name: string, text: string): KeyObject {
  try {
    return create(text);
  } catch {
    throw new UsageError(`${name} is no key for Ed25519; templates/ci/README.md tells how to make one`);
  }
}

function readAuthorization(read: ReadVariable, url: URL): string | undefined {
  const names = environmentNames;
  const [user, token] = [read(names.user), read(names.token)];
  if (user === undefined && token === undefined) return undefined;
  const name = token === undefined ? names.password : names.token;
  const secret = read(name);
  if (secret === undefined) throw new UsageError(`${names.user} is set, and ${name} is not`);
  if (secret.length < MIN_SECRET_LENGTH)
    throw new UsageError(`${name} has fewer than ${MIN_SECRET_LENGTH} characters, too few for a secret`);
  if (isReadableOnTheWay(url))
    throw new UsageError(`--cache ${url.href}: what is in ${name} is sent by https only, except to this machine`);
  return token === undefined ? `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` : `Bearer ${token}`;
}
