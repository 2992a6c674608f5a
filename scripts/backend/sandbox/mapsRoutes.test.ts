import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from './startSandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, country: 'CH' });
});
afterAll(() => sandbox.close());

interface MapsWindow {
  ready: () => void;
  gm_authFailure?: () => void;
  google?: { maps: { importLibrary: (name: string) => Promise<Record<string, unknown>> } };
}

/** Runs the script as the frame does; returns the callbacks that it called. */
async function runScript(query: string) {
  const called: string[] = [];
  const window: MapsWindow = {
    ready: () => called.push('ready'),
    gm_authFailure: () => called.push('refused'),
  };
  const text = await (await fetch(`${sandbox.origin}/maps/api/js?${query}`)).text();
  new Function('window', text)(window);
  return { called, window };
}

test('the script refuses a missing key, and else calls back', async () => {
  expect((await runScript('callback=ready')).called).toEqual(['refused']);
  expect((await runScript('key=any&callback=ready')).called).toEqual(['ready']);
  expect(sandbox.requests.filter(({ call }) => call === 'loadMapsScript')).toHaveLength(2);
});

test('the places are the towns of the sandbox, for any origin', { tags: 'rule' }, async () => {
  const response = await fetch(`${sandbox.origin}/maps/places?input=lu&region=ch`, { headers: { Origin: 'null' } });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const [place] = (await response.json()) as { id: string; name: string }[];
  expect(place).toBeDefined();
  const address = await (await fetch(`${sandbox.origin}/maps/places/${encodeURIComponent(place!.id)}`)).json();
  expect(address).toMatchObject({
    parts: expect.arrayContaining([{ long: place!.name, short: place!.name, type: 'locality' }]),
  });
  const [nearest] = (await (
    await fetch(`${sandbox.origin}/maps/geocode?lat=${address.lat}&lng=${address.lng}`)
  ).json()) as (typeof address)[];
  expect(nearest).toEqual(address);
  expect((await fetch(`${sandbox.origin}/maps/places/nowhere`)).status).toBe(404);
});
