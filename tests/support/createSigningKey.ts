import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

/** Creates a key that signs entries of a shared cache, as in the environment variable. */
export const createSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** Returns the public key of such a key, as in the environment variable. */
export const publicKeyOf = (signingKey: string): string =>
  createPublicKey(createPrivateKey({ key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' }))
    .export({ format: 'der', type: 'spki' })
    .toString('base64');
