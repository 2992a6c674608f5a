import { expect, test } from 'vitest';
import {
  answerMessage,
  goOn,
  type Practice,
  parsePractice,
  stageOf,
  unbegun,
  writePractice,
} from './practice.model.ts';

const count = 2;
const stages = (practices: readonly Practice[]) => practices.map((practice) => stageOf(practice, count));

test('each message is answered, then explained, and the rules follow the last one', () => {
  const first = goOn(unbegun, count);
  const explained = answerMessage(first, 'careful');
  const second = goOn(explained, count);
  const last = answerMessage(second, 'goOn');
  const end = goOn(last, count);
  expect(stages([unbegun, first, explained, second, last, end])).toEqual([
    'start',
    'message',
    'reason',
    'message',
    'reason',
    'end',
  ]);
  expect(end.answers).toEqual(['careful', 'goOn']);
  for (const practice of [first, explained, second, last]) {
    expect(parsePractice(writePractice(practice), count), 'after a reload').toEqual(practice);
  }
});

test('a double press answers one message, and goes on by one', () => {
  const open = goOn(unbegun, count);
  const answered = answerMessage(open, 'goOn');
  expect(answerMessage(answered, 'careful')).toBe(answered);
  const next = goOn(answered, count);
  expect(goOn(next, count)).toBe(next);
  const end = goOn(answerMessage(next, 'goOn'), count);
  expect(goOn(end, count)).toBe(end);
});

test.for([null, '', 'x', '0:', '1:gg', '3:g', '3:gg', '4:gg', '3:ggg', '2:gx', '-1:'])('%j begins again', (stored) => {
  expect(parsePractice(stored, count)).toEqual(unbegun);
});
