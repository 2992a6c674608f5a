import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Claims, parseToken } from './parseToken.ts';

const now = Date.UTC(2026, 5, 1);
const seconds = now / 1000;
const good = { user_id: '7', email: 'a@b.example', country: 'DE', exp: seconds + 60 };
const claims: Claims = { userId: '7', email: 'a@b.example', country: 'DE', exp: seconds + 60 };

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const tokenOf = (payload: unknown, head: unknown = { alg: 'HS256' }) => `${encode(head)}.${encode(payload)}.c2ln`;

describe('parseToken', () => {
  test('reads a valid token', () => {
    expect(parseToken(tokenOf(good), now)).toMatchObject({ kind: 'valid', claims });
    expect(parseToken(tokenOf({ ...good, user_id: 7 }), now)).toMatchObject({ claims: { userId: '7' } });
    expect(parseToken(tokenOf({ ...good, email: 'jürgen@bücher.example' }), now)).toMatchObject({
      claims: { email: 'jürgen@bücher.example' },
    });
  });

  test('expires at exp, or later by the leeway', () => {
    const token = tokenOf(good);
    expect(parseToken(token, now + 59_999).kind).toBe('valid');
    expect(parseToken(token, now + 60_000).kind).toBe('expired');
    expect(parseToken(token, now + 60_000, 120_000).kind).toBe('valid');
    expect(parseToken(token, now + 180_000, 120_000).kind).toBe('expired');
  });

  test.for<[string, string | null]>([
    ['nothing', null],
    ['empty', ''],
    ['two parts', 'a.b'],
    ['four parts', `${tokenOf(good)}.d`],
    ['an empty part', `.${encode(good)}.`],
    ['base64 that is none', 'a.!!!.c'],
    ['no JSON', tokenOf('nonsense')],
    ['an array', tokenOf([good])],
    ['a string', tokenOf('"x"')],
    ['no exp', tokenOf({ ...good, exp: undefined })],
    ['exp as text', tokenOf({ ...good, exp: String(seconds + 60) })],
    ['exp in milliseconds far beyond', tokenOf({ ...good, exp: 8.64e15 })],
    ['exp 1e999', tokenOf(`{"user_id":"7","email":"a","country":"DE","exp":1e999}`)],
    ['negative exp', tokenOf({ ...good, exp: -1 })],
    ['no user', tokenOf({ ...good, user_id: undefined })],
    ['claims by way of __proto__', tokenOf(`{"__proto__":${JSON.stringify(good)}}`)],
    ['endless', `a.${'b'.repeat(10_000)}.c`],
    ['white space', ` ${tokenOf(good)}`],
  ])('%s is invalid', ([, raw]) => {
    expect(parseToken(raw, now)).toEqual({ kind: 'invalid' });
  });

  test('never throws, and is never valid without a future exp', () => {
    const claim = fc.oneof(
      fc.constantFrom('7', 7, null, now, seconds + 9, Number.MAX_VALUE, 1e300),
      fc.jsonValue({ maxDepth: 1 }),
    );
    // Often in the future, so that chance never leaves too few valid tokens.
    const exp = fc.oneof(claim, fc.constant(seconds + 9));
    const payload = fc.record(
      { user_id: claim, email: claim, country: claim, exp, ['__proto__']: claim },
      { requiredKeys: [] },
    );
    const token = fc.oneof(
      { weight: 1, arbitrary: fc.string() },
      { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom('.', 'a', 'e', 'J', '-', '_', '=', 'ü', '\0') }) },
      { weight: 2, arbitrary: payload.map((claims) => tokenOf(claims)) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.uint8Array({ maxLength: 40 }), fc.string())
          .map(([bytes, rest]) => `x.${Buffer.from(bytes).toString('base64url')}.${rest}`),
      },
    );
    let valid = 0;
    fc.assert(
      fc.property(token, (raw) => {
        const reading = parseToken(raw, now);
        if (reading.kind !== 'valid') return;
        valid += 1;
        expect(Number.isFinite(reading.claims.exp) && reading.claims.exp * 1000 > now).toBe(true);
        expect(Number.isNaN(new Date(reading.claims.exp * 1000).getTime())).toBe(false);
      }),
      { numRuns: 200_000 },
    );
    expect(valid).toBeGreaterThan(20);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
