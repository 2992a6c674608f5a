import { expect, test } from 'vitest';
import { applyEdits } from './applyEdits.ts';
import { findMessages, toMessagesEdit } from './chunkMessages.ts';

const json = JSON.stringify({ greet: ['Hallo ', ['name'], ' "du"'], leave: ['Tschüß'] });
const code = `const messages = JSON.parse(${JSON.stringify(json)});`;

test('own texts take the place of messages, and all others stay', () => {
  const messages = findMessages('de.js', 'de', code);
  expect(messages).toMatchObject({ tag: 'de', keys: ['greet', 'leave'] });
  const edited = applyEdits(code, [toMessagesEdit(code, messages, { greet: 'Grüß Gott, {name} `$`\\' })]);
  expect(new Function(`${edited} return messages;`)()).toEqual({
    greet: ['Grüß Gott, ', ['name'], ' `$`\\'],
    leave: ['Tschüß'],
  });
});

test.for(['const messages = { greet: "Hallo" };', `${code}\nJSON.parse("{}");`, 'JSON.parse(text);'])(
  'a catalogue in another form is refused: %s',
  (other) => {
    expect(() => findMessages('de.js', 'de', other)).toThrow('de.js is a catalogue of messages in a form');
  },
);
