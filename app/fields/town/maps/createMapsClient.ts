import { type MapsMessage, type MapsRequest, parseMapsMessage } from './mapsMessages.ts';

/** Our end of a line to the frame, as far as it is needed. */
export type FramePort = Pick<MessagePort, 'postMessage' | 'onmessage' | 'close'>;

export interface MapsClient {
  /** Rejects where the frame fails, says it is broken, or does not answer in time. */
  request: (question: MapsRequest, signal?: AbortSignal) => Promise<MapsMessage>;
  /** Hands the frame its end of the line; to be called once, when its document is there. */
  connect: () => void;
  /** Hangs up. Who still waits is told so. */
  close: () => void;
}

/** Nobody waits longer than this for the script and its answer together (milliseconds). */
const REQUEST_TIMEOUT_MS = 8000;

/**
 * Questions and answers over a line that is still to be opened; what is asked before waits for it.
 *
 * @param dial gives our end of a new line to the frame
 */
export function createMapsClient(dial: () => FramePort): MapsClient {
  let line: FramePort | null = null;
  let last = 0;
  let over: Error | null = null;
  const unsent: (MapsRequest & { id: number })[] = [];
  const waiting = new Map<number, { answer: (message: MapsMessage) => void; fail: (error: Error) => void }>();

  const end = (why: string) => {
    if (over) return;
    over = new Error(why);
    for (const { fail } of [...waiting.values()]) fail(over);
    line?.close();
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    const message = parseMapsMessage(data);
    if (!message || over) return;
    if (message.type === 'broken') return end('the maps script is broken');
    const asked = waiting.get(message.id);
    if (message.type === 'failed') asked?.fail(new Error('the maps script failed'));
    else asked?.answer(message);
  };
  return {
    close: () => end('the maps frame is closed'),
    connect() {
      // A frame that loads again was led elsewhere by what runs in it, and gets no line.
      if (line || over) return;
      line = dial();
      line.onmessage = hear;
      for (const question of unsent.splice(0)) line.postMessage(question);
    },
    request(question, signal) {
      if (over) return Promise.reject(over);
      last += 1;
      const id = last;
      return new Promise<MapsMessage>((resolve, reject) => {
        const done = () => {
          clearTimeout(timer);
          waiting.delete(id);
          signal?.removeEventListener('abort', abort);
        };
        const fail = (error: Error) => {
          done();
          reject(error);
        };
        const abort = () => fail(new Error('no longer wanted'));
        const timer = setTimeout(() => fail(new Error('the maps script took too long')), REQUEST_TIMEOUT_MS);
        const answer = (message: MapsMessage) => {
          done();
          resolve(message);
        };
        waiting.set(id, { answer, fail });
        signal?.addEventListener('abort', abort);
        if (line) line.postMessage({ ...question, id });
        else unsent.push({ ...question, id });
      });
    },
  };
}
