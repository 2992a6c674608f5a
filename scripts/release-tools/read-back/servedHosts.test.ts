import { expect, test } from 'vitest';
import { chooseServedHosts, parseConnectTo } from './servedHosts.ts';

const readPlan = () => expect.fail('no plan is read before a host is chosen');
const hosts = ['tavelune.ch', 'tavelune.de', 'ulmena.de'].map((name) => {
  return { host: `members.${name}.example`, brand: name.split('.')[0]!, readPlan };
});
const choose = (...words: string[]) =>
  chooseServedHosts(words, [...hosts, { host: 'old.example', readPlan }]).map(({ host, encrypted, port }) => [
    host,
    encrypted,
    port,
  ]);

test('hosts are chosen by address, host or brand, each once', () => {
  expect(choose('https://members.tavelune.ch.example/login')).toEqual([
    ['members.tavelune.ch.example', true, undefined],
  ]);
  expect(choose('http://members.ulmena.de.example:8080')).toEqual([['members.ulmena.de.example', false, 8080]]);
  expect(choose('tavelune', 'members.tavelune.de.example').map(([host]) => host)).toEqual([
    'members.tavelune.ch.example',
    'members.tavelune.de.example',
  ]);
  expect(choose('all')).toHaveLength(4);
});

test('a word that names no host is refused, with the one that was probably meant', () => {
  expect(() => choose('tavelun')).toThrow('tavelun is no host or brand of this release; did you mean tavelune?');
  expect(() => choose('https://members.tavelune.at.example')).toThrow(/^members\.tavelune\.at\.example is no host/);
});

test('the server to ask is host and port, or the path of a socket', () => {
  expect(parseConnectTo('127.0.0.1:8443')).toEqual({ host: '127.0.0.1', port: 8443 });
  expect(parseConnectTo('[::1]:8443')).toEqual({ host: '::1', port: 8443 });
  expect(parseConnectTo('/run/nginx.sock')).toEqual({ socketPath: '/run/nginx.sock' });
  expect(() => parseConnectTo('127.0.0.1')).toThrow(/is no server/);
});
