import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { sampleSiteValues } from '../../../tests/support/sampleSiteValues.ts';
import { loadChatFrameTemplate, type RenderChatFrame } from './chatFrame.ts';

let render: RenderChatFrame;
beforeAll(async () => {
  render = await loadChatFrameTemplate(path.resolve(import.meta.dirname, '../../..'));
});
const values = { ...sampleSiteValues(), liveChat: true, liveChatOrigin: 'https://chat.operator.example' };

test('exists only on a site with a live chat', () => {
  expect(render({ values })?.path).toBe('frames/chat.html');
  expect(render({ values: { ...values, liveChat: false } })).toBeUndefined();
});

/** Runs the script of the document in a window made for it. */
function open(liveChatButton?: () => unknown) {
  const html = Buffer.from(render({ values })!.bytes).toString('utf8');
  const [, source, id, code] = /<script data-script="([^"]*)" data-button="([^"]*)">(.*?)<\/script>/s.exec(html)!;
  const parent = {};
  const listeners = new Set<(event: unknown) => void>();
  const scripts: { src?: string; onerror?: () => void; dataset: { button?: string } }[] = [];
  const waits: (() => void)[] = [];
  const port = { postMessage: vi.fn(), onmessage: (_: unknown) => {} };
  const window = {
    get liveChatButton() {
      return liveChatButton?.();
    },
  };
  const scope = {
    window,
    parent,
    document: {
      currentScript: { dataset: { script: source, button: id } },
      createElement: () => ({ dataset: {} }),
      head: { append: (script: (typeof scripts)[number]) => scripts.push(script) },
    },
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
    setTimeout: (act: (waited: number) => void, _: number, waited: number) => waits.push(() => act(waited)),
    clearTimeout: () => {},
  };
  new Function(...Object.keys(scope), code!)(...Object.values(scope));
  const receive = (event: object) => {
    for (const listener of [...listeners])
      listener({ source: parent, data: { type: 'connect' }, ports: [port], ...event });
  };
  const messages = () => port.postMessage.mock.calls.map(([message]) => message.type);
  const wait = () => waits.shift()?.();
  return { receive, said: messages, wait, scripts, ask: (data: unknown) => port.onmessage({ data }) };
}

test("loads nothing before the page's message", () => {
  const frame = open();
  frame.receive({ source: {} });
  frame.receive({ data: { type: 'hello' } });
  frame.receive({ data: null });
  frame.receive({ ports: [] });
  expect(frame.scripts).toEqual([]);
  frame.receive({});
  frame.receive({});
  expect(frame.scripts.map(({ src }) => src)).toEqual(['https://chat.operator.example/button.js']);
  expect(frame.scripts[0]!.dataset.button).toBe('help-de');
});

test.for([0, 1, 39, 40])('reports a button that exists after %i checks', (after) => {
  let looks = 0;
  const clicked = vi.fn();
  const frame = open(() => (looks++ >= after ? { open: clicked } : undefined));
  frame.receive({});
  for (let count = 0; count < 60; count += 1) frame.wait();
  expect(frame.said()).toEqual(['ready']);
  expect(clicked).not.toHaveBeenCalled();
  frame.ask({ type: 'shut' });
  frame.ask({ type: 'open' });
  frame.ask({ type: 'open' });
  expect(clicked).toHaveBeenCalledExactlyOnceWith('help-de');
  expect(frame.said()).toEqual(['ready', 'opened']);
});

test('gives up after 10 s', () => {
  const frame = open();
  frame.receive({});
  for (let count = 0; count < 39; count += 1) frame.wait();
  expect(frame.said()).toEqual([]);
  frame.wait();
  expect(frame.said()).toEqual(['failed']);
  frame.wait();
  expect(frame.said()).toEqual(['failed']);
});

test('reports a missing script once', () => {
  const frame = open();
  frame.receive({});
  frame.scripts[0]!.onerror!();
  frame.wait();
  frame.ask({ type: 'open' });
  expect(frame.said()).toEqual(['failed']);
});

test.for<[string, () => unknown, string[]]>([
  [
    'the click throws',
    () => ({
      open() {
        throw new Error('broken');
      },
    }),
    ['ready', 'failed'],
  ],
  [
    'the button throws when it is looked at',
    () => {
      throw new Error('broken');
    },
    ['failed'],
  ],
])('reports when %s', ([, liveChatButton, expected]) => {
  const frame = open(liveChatButton);
  frame.receive({});
  frame.ask({ type: 'open' });
  expect(frame.said()).toEqual(expected);
});

test('reports that the vendor has closed the chat', () => {
  const liveChatButton = { open() {}, onClose() {} };
  const frame = open(() => liveChatButton);
  frame.receive({});
  frame.ask({ type: 'open' });
  liveChatButton.onClose();
  expect(frame.said()).toEqual(['ready', 'opened', 'closed']);
});
