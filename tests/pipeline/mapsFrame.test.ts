import path from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createMapsClient } from '../../app/fields/town/maps/createMapsClient.ts';
import { createMapsTownProvider } from '../../app/fields/town/maps/mapsTownProvider.ts';
import type { DomainName } from '../../brands/domains.ts';
import { loadMapsFrameTemplate, type RenderMapsFrame } from '../../scripts/build/stages/mapsFrame.ts';
import { sampleSiteValues } from '../support/sampleSiteValues.ts';

let render: RenderMapsFrame;
beforeAll(async () => {
  render = await loadMapsFrameTemplate(path.resolve(import.meta.dirname, '../..'));
});
afterEach(() => {
  vi.useRealTimers();
});

const toDomain = (mapsKey?: string) => ({
  domain: 'de' as DomainName,
  siteId: 1,
  defaultLang: 'de' as const,
  defaultCountry: 'DE',
  locales: ['de' as const],
  mapsKey,
});
const key = 'a-key-for-maps-in-germany';
const frameHtml = (mapsKey?: string) => {
  const frame = render({ values: sampleSiteValues(), domain: toDomain(mapsKey) });
  return frame && Buffer.from(frame.bytes).toString('utf8');
};

test('exists only on a site with a key, and contains that key once', () => {
  expect(frameHtml()).toBeUndefined();
  expect(frameHtml(key)!.split(key)).toHaveLength(2);
  expect(render({ values: sampleSiteValues(), domain: toDomain(key) })?.path).toBe('frames/maps.html');
});

const component = (longText: string, shortText: string, ...types: string[]) => ({ longText, shortText, types });

/** The API of the vendor's script, with one town. */
function createMapsVendor() {
  const location = { lat: () => 53.87, lng: () => 10.68 };
  const addressComponents = [component('Lübeck', 'Lübeck', 'locality'), component('Deutschland', 'DE', 'country')];
  const fetchAutocompleteSuggestions = vi.fn(async (_: object) => ({
    suggestions: [
      {
        placePrediction: {
          placeId: 'town-1',
          text: { text: 'Lübeck, Deutschland' },
          mainText: { text: 'Lübeck' },
          secondaryText: { text: 'Deutschland' },
        },
      },
      { placePrediction: null },
    ],
  }));
  class Place {
    location = location;
    addressComponents = addressComponents;
    fetchFields = async () => {};
  }
  const geocode = vi.fn(
    async (_: object): Promise<object> => ({
      results: [
        {
          address_components: addressComponents.map(({ longText, shortText, types }) => ({
            long_name: longText,
            short_name: shortText,
            types,
          })),
          geometry: { location },
        },
      ],
    }),
  );
  const libraries: Record<string, object> = {
    places: { AutocompleteSuggestion: { fetchAutocompleteSuggestions }, AutocompleteSessionToken: class {}, Place },
    geocoding: {
      Geocoder: class {
        geocode = geocode;
      },
    },
  };
  const google = { maps: { importLibrary: async (name: string) => libraries[name] } };
  return { google, fetchAutocompleteSuggestions, geocode };
}

interface VendorScript {
  src: string;
  onerror: () => void;
}

/** Connects the app's provider with the script of the frame in a fake window. */
function openFrame(vendor = createMapsVendor()) {
  const [, attribute, code] = /<script data-script="([^"]*)">(.*?)<\/script>/s.exec(frameHtml(key)!)!;
  const script = attribute!.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');
  const { port1, port2 } = new MessageChannel();
  const parent = {};
  const listeners = new Set<(event: unknown) => void>();
  const scripts: VendorScript[] = [];
  const window: { mapsReady?: () => void; gm_authFailure?: () => void } = {};
  const scope = {
    window,
    parent,
    google: vendor.google,
    document: {
      currentScript: { dataset: { script } },
      createElement: () => ({}),
      head: { append: (added: VendorScript) => scripts.push(added) },
    },
    addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
  };
  new Function(...Object.keys(scope), code!)(...Object.values(scope));
  const receive = (event: object) => {
    for (const listener of [...listeners]) {
      listener({ source: parent, data: { type: 'connect' }, ports: [port2], ...event });
    }
  };
  const line = createMapsClient(() => {
    receive({});
    return port1;
  });
  return { ...line, provider: createMapsTownProvider(line, () => 'de-DE'), receive, scripts, window };
}

test('loads nothing until its own page connects, and then the script once, with its key', () => {
  const { receive, connect, close, scripts } = openFrame();
  receive({ source: {} });
  receive({ data: null });
  receive({ ports: [] });
  expect(scripts).toEqual([]);
  connect();
  receive({});
  expect(scripts).toHaveLength(1);
  const { origin, pathname, searchParams } = new URL(scripts[0]!.src);
  expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(Object.fromEntries(searchParams)).toMatchObject({ key, libraries: 'places', language: 'de', region: 'DE' });
  close();
});

test('finds a town from its first letters', async () => {
  const vendor = createMapsVendor();
  const { provider, connect, close, window } = openFrame(vendor);
  connect();
  const search = provider.search('Lüb', 'de');
  window.mapsReady!();
  const [suggestion, ...more] = await search;
  expect([suggestion, more]).toEqual([{ key: 'town-1', title: 'Lübeck', detail: 'Deutschland', town: null }, []]);
  expect(vendor.fetchAutocompleteSuggestions.mock.calls[0]![0]).toMatchObject({
    input: 'Lüb',
    includedRegionCodes: ['de'],
    includedPrimaryTypes: ['(cities)'],
    language: 'de-DE',
  });
  const town = { country: 'DE', city: 'Lübeck', region: null, zip: null, lat: 53.87, lng: 10.68 };
  expect(await provider.locate(suggestion!)).toEqual(town);
  expect(await provider.findNearest({ lat: 53.869_812, lng: 10.687_345 })).toEqual(town);
  expect(vendor.geocode).toHaveBeenCalledWith({ location: { lat: 53.87, lng: 10.69 } });
  vendor.geocode.mockRejectedValueOnce(Object.assign(new Error('none'), { code: 'ZERO_RESULTS' }));
  expect(await provider.findNearest({ lat: 0, lng: 0 })).toBeNull();
  close();
});

test.for<[string, (one: ReturnType<typeof openFrame>) => void]>([
  ['is missing', ({ scripts }) => scripts[0]!.onerror()],
  ['refuses the key', ({ window }) => window.gm_authFailure!()],
])('tells that the script %s', async ([, harm]) => {
  const one = openFrame();
  one.connect();
  const search = one.provider.search('Lüb', 'de');
  harm(one);
  await expect(search).rejects.toThrow('broken');
});

test('a request fails when the script throws, and the next one may succeed', async () => {
  const vendor = createMapsVendor();
  vendor.fetchAutocompleteSuggestions.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  const { provider, connect, close, window } = openFrame(vendor);
  connect();
  window.mapsReady!();
  await expect(provider.search('Lü', 'de')).rejects.toThrow('failed');
  expect(await provider.search('Lüb', 'de')).toHaveLength(1);
  close();
});
