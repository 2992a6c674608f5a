import { availableParallelism } from 'node:os';

const repeatEach = Number(process.env.BAD_WEATHER);

/**
 * Conditions that change no outcome of a browser test: a slow server, and a quarter of a core for each worker;
 * undefined unless BAD_WEATHER says how often each test runs in it. Chromium's own throttling of a page is of no use
 * here: it keeps a core busy, even while the page is idle.
 */
export const badWeather = repeatEach
  ? { serverDelayMs: 350, workers: 4 * availableParallelism(), repeatEach }
  : undefined;
