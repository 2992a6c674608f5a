import { intlTag } from '../../../i18n/activeLocale.ts';
import { connectToFrame } from '../../../lib/connectToFrame.ts';
import { toIsoCountry } from '../../../lib/toIsoCountry.ts';
import { roundToKilometre } from '../town.model.ts';
import type { TownProvider } from '../townProvider.ts';
import { createMapsClient, type MapsClient } from './createMapsClient.ts';
import { type MapsMessage, toSearchKind, toTown } from './mapsMessages.ts';
import type { ClosableTownProvider } from './openWithFallback.ts';

/** The document with the vendor's script, which the build writes. */
const mapsFrameUrl = '/frames/maps';

/** Creates a provider of towns from the places library of the maps script, through the client of its frame. */
export function createMapsTownProvider({ request }: Pick<MapsClient, 'request'>, language: () => string): TownProvider {
  const readAddress = (message: MapsMessage) => {
    if (message.type !== 'address') throw new Error('the maps script answered another request');
    return message.address && toTown(message.address);
  };
  return {
    async search(typed, country, signal) {
      const kind = toSearchKind(typed);
      const search = { type: 'search', text: typed, country: toIsoCountry(country), kind } as const;
      const message = await request({ ...search, language: language() }, signal);
      if (message.type !== 'suggestions') throw new Error('the maps script answered another request');
      return message.suggestions.map((suggestion) => ({ ...suggestion, town: null }));
    },
    locate: async ({ key }) => readAddress(await request({ type: 'locate', key, language: language() })),
    findNearest: async (position) => readAddress(await request({ type: 'reverse', ...roundToKilometre(position) })),
  };
}

let opened: ClosableTownProvider | null = null;

/**
 * Opens the provider of all town fields. The maps script is loaded once per visit, and again only after it was closed
 * because it failed.
 */
export function openMapsTownProvider(openFrame = openMapsFrame): ClosableTownProvider {
  if (opened) return opened;
  const { provider, close } = openFrame();
  opened = {
    provider,
    close() {
      opened = null;
      close();
    },
  };
  return opened;
}

/** Loads the maps script in a hidden, sandboxed frame, which can read neither the page nor its storage. */
function openMapsFrame(): ClosableTownProvider {
  const frame = document.createElement('iframe');
  const client = createMapsClient(() => connectToFrame(frame));
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.onload = client.connect;
  frame.src = mapsFrameUrl;
  document.body.append(frame);
  return {
    provider: createMapsTownProvider(client, intlTag),
    close() {
      client.close();
      frame.remove();
    },
  };
}
