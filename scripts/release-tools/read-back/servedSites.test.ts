import { expect, test } from 'vitest';
import type { ManifestSite } from '../../build/output/manifest.ts';
import { chooseServedSites, parseConnectTo } from './servedSites.ts';

const sites = ['tavelune.ch', 'tavelune.de', 'ulmena.de'].map((name) => {
  const [brand, domain] = name.split('.') as [string, string];
  return { host: `members.${name}.example`, brand, domain } as ManifestSite;
});
const choose = (...words: string[]) =>
  chooseServedSites(words, sites).map(({ site, encrypted, port }) => [site.host, encrypted, port]);

test('sites are chosen by address, host or brand, each once', () => {
  expect(choose('https://members.tavelune.ch.example/login')).toEqual([
    ['members.tavelune.ch.example', true, undefined],
  ]);
  expect(choose('http://members.ulmena.de.example:8080')).toEqual([['members.ulmena.de.example', false, 8080]]);
  expect(choose('tavelune', 'members.tavelune.de.example').map(([host]) => host)).toEqual([
    'members.tavelune.ch.example',
    'members.tavelune.de.example',
  ]);
  expect(choose('all')).toHaveLength(3);
});

test('a word that names no site is refused, with the one that was probably meant', () => {
  expect(() => choose('tavelun')).toThrow('tavelun is no host or brand of this release; did you mean tavelune?');
  expect(() => choose('https://members.tavelune.at.example')).toThrow(/^members\.tavelune\.at\.example is no host/);
});

test('the server to ask is host and port, or the path of a socket', () => {
  expect(parseConnectTo('127.0.0.1:8443')).toEqual({ host: '127.0.0.1', port: 8443 });
  expect(parseConnectTo('[::1]:8443')).toEqual({ host: '::1', port: 8443 });
  expect(parseConnectTo('/run/nginx.sock')).toEqual({ socketPath: '/run/nginx.sock' });
  expect(() => parseConnectTo('127.0.0.1')).toThrow(/is no server/);
});
