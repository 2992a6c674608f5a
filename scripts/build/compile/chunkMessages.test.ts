import { expect, test } from 'vitest';
import { applyEdits } from './applyEdits.ts';
import { fillMessages, findMessages, toMessagesEdit } from './chunkMessages.ts';
import { type MessagePriority, messagePriorities } from './MessagePriority.ts';
import type { NeutralApp } from './NeutralApp.ts';
import { toNeutralChunk } from './toNeutralChunk.ts';

const json = JSON.stringify({ greet: ['Hallo ', ['name'], ' "du"'], leave: ['Tschüß'] });
const code = `const messages = JSON.parse(${JSON.stringify(json)});`;

test('own texts take the place of messages, and all others stay', () => {
  const messages = findMessages('de.js', code);
  expect(messages).toMatchObject({ keys: ['greet', 'leave'] });
  const edited = applyEdits(code, [toMessagesEdit(code, messages, { greet: 'Grüß Gott, {name} `$`\\' })]);
  expect(new Function(`${edited} return messages;`)()).toEqual({
    greet: ['Grüß Gott, ', ['name'], ' `$`\\'],
    leave: ['Tschüß'],
  });
});

test.for(['const messages = { greet: "Hallo" };', `${code}\nJSON.parse("{}");`, 'JSON.parse(text);'])(
  'a catalogue in another form is refused: %s',
  (other) => {
    expect(() => findMessages('de.js', other)).toThrow('de.js is a catalogue of messages in a form');
  },
);

test('the messages of a catalogue are put into its chunk, and are found there again', async () => {
  const catalogue = { file: 'app/i18n/de.po', tag: 'de', priority: 'deferred' } as const;
  const metadata = { label: 'x', isCore: false, dynamicExports: [], styles: [], packages: [] };
  const chunks = [
    toNeutralChunk('var m = JSON.parse("{}"); export { m };', { ...metadata, name: 'de.js', catalogue }),
    toNeutralChunk('globalThis.other = 1;', { ...metadata, name: 'other.js' }),
  ];
  const empty = Object.fromEntries(messagePriorities.map((one) => [one, '{}'])) as Record<MessagePriority, string>;
  const load = async () => ({ ...empty, deferred: json, files: [] });
  const filled = await fillMessages({ chunks } as unknown as NeutralApp, load);
  expect(filled.chunks[1]).toBe(chunks[1]);
  expect(filled.chunks[0]!.messages!.keys).toEqual(['greet', 'leave']);
  const edited = applyEdits(filled.chunks[0]!.code, [
    toMessagesEdit(filled.chunks[0]!.code, filled.chunks[0]!.messages!, { greet: 'Servus' }),
  ]);
  expect(new Function(`${edited} return m;`)()).toEqual({ greet: ['Servus'], leave: ['Tschüß'] });
});
