const repeatEach = Number(process.env.BAD_WEATHER);

/**
 * The conditions that change no outcome of a browser test: a slow server, a slow processor, more workers than it can
 * serve; undefined unless BAD_WEATHER says how often each test runs in it.
 */
export const badWeather = repeatEach ? { serverDelayMs: 350, processorSlowdown: 4, workers: 6, repeatEach } : undefined;
