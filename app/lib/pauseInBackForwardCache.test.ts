import { expect, test } from 'vitest';
import { pauseInBackForwardCache } from './pauseInBackForwardCache.ts';

const events = new EventTarget();
const send = (type: 'pagehide' | 'pageshow', persisted = true) =>
  events.dispatchEvent(Object.assign(new Event(type), { persisted }));

test('ends when the page is put into the cache, and starts again when it comes back', () => {
  const log: string[] = [];
  const stop = pauseInBackForwardCache((isBack) => {
    log.push(isBack ? 'again' : 'start');
    return () => log.push('end');
  }, events);
  send('pageshow');
  send('pagehide', false);
  expect(log).toEqual(['start']);
  send('pagehide');
  send('pagehide');
  expect(log).toEqual(['start', 'end']);
  send('pageshow');
  expect(log).toEqual(['start', 'end', 'again']);
  stop();
  stop();
  send('pageshow');
  expect(log).toEqual(['start', 'end', 'again', 'end']);
});

test('what has ended in the cache does not end twice', () => {
  let ends = 0;
  const stop = pauseInBackForwardCache(() => () => (ends += 1), events);
  send('pagehide');
  stop();
  expect(ends).toBe(1);
});
