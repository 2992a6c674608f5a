import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodeForSignature, openEnvelope, parseKey, renderEnvelope, toKeyId } from './envelope.ts';

test('what is signed is type and payload with their lengths in bytes, as DSSE has it', () => {
  expect(encodeForSignature('http://example.com/HelloWorld', Buffer.from('hello world')).toString()).toBe(
    'DSSEv1 29 http://example.com/HelloWorld 11 hello world',
  );
  expect(encodeForSignature('é', Buffer.from('ü')).toString()).toBe('DSSEv1 2 é 2 ü');
});

const keys = {
  Ed25519: () => generateKeyPairSync('ed25519'),
  'ECDSA P-256': () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
};

test.for(Object.entries(keys))('an envelope by a key of %s opens with that key and no other', ([, generate]) => {
  const [own, other] = [generate(), generate()];
  const pem = own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const payload = Buffer.from('{"a":1}');
  const text = renderEnvelope(payload, parseKey(pem, 'key.pem', 'private'));
  expect(openEnvelope(text, own.publicKey)).toEqual(payload);
  expect(JSON.parse(text).signatures[0].keyid).toBe(toKeyId(own.publicKey));
  expect(openEnvelope(text, other.publicKey)).toBeUndefined();
  const changed = { ...JSON.parse(text), payload: Buffer.from('{"a":2}').toString('base64') };
  expect(openEnvelope(JSON.stringify(changed), own.publicKey)).toBeUndefined();
  expect(openEnvelope('{}', undefined)).toBeUndefined();
});

test('another kind of key, a text that is none and the wrong half are refused by the name of their file', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp384r1' });
  const toPem = (key: typeof privateKey, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' }).toString();
  expect(() => parseKey(toPem(privateKey, 'pkcs8'), 'a.pem', 'private')).toThrow(
    /^a\.pem:1:1 {2}the key is of another/,
  );
  for (const pem of ['secret', toPem(publicKey, 'spki')])
    expect(() => parseKey(pem, 'a.pem', 'private')).toThrow(/^a\.pem:1:1 {2}there is no private key that can be read/);
});
