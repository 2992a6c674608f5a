import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

/** A key that signs entries of a shared cache, as its variable of the environment holds it. */
export const createSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** The public key of such a key, as its variable holds it. */
export const publicKeyOf = (signingKey: string): string =>
  createPublicKey(createPrivateKey({ key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' }))
    .export({ format: 'der', type: 'spki' })
    .toString('base64');
