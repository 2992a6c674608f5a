import { type MapsMessage, type MapsRequest, parseMapsMessage } from './mapsMessages.ts';

/** The part of a MessagePort that is used. */
export type FramePort = Pick<MessagePort, 'postMessage' | 'onmessage' | 'close'>;

export interface MapsClient {
  /** Rejects when the frame reports a failure, when it does not answer in time, and when the client is closed. */
  request: (request: MapsRequest, signal?: AbortSignal) => Promise<MapsMessage>;
  /** Call it when the frame's document is loaded. */
  connect: () => void;
  close: () => void;
}

/** Time for loading the script and answering, together. */
const REQUEST_TIMEOUT_MS = 8000;

/**
 * Creates a client that sends requests through a message port that is opened later; earlier requests wait for it.
 *
 * @param openPort sends one end of a new channel to the frame and returns the other
 */
export function createMapsClient(openPort: () => FramePort): MapsClient {
  let port: FramePort | null = null;
  let lastId = 0;
  let endError: Error | null = null;
  const unsent: (MapsRequest & { id: number })[] = [];
  const pending = new Map<number, { resolve: (message: MapsMessage) => void; fail: (error: Error) => void }>();

  const end = (reason: string) => {
    if (endError) return;
    endError = new Error(reason);
    for (const { fail } of [...pending.values()]) fail(endError);
    port?.close();
  };
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseMapsMessage(data);
    if (!message || endError) return;
    if (message.type === 'broken') return end('the maps script is broken');
    const request = pending.get(message.id);
    if (message.type === 'failed') request?.fail(new Error('the maps script failed'));
    else request?.resolve(message);
  };
  return {
    close: () => end('the maps frame is closed'),
    connect() {
      // A frame that loads again has been navigated by the vendor's script, and gets no second port.
      if (port || endError) return;
      port = openPort();
      port.onmessage = handleMessage;
      for (const request of unsent.splice(0)) port.postMessage(request);
    },
    request(request, signal) {
      if (endError) return Promise.reject(endError);
      lastId += 1;
      const id = lastId;
      return new Promise<MapsMessage>((resolve, reject) => {
        const cleanUp = () => {
          clearTimeout(timer);
          pending.delete(id);
          signal?.removeEventListener('abort', abort);
        };
        const fail = (error: Error) => {
          cleanUp();
          reject(error);
        };
        const abort = () => fail(new Error('the request was aborted'));
        const timer = setTimeout(() => fail(new Error('the maps script took too long')), REQUEST_TIMEOUT_MS);
        pending.set(id, {
          fail,
          resolve(message) {
            cleanUp();
            resolve(message);
          },
        });
        signal?.addEventListener('abort', abort);
        if (port) port.postMessage({ ...request, id });
        else unsent.push({ ...request, id });
      });
    },
  };
}
