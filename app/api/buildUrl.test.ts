import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { buildUrl, mayCarryToken } from './buildUrl.ts';
import type { Call } from './contract/defineCall.ts';
import { Done } from './contract/fieldSchemas.ts';

const origin = 'https://api.operator.example';
const call = (path: Call['path']): Call => ({
  name: 'probe',
  method: 'GET',
  path,
  kind: 'read',
  auth: 'bearer',
  response: Done,
});

describe('buildUrl', () => {
  test.for<[Call['path'], Record<string, string>, Record<string, string | number | undefined>, string]>([
    ['/api/dashboard/', {}, {}, '/api/dashboard/'],
    ['/api/profile/view/:id?', {}, {}, '/api/profile/view'],
    ['/api/profile/view/:id?', { id: '7' }, {}, '/api/profile/view/7'],
    ['/api/profile/personality/:locale/:id?', { locale: 'de' }, {}, '/api/profile/personality/de'],
    ['/api/chat/conversation/:id/', { id: '1' }, { beforeId: 0 }, '/api/chat/conversation/1/?beforeId=0'],
    ['/api/chat/conversations/', {}, { q: 'ä & b', limit: undefined }, '/api/chat/conversations/?q=%C3%A4+%26+b'],
  ])('%s %o %o', ([path, params, query, expected]) => {
    expect(buildUrl(origin, call(path), params, query).href).toBe(origin + expected);
  });

  test.for(['..', '.', '', 'a/b', '%2e%2e', 'a b', 'ä', 'x'.repeat(65), 'a?b', 'a#b', '\\', 'a\n'])(
    'refuses the id %o',
    (id) => {
      expect(() => buildUrl(origin, call('/api/matches/delete/:id'), { id })).toThrow(ApiError);
    },
  );

  test('no parameter changes the address of another call', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath(), fc.constantFrom('..', '../..', '..%2f', '%2e%2e')), (id) => {
        try {
          const { pathname } = buildUrl(origin, call('/api/matches/delete/:id'), { id });
          expect(pathname.startsWith('/api/matches/delete/')).toBe(true);
          expect(pathname.split('/')).toHaveLength(5);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('mayCarryToken', () => {
  test.for([`${origin}/api/x`, `${origin}:443/api`, 'HTTPS://API.OPERATOR.EXAMPLE/api', `${origin}/@evil.example/`])(
    '%s: yes',
    (url) => {
      expect(mayCarryToken(url, origin)).toBe(true);
    },
  );

  test.for([
    'https://api.operator.example@evil.example/',
    'https://user:pw@api.operator.example/',
    'https://api.operator.example:8443/',
    'http://api.operator.example/',
    'https://api.operator.example./',
    'https://api.operator.example.evil.example/',
    'https://xapi.operator.example/',
    'https://аpi.operator.example/',
    'https://api.operator.example%2eevil.example/',
    '//api.operator.example/',
    'https:\\\\evil.example\\@api.operator.example/',
    'blob:https://evil.example/1',
    'javascript:alert(1)',
    'null',
    '',
  ])('%s: no', (url) => {
    expect(mayCarryToken(url, origin)).toBe(false);
  });

  test('an opaque origin matches nothing', () => {
    expect(mayCarryToken('data:text/plain,x', 'null')).toBe(false);
  });

  test('only addresses of the exact origin', () => {
    const piece = fc.constantFrom(
      'https://',
      'http://',
      'api.operator.example',
      'evil.example',
      '@',
      ':',
      '443',
      '/',
      '\\',
      '.',
      'API',
      '#',
      '?',
      '%2e',
      '\t',
      'u',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join('')),
        (url) => {
          if (!mayCarryToken(url, origin)) return;
          const request = new Request(url);
          expect(new URL(request.url).host).toBe('api.operator.example');
          expect(new URL(request.url).protocol).toBe('https:');
        },
      ),
      { numRuns: 100_000 },
    );
  });
});
