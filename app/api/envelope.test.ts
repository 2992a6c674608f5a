import { describe, expect, test } from 'vitest';
import { parseEnvelope, parseRejection } from './envelope.ts';

describe('parseEnvelope', () => {
  test.for<[string, unknown, unknown]>([
    ['data in an envelope', { data: { question: 1 } }, { question: 1 }],
    ['the second reading, without one', { question: 1, nextQuestion: 2 }, { question: 1, nextQuestion: 2 }],
    ['a list in an envelope', { data: [1] }, [1]],
    ['a bare list', [1], [1]],
    ['data that holds data', { data: { data: { detailsCity: 'x' } } }, { data: { detailsCity: 'x' } }],
    ['empty errors beside data', { data: 1, errors: [] }, 1],
    ['no errors beside data', { data: 1, errors: null }, 1],
    ['data null', { data: null }, null],
    ['nothing at all', undefined, undefined],
  ])('%s', ([, body, data]) => {
    expect(parseEnvelope(body)).toEqual({ kind: 'data', data });
  });

  test.for<[string, unknown, Record<string, string>]>([
    ['by field', { errors: { username: 'taken' } }, { username: 'taken' }],
    ['several for a field', { errors: { username: ['taken', 'short'] } }, { username: 'taken' }],
    ['one text', { errors: 'no' }, { message: 'no' }],
    ['one message', { errors: { message: 'no' } }, { message: 'no' }],
    ['a list', { errors: ['no', 'never'] }, { message: 'no' }],
    ['a list of records', { errors: [{ message: 'no' }] }, { message: 'no' }],
    ['beside data', { data: { url: 'x' }, errors: { message: 'no' } }, { message: 'no' }],
  ])('errors %s', ([, body, fields]) => {
    expect(parseEnvelope(body)).toEqual({ kind: 'errors', fields });
  });

  test('the paywall flag is read inside and outside of the data', () => {
    expect(parseRejection({ errors: 'no', paywall: true })).toEqual({ fields: { message: 'no' }, paywall: true });
    expect(parseRejection({ data: { paywall: true } })).toEqual({ paywall: true });
    expect(parseRejection('<html>')).toEqual({});
  });

  test('keys of the prototype stay data', () => {
    const { fields } = parseRejection(JSON.parse('{"errors":{"__proto__":"x","constructor":"y"}}'));
    expect(Object.keys(fields!)).toEqual(['__proto__', 'constructor']);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
