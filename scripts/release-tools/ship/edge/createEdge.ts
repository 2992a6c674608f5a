import { answerRequest } from '../../../build/hosting/answerRequest.ts';
import { isServedWhenFormer } from '../../../build/hosting/formerFiles.ts';
import type { HostAnswerRules } from '../../../build/hosting/hostAnswerRules.ts';
import { releaseFile } from '../../../build/hosting/releaseFile.ts';
import { apiRequestHeaders } from '../../../build/hosting/requestFilters.ts';
import type { Headers as RuleHeaders, ServingRules } from '../../../build/hosting/servingRules.ts';
import type { FileList } from '../../../build/output/manifest.ts';
import { contentKeyOf, formerKeyOf, type Pointer, pointerKeyOf } from './Pointer.ts';

/** Reader of an object of the storage by its key; undefined if there is none. */
export type ReadObject = (key: string) => Promise<Response | undefined>;

/** A function that answers requests, as Workers, Deno and others call it. */
export type Edge = (request: Request) => Promise<Response>;

/** Facts about a host: its rules, and the contents of its files by their paths. */
interface Host {
  pointer: Pointer;
  rules: ServingRules | HostAnswerRules;
  files: ReadonlyMap<string, string>;
  deltas: ReadonlyMap<string, string>;
}

/** Number of hosts that are kept in memory. */
const MAX_HOSTS = 200;

/** Headers that say to a network of servers: send the bytes as they are, they are compressed already. */
const asTheyAre = { encodeBody: 'manual' } as ResponseInit;

/**
 * Creates the function that answers for all hosts of a storage: it maps host and address to content, headers and status, by
 * the same rules as every other server.
 *
 * @param pointerMs time for which a pointer is used without asking for it again
 */
export function createEdge(read: ReadObject, pointerMs = 2000): Edge {
  const hosts = new Map<string, { asked: number; text: string; host: Promise<Host> }>();
  const readText = async (key: string) => (await read(key))?.text();
  const readJson = async (hash: string) => {
    const text = await readText(contentKeyOf(hash));
    if (text === undefined) throw new Error(`the storage lacks ${hash}`);
    return JSON.parse(text);
  };
  const toMap = (list: FileList | undefined, ...more: [string, string][]) =>
    new Map([...(list?.files ?? []).map(({ path, sha256 }) => [path, sha256] as const), ...more]);
  const loadHost = async (pointer: Pointer): Promise<Host> => {
    const { site, deltas } = pointer;
    const [rules, list, deltaList] = await Promise.all([
      readJson(pointer.rules),
      site && readJson(site.list),
      deltas === undefined ? undefined : readJson(deltas),
    ]);
    return {
      pointer,
      rules,
      files: toMap(list, ...(site ? [[releaseFile, site.told] as [string, string]] : [])),
      deltas: toMap(deltaList),
    };
  };
  const readFormer = async (host: string): Promise<Iterable<[string, string]>> => {
    const digests: string[] = JSON.parse((await readText(formerKeyOf(host))) ?? '[]');
    // A release that was removed meanwhile has none.
    const lists = await Promise.all(digests.map((digest) => readText(contentKeyOf(digest))));
    return lists.flatMap((list) => (list === undefined ? [] : [...toMap(JSON.parse(list))]));
  };
  const findHost = async (name: string): Promise<Host | undefined> => {
    const known = hosts.get(name);
    if (known && Date.now() - known.asked < pointerMs) return known.host;
    const text = await readText(pointerKeyOf(name));
    if (text === undefined) {
      hosts.delete(name);
      return undefined;
    }
    const host = known?.text === text ? known.host : loadHost(JSON.parse(text));
    hosts.delete(name);
    hosts.set(name, { asked: Date.now(), text, host });
    // One that could not be loaded is tried again.
    host.catch(() => hosts.delete(name));
    if (hosts.size > MAX_HOSTS) hosts.delete(hosts.keys().next().value!);
    return host;
  };
  const send = async (hash: string | undefined, status: number, headers: RuleHeaders, hasBody: boolean) => {
    const content = hash === undefined ? undefined : await read(contentKeyOf(hash));
    if (!content) return new Response(null, { status: 503 });
    return new Response(hasBody ? content.body : null, { status, headers, ...asTheyAre });
  };

  return async (request) => {
    const url = new URL(request.url);
    const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(url.hostname) ? await findHost(url.hostname) : undefined;
    if (!host) return new Response(null, { status: 421 });
    const { pointer, rules, files: ownFiles, deltas } = host;
    const requested = url.pathname.slice(1);
    const isFormer = isServedWhenFormer(requested) && !ownFiles.has(requested);
    const files = isFormer ? new Map([...(await readFormer(url.hostname)), ...ownFiles]) : ownFiles;
    const address = url.pathname + url.search;
    if (!('rules' in rules)) {
      if (rules.status === 410)
        return send(
          pointer.page,
          410,
          { ...rules.headers, 'Content-Type': 'text/html; charset=utf-8' },
          request.method !== 'HEAD',
        );
      const location = `${rules.location}${rules.keepsPath ? address : ''}`;
      return new Response(null, { status: rules.status, headers: { ...rules.headers, Location: location } });
    }
    // Some networks change this header on the way, and tell what the browser has sent.
    const { clientAcceptEncoding } = (request as { cf?: { clientAcceptEncoding?: string } }).cf ?? {};
    const header = (name: string) =>
      (name === 'accept-encoding' ? clientAcceptEncoding : undefined) ?? request.headers.get(name) ?? undefined;
    const answer = answerRequest(
      rules,
      { has: (path) => files.has(path), hasDelta: (path) => deltas.has(path) },
      { method: request.method, address, header },
    );
    if (answer.kind === 'proxy') return proxyRequest(answer.to + address, answer.headers, request);
    if (answer.kind === 'empty') return new Response(null, { status: answer.status, headers: answer.headers });
    const hash = (answer.from === 'site' ? files : deltas).get(answer.path);
    return send(hash, answer.status, answer.headers, answer.hasBody);
  };
}

/** Proxies a request: answers with the answer of another host to the same request. */
async function proxyRequest(url: string, headers: RuleHeaders, request: Request): Promise<Response> {
  const kept = apiRequestHeaders.flatMap((name): [string, string][] => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const answered = await fetch(url, {
    method: request.method,
    // Some networks decode an answer and still call it compressed.
    headers: { ...Object.fromEntries(kept), 'Accept-Encoding': 'identity' },
    redirect: 'manual',
    ...(request.body && { body: request.body, duplex: 'half' }),
  } as RequestInit);
  const response = new Response(answered.body, answered);
  response.headers.delete('set-cookie');
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
