import { expect, test, vi } from 'vitest';
import { fakeTimersInEachTest } from '../../../../tests/support/fakeTimersInEachTest.ts';
import { createMapsClient, type FramePort } from './createMapsClient.ts';

fakeTimersInEachTest();

function open() {
  const port = { postMessage: vi.fn(), onmessage: null, close: vi.fn() } as FramePort;
  const openPort = vi.fn(() => port);
  const client = createMapsClient(openPort);
  const receive = (data: unknown) => port.onmessage?.call(port as MessagePort, { data } as MessageEvent);
  return { ...client, port, openPort, receive };
}
const reverseRequest = { type: 'reverse', lat: 53.87, lng: 10.68 } as const;
const emptyResponse = (id: number) => ({ type: 'address', id, address: null });

test('requests before the frame is connected are sent once it is', async () => {
  const { request, connect, port, openPort, receive } = open();
  const response = request(reverseRequest);
  expect(port.postMessage).not.toHaveBeenCalled();
  connect();
  expect(port.postMessage).toHaveBeenCalledExactlyOnceWith({ ...reverseRequest, id: 1 });
  receive(emptyResponse(1));
  expect(await response).toEqual(emptyResponse(1));
  connect();
  expect(openPort).toHaveBeenCalledOnce();
});

test('responses belong to their requests, in any order', async () => {
  const { request, connect, receive } = open();
  connect();
  const both = Promise.all([request(reverseRequest), request(reverseRequest)]);
  receive(emptyResponse(2));
  receive({ type: 'nonsense' });
  receive(emptyResponse(7));
  receive(emptyResponse(1));
  expect(await both).toEqual([emptyResponse(1), emptyResponse(2)]);
});

test('a request rejects after 8 s, connected or not', async () => {
  for (const connected of [true, false]) {
    const { request, connect } = open();
    if (connected) connect();
    const onRejected = vi.fn();
    request(reverseRequest).catch(onRejected);
    await vi.advanceTimersByTimeAsync(7999);
    expect(onRejected).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onRejected).toHaveBeenCalledOnce();
  }
});

test('a failed request leaves the others pending', async () => {
  const { request, connect, receive } = open();
  connect();
  const [first, second] = [request(reverseRequest), request(reverseRequest)];
  receive({ type: 'failed', id: 1 });
  receive(emptyResponse(2));
  await expect(first).rejects.toThrow('failed');
  expect(await second).toEqual(emptyResponse(2));
});

test('a broken script rejects all requests, also later ones', async () => {
  const { request, connect, port, receive } = open();
  connect();
  const response = request(reverseRequest);
  receive({ type: 'broken' });
  await expect(response).rejects.toThrow('broken');
  await expect(request(reverseRequest)).rejects.toThrow('broken');
  expect(port.close).toHaveBeenCalled();
});

test('closing rejects pending requests, and no port is opened afterwards', async () => {
  const { request, close, connect, openPort } = open();
  const response = request(reverseRequest);
  close();
  connect();
  await expect(response).rejects.toThrow('closed');
  expect(openPort).not.toHaveBeenCalled();
});

test('an aborted request rejects', async () => {
  const { request, connect } = open();
  connect();
  const abortController = new AbortController();
  const response = request(reverseRequest, abortController.signal);
  abortController.abort();
  await expect(response).rejects.toThrow('aborted');
});
