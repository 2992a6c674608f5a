import { randomBytes } from 'node:crypto';
import path from 'node:path';
import {
  createLogger,
  createServer,
  type Logger,
  type LogLevel,
  type Plugin,
  type Rolldown,
  type ViteDevServer,
} from 'vite';
import { createViteConfig } from '../../build/compile/createViteConfig.ts';
import { findRule } from '../../build/hosting/findRule.ts';
import { apiCallPattern } from '../../build/hosting/requestFilters.ts';
import type { Site } from '../../build/plan/planBuild.ts';
import { formatProblems, type Problem, ProblemsError } from '../../lib/problem.ts';
import type { DevSite } from './loadDevSite.ts';
import { toDevPolicy } from './toDevPolicy.ts';

interface DevServerOptions {
  /** The project's folder. */
  root: string;
  port: number;
  /** Reads the site again; rejects with a `ProblemsError` while a file has a mistake. */
  load: () => Promise<DevSite>;
  /** Finds every mistake of the project, also those that do not stop the site. */
  findMistakes: () => Promise<readonly Problem[]>;
}

/** Inputs of a site besides the app's modules, whose changes Vite follows by itself. */
const inputs = ['brands', 'themes', 'templates', 'build.config.ts', 'app/i18n/voices'];

/** Time after which a file is at rest: editors write it in several steps, and formatters write it again at once. */
const SETTLE_MS = 60;

/**
 * Settings of Vite's watcher, which reports a change once the file is at rest: by default it reports at once, and
 * misses what is written within the next 50 ms.
 */
const watch = { awaitWriteFinish: { stabilityThreshold: SETTLE_MS, pollInterval: 20 } };

/**
 * Creates a server for one site with hot reload. It sends the headers of production, follows the files of brands,
 * themes, templates and settings, and shows mistakes in them in the terminal and over the page, which stays as it was.
 * Whatever else `check` finds, in the app too, is printed in the terminal.
 */
export async function createDevServer({ root, port, load, findMistakes }: DevServerOptions): Promise<ViteDevServer> {
  let current = await load();
  // The plugins of the app read this object whenever they transform a module.
  const values = toCompiledValues(current);
  const nonce = randomBytes(16).toString('base64');
  const config = createViteConfig(root, values);
  const server = await createServer({
    ...config,
    plugins: [...(config.plugins ?? []), servePlugin(() => current, { nonce, socket: `ws://127.0.0.1:${port}` })],
    customLogger: createModuleLogger(root, config.logLevel),
    html: { cspNonce: nonce },
    server: { host: '127.0.0.1', port, strictPort: true, watch, proxy: toProxies(current.site.values) },
    appType: 'custom',
  });

  const reload = async () => {
    try {
      const next = await load();
      current = next;
      Object.assign(values, toCompiledValues(next));
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    } catch (error) {
      const message = error instanceof ProblemsError ? formatProblems(error.problems) : String(error);
      server.config.logger.error(message);
      server.ws.send({ type: 'error', err: { message, stack: '' } });
    }
  };
  const places = inputs.map((input) => path.join(root, input));
  followFiles(server, places, reload);
  const tellMistakes = createMistakeTeller(findMistakes, server.config.logger);
  followFiles(server, [...places, path.join(root, 'app')], tellMistakes);
  void tellMistakes();
  return server;
}

/** Creates the reporter of the mistakes in the project, which reports them each time that they have changed. */
function createMistakeTeller(find: DevServerOptions['findMistakes'], logger: Logger): () => Promise<void> {
  let told = '';
  return async () => {
    const problems = await find();
    const text = problems.length === 0 ? '' : formatProblems(problems);
    if (text === told) return;
    told = text;
    logger.warn(text === '' ? 'npm run check finds no mistake any more' : `npm run check finds:\n${text}`);
  };
}

const toCompiledValues = ({ site, art }: DevSite) => ({ ...site.values, ownTexts: site.ownTexts, art });

/** Returns the proxies of the calls that the site's own host proxies in production. */
const toProxies = ({ proxiedApi, apiOrigin }: Site['values']) =>
  proxiedApi ? { [apiCallPattern]: { target: apiOrigin, changeOrigin: true } } : {};

/**
 * Creates a logger of Vite that names modules from the project's root, and leaves out the stack of a mistake in one: it
 * is that of Vite or of a package. Plugins of the project report mistakes without a stack, so theirs is of a bug of
 * their own.
 */
function createModuleLogger(root: string, level: LogLevel | undefined): Logger {
  const logger = createLogger(level);
  const print = logger.error.bind(logger);
  logger.error = (message, options) => {
    const { plugin = 'matchpress:' } = (options?.error ?? {}) as Rolldown.RollupError;
    const text = plugin.startsWith('matchpress:') ? message : message.replaceAll(/\n\s+at .+/g, '');
    print(text.replaceAll(root + path.sep, ''), options);
  };
  return logger;
}

/** Calls `onChange` some milliseconds after the last of several changes in these files and folders, never twice at once. */
function followFiles(server: ViteDevServer, places: readonly string[], onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  server.watcher.add([...places]).on('all', (_event, file) => {
    if (!places.some((place) => file === place || file.startsWith(place + path.sep))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(onChange);
    }, SETTLE_MS);
  });
}

/** Serves the site's own files, and its page at every other address that Vite does not answer. */
const servePlugin = (current: () => DevSite, hotReload: { nonce: string; socket: string }): Plugin => ({
  name: 'matchpress:dev-site',
  configureServer(server) {
    const headersAt = (pathname: string) => {
      const headers = { ...findRule(current().rules, pathname)?.headers };
      // Nothing that development serves stays the same.
      headers['Cache-Control'] = 'no-store, no-transform';
      return headers;
    };
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const { files, rules } = current();
      const file = files.get(pathname) ?? files.get(`/${findRule(rules, pathname).page}`);
      if (!file) return next();
      response.writeHead(200, { ...headersAt(pathname), 'Content-Type': file.type }).end(file.bytes);
    });
    return () => {
      server.middlewares.use(async (request, response) => {
        const headers = headersAt('/');
        headers['Content-Security-Policy'] = toDevPolicy(headers['Content-Security-Policy']!, hotReload);
        const html = await server.transformIndexHtml(request.url ?? '/', current().html);
        response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(html);
      });
    };
  },
});
