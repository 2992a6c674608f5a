import { availableParallelism } from 'node:os';

const repeatEach = Number(process.env.BAD_WEATHER);

/**
 * The conditions that change no outcome of a browser test: a slow server, and a quarter of a core for each worker;
 * undefined unless BAD_WEATHER says how often each test runs in it. Chromium's own slowing of a page is of no use here: it
 * keeps a core busy, also while the page rests.
 */
export const badWeather = repeatEach
  ? { serverDelayMs: 350, workers: 4 * availableParallelism(), repeatEach }
  : undefined;
