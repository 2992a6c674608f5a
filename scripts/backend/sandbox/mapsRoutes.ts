import { type Context, Hono } from 'hono';
import { findNearestTown, findTowns } from './findTowns.ts';
import { mapsScript } from './mapsScript.ts';
import type { SandboxState } from './sandboxState.ts';
import { type HonoEnv, serveWithFaults } from './serveWithFaults.ts';
import type { Town } from './world/homeRegions.ts';

/** Creates the stand-in for the vendor's maps script and its places, with the towns of the sandbox. */
export function createMapsRoutes(state: SandboxState): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ strict: false });

  app.get('/maps/api/js', (context) =>
    serveWithFaults(state, context, 'loadMapsScript', undefined, () => {
      const { key, callback = '' } = context.req.query();
      // The vendor refuses a missing key in the same way: the script loads, and reports it.
      if (!key || !/^[\w.]{1,40}$/.test(callback)) return toScript(context, 'window.gm_authFailure?.();');
      return toScript(context, mapsScript(new URL(context.req.url).origin, callback));
    }),
  );

  app.get('/maps/places', (context) =>
    serveWithFaults(state, context, 'searchPlaces', undefined, () => {
      const { input = '', region = '' } = context.req.query();
      return toPublicJson(
        context,
        findTowns(input, region).map((town) => ({ id: toPlaceId(town), name: town.city, detail: town.region })),
      );
    }),
  );

  app.get('/maps/places/:id', (context) =>
    serveWithFaults(state, context, 'fetchPlace', undefined, () => {
      const [country = '', zip = '', city = ''] = context.req.param('id').split(':');
      const town = findTowns(zip, country).find((each) => each.city === city);
      return town ? toPublicJson(context, toAddress(town)) : context.json({}, 404);
    }),
  );

  app.get('/maps/geocode', (context) =>
    serveWithFaults(state, context, 'geocode', undefined, () => {
      const { lat, lng } = context.req.query();
      const town = findNearestTown({ lat: Number(lat), lng: Number(lng) });
      return toPublicJson(context, town ? [toAddress(town)] : []);
    }),
  );

  return app;
}

const toPlaceId = ({ country, zip, city }: Town) => [country, zip, city].join(':');

const part = (long: string, short: string, type: string) => ({ long, short, type });

const toAddress = ({ country, city, region, zip, lat, lng }: Town) => ({
  lat,
  lng,
  parts: [
    part(city, city, 'locality'),
    part(region, region, 'administrative_area_level_1'),
    part(zip, zip, 'postal_code'),
    part(country, country, 'country'),
  ],
});

const toScript = (context: Context, text: string): Response =>
  context.body(text, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });

/** Returns a response that any origin can read, because that of the maps frame is opaque. */
const toPublicJson = (context: Context, value: object): Response =>
  context.json(value, 200, { 'Access-Control-Allow-Origin': '*' });
