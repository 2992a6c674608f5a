import { expect, test } from 'vitest';
import { parseSocketFrame } from './parseSocketFrame.ts';

const sender = { profileId: 7, name: 'Ida', gender: 1 };

test('an event is read with and without its optional fields', () => {
  expect(parseSocketFrame('{"type":"pong"}')).toEqual({ type: 'pong', sender: null, data: null });
  expect(parseSocketFrame(JSON.stringify({ type: 'message', sender, data: { conversation_id: 11 } }))).toMatchObject({
    sender: { profileId: '7', gender: 'male', online: false },
    data: { conversationId: '11', message: null, blurred: false },
  });
});

test.for<[string, unknown]>([
  ['binary data', new ArrayBuffer(8)],
  ['no JSON', '{"type":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown type', '{"type":"party"}'],
  ['a sender without an id', '{"type":"visit","sender":{"name":"Ida"}}'],
  ['a frame that is too long', JSON.stringify({ type: 'message', sender, data: { message: 'a'.repeat(5_000_000) } })],
])('%s gives null', ([, frame]) => {
  expect(parseSocketFrame(frame)).toBeNull();
});

test('a hundred thousand malformed frames throw nothing', () => {
  let parsed = 0;
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const good = JSON.stringify({
    type: 'message',
    sender,
    data: { conversation_id: 11, message: 'Hello', timestamp: 1 },
  });
  const pieces = ['{', '}', '"', 'null', '[', ']', ',', ':', '__proto__', '-1e999', '\u0000', '"type":"visit"', '𐀀'];
  for (let count = 0; count < 100_000; count += 1) {
    const at = random(good.length);
    const frame = good.slice(0, at) + pieces[random(pieces.length)] + good.slice(at + random(8));
    // A throw ends the test; a hundred thousand assertions would only make it slow.
    if (parseSocketFrame(frame)) parsed += 1;
  }
  expect(parsed).toBeLessThan(100_000);
});
