import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseToken } from './parseToken.ts';

// Of a million malformed tokens, each distinct one is parsed: none is valid, and nothing throws.

const now = Date.UTC(2026, 5, 1);
const seconds = now / 1000;
const good = { user_id: '7', email: 'ida@example.com', country: 'DE', exp: seconds + 3600 };
const encode = (text: string) => Buffer.from(text).toString('base64url');
const head = encode('{"alg":"HS256"}');
const payload = encode(JSON.stringify(good));
const tokenOf = (text: string) => `${head}.${encode(text)}.c2ln`;

const noise = fc.sample(fc.string({ unit: 'binary', maxLength: 30 }), { numRuns: 5000, seed: 9 });
const jsons = fc.sample(fc.json({ maxDepth: 2 }), { numRuns: 5000, seed: 9 });
const badExp = ['null', '"1e12"', '-1', '0', '1e999', '-1e999', `${now}e9`, `${seconds - 1}`, '[]', '{}', 'true', '""'];
const withExp = (exp: string) => tokenOf(`{"user_id":"7","email":"a","country":"DE","exp":${exp}}`);
const without = (claim: keyof typeof good) => tokenOf(JSON.stringify({ ...good, [claim]: undefined }));

/** Each makes a malformed token from a number and some noise. */
const breakers: ((round: number, some: string, json: string) => string)[] = [
  (_, some) => some,
  (round) => [head, payload].slice(0, round % 3).join('.'),
  (_, some) => `${head}.${payload}.c2ln.${some}`,
  (round) => `${head}.${payload.slice(0, round % (payload.length - 30))}.c2ln`,
  (_, some) => tokenOf(`${some}{`),
  (_, __, json) => tokenOf(`{"exp":${json}}`),
  (round) => withExp(badExp[round % badExp.length] ?? ''),
  (round) => without((['user_id', 'email', 'country', 'exp'] as const)[round % 4] ?? 'exp'),
  (_, some) => `${head}.${payload} ${some}.c2ln`,
  (round) => `${'.'.repeat(round % 9)}${payload}`,
  (_, __, json) => tokenOf(`{"__proto__":${JSON.stringify(good)},"x":${json}}`),
  (round) => `${head}.${payload}.${'='.repeat((round % 3) + 1)}`,
];

test('no malformed token throws or is valid', { timeout: 120_000 }, () => {
  const tokens = new Set<string>();
  for (let round = 0; round < 1_000_000; round++) {
    // Every breaker is combined with all of the noise.
    const turn = Math.floor(round / breakers.length);
    const some = noise[turn % noise.length] ?? '';
    const json = jsons[turn % jsons.length] ?? '';
    tokens.add(breakers[round % breakers.length]?.(turn, some, json) ?? '');
  }
  for (const raw of tokens) if (parseToken(raw, now).kind === 'valid') expect.fail(raw);
  expect(tokens.size).toBeGreaterThan(20_000);
  expect(parseToken(`${head}.${payload}.c2ln`, now).kind).toBe('valid');
  expect(({} as { exp?: unknown }).exp).toBeUndefined();
});
