import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';

/** Type of what envelopes hold: a statement of in-toto. */
const payloadType = 'application/vnd.in-toto+json';

/** Schema of an envelope of DSSE, whose signatures cover the payload and its type. */
const Envelope = z.object({
  payload: z.base64(),
  payloadType: z.literal(payloadType),
  signatures: z.array(z.object({ keyid: z.string().optional(), sig: z.base64() })).min(1),
});

/** Joins type and payload so that no other pair gives the same bytes: the pre-authentication encoding of DSSE. */
export const encodeForSignature = (type: string, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);

/** Returns the hash function that a key signs by; Ed25519 has its own. */
const hashFunctionOf = (key: KeyObject) => (key.asymmetricKeyType === 'ed25519' ? null : 'sha256');

const isSupported = ({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject) =>
  type === 'ed25519' || (type === 'ec' && details?.namedCurve === 'prime256v1');

/** Parses a key in PEM. Throws a ProblemsError for anything but Ed25519 and ECDSA P-256; `file` is its name. */
export function parseKey(pem: string, file: string, kind: 'private' | 'public'): KeyObject {
  const refuse = (message: string) =>
    new ProblemsError([toFileProblem(file, message, 'it takes a key of Ed25519 or ECDSA P-256 in PEM')]);
  let key: KeyObject;
  try {
    key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
  } catch {
    throw refuse(`there is no ${kind} key that can be read`);
  }
  if (!isSupported(key)) throw refuse('the key is of another kind');
  return key;
}

/** Returns the identifier of a key: the SHA-256 of its public part, as SubjectPublicKeyInfo in DER. */
export const toKeyId = (key: KeyObject): string => {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
};

/** Signs a payload and renders it in an envelope. */
export function renderEnvelope(payload: Buffer, key: KeyObject): string {
  const sig = sign(hashFunctionOf(key), encodeForSignature(payloadType, payload), key).toString('base64');
  const signatures = [{ keyid: toKeyId(key), sig }];
  return `${JSON.stringify({ payload: payload.toString('base64'), payloadType, signatures }, null, 1)}\n`;
}

/** Opens an envelope; undefined if it is none, or has no signature by this key, where one is given. */
export function openEnvelope(text: string, key: KeyObject | undefined): Buffer | undefined {
  const envelope = Envelope.safeParse(tryParseJson(text)).data;
  if (!envelope) return undefined;
  const payload = Buffer.from(envelope.payload, 'base64');
  const bytes = encodeForSignature(payloadType, payload);
  const isBy = (one: KeyObject) =>
    envelope.signatures.some(({ sig }) => verify(hashFunctionOf(one), bytes, one, Buffer.from(sig, 'base64')));
  return key === undefined || isBy(key) ? payload : undefined;
}
