import { type Context, Hono } from 'hono';
import { tryParseJson } from '../../lib/tryParseJson.ts';
import { countReports, parseBrowserReports, parsePageReport } from './failureReport.ts';
import { renderReports } from './htmlPages.ts';
import { parseReport, type Receiver } from './receivedReport.ts';
import type { SandboxState } from './sandboxState.ts';
import { type HonoEnv, serveWithFaults } from './serveWithFaults.ts';

/** Headers that reports may not have, because they could identify a visitor. */
const refusedHeaders = ['Cookie', 'Authorization', 'Referer'];

const refuseHeaders = (context: Context) => {
  const header = refusedHeaders.find((name) => context.req.header(name) !== undefined);
  return header && context.json({ errors: { message: `A report carries no ${header}.` } }, 400);
};

/**
 * Stand-in for a tag manager's script: it sends each entry of the data layer to the sandbox, those before it was loaded
 * and those that are pushed later.
 */
const tagManagerScript = `(() => {
  const url = new URL('tags', document.currentScript.src).href;
  const options = { method: 'POST', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true };
  const send = (entry) => entry.event !== 'gtm.js' && fetch(url, { ...options, body: JSON.stringify(entry) });
  const layer = (window.dataLayer ??= []);
  layer.forEach(send);
  layer.push = (...entries) => {
    entries.forEach(send);
    return Array.prototype.push.apply(layer, entries);
  };
})();
`;

/**
 * Creates the receivers of statistics, ads and failures that build.config.ts names for the sandbox, and their page.
 */
export function createReceiverRoutes(state: SandboxState): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>({ strict: false }).basePath('/__sandbox__/receivers');
  const receive = (path: string, receiver: Receiver, parse: (text: string) => unknown) =>
    app.post(path, async (context) => {
      const body = parse(await context.req.text());
      return serveWithFaults(state, context, receiver, body, () => respond(context, receiver, body));
    });
  const respond = (context: Context, receiver: Receiver, body: unknown) => {
    const refused = refuseHeaders(context);
    if (refused) return refused;
    const event = parseReport(receiver, body);
    if (!event) return context.json({ errors: { message: 'No such report.' } }, 422);
    state.reports.push({ receiver, event, body: body as Record<string, unknown> });
    return context.body(null, 204);
  };
  receive('/beacon', 'beacon', tryParseJson);
  receive('/ads', 'ads', tryParseJson);
  receive('/tags', 'tagManager', tryParseJson);
  receive('/matomo.php', 'matomo', (text) => Object.fromEntries(new URLSearchParams(text)));
  app.get('/tags.js', (context) => context.body(tagManagerScript, 200, { 'Content-Type': 'text/javascript' }));
  app.get('/', (context) => context.html(renderReports(state.reports, countReports(state.failures))));
  app.get('/log', (context) => context.json({ data: state.reports }));
  app.post('/web', async (context) => {
    const { req } = context;
    const isBrowsers = req.header('Content-Type') === 'application/reports+json';
    const body = tryParseJson(await req.text());
    const report = isBrowsers ? undefined : parsePageReport(body);
    const reports = isBrowsers ? parseBrowserReports(req.query(), body) : report && [report];
    const refused = isBrowsers ? undefined : refuseHeaders(context);
    if (refused) return refused;
    if (!reports) return context.json({ errors: { message: 'No such report.' } }, 422);
    state.failures.push(...reports);
    return context.body(null, 204);
  });
  app.get('/web/counts', (context) => context.json({ data: countReports(state.failures) }));
  app.get('/web/rate', (context) => {
    const releases = new Set(context.req.query('sites')?.split('|'));
    return context.json(state.failures.filter(({ release }) => releases.has(release)).length);
  });
  return app;
}
