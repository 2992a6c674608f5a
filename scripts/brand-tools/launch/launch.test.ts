import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { loadCatalogue } from '../../build/config/resolve/loadCatalogue.ts';
import { findCommand } from '../../lib/findCommand.ts';
import { listLaunchSteps } from './listLaunchSteps.ts';
import { formatLaunchList } from './renderLaunchList.ts';
import { runProbe } from './runProbe.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('the launch list has every site, address and provider of a brand, in both languages', async () => {
  const catalogue = await loadCatalogue(root);
  for (const brand of catalogue.brands) {
    const steps = listLaunchSteps(catalogue, brand.slug, 'production');
    const count = (topic: string) => steps.filter((step) => step.topic === topic).length;
    expect([count('host'), count('certificate'), count('siteId'), count('publicSite')]).toEqual(
      Array.from({ length: 4 }, () => brand.domains.length),
    );
    expect(count('provider')).toBe(brand.features.providers.length);
    const written = [brand.privacyEmail, ...Object.values(brand.supportEmails)];
    const mail = steps.filter((step) => step.topic === 'mail').flatMap((step) => step.detail.split(', '));
    expect(mail.toSorted()).toEqual([...new Set(written)].toSorted());
    const [english, german] = [formatLaunchList(steps, 'en'), formatLaunchList(steps, 'de')];
    expect(english.split('\n').length).toBe(german.split('\n').length);
    expect(`${english}${german}`).not.toMatch(/undefined|\[object/);
  }
});

/** Answers of a name server: the type of the record (1 is A, 15 is MX) and its data. */
type Records = Readonly<Record<string, readonly [type: number, data: Buffer]>>;

/** Starts a name server that knows these records and no others. */
async function startNameServer(records: Records) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    for (; query[at] !== 0; at += query[at]! + 1) labels.push(query.toString('ascii', at + 1, at + 1 + query[at]!));
    const question = query.subarray(12, at + 5);
    const [type, data] = records[labels.join('.')] ?? [];
    const isKnown = type === query.readUInt16BE(at + 1);
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(type === undefined ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(isKnown ? 1 : 0, 6);
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type ?? 0, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(data?.length ?? 0, 10);
    socket.send(Buffer.concat([header, question, ...(isKnown ? [record, data!] : [])]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, [Symbol.dispose]: () => socket.close() };
}

const loopback = [1, Buffer.from([127, 0, 0, 1])] as const;

test('records, mail and certificates are looked up where they are said to be', async ({ skip }) => {
  skip(findCommand('openssl') === undefined, 'openssl makes the certificate');
  await using tree = await writeTempTree({});
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(tree.root, file));
  const subject = ['-subj', '/CN=members.elm.example', '-addext', 'subjectAltName=DNS:members.elm.example'];
  const make = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '9'];
  execFileSync('openssl', [...make, '-keyout', key!, '-out', cert!, ...subject], { stdio: 'ignore' });
  const pem = { key: readFileSync(key!), cert: readFileSync(cert!) };
  const server = createTlsServer(pem).listen(0, '127.0.0.1');
  await once(server, 'listening');
  using names = await startNameServer({
    'members.elm.example': loopback,
    'other.elm.example': loopback,
    'elm.example': [15, Buffer.from([0, 10, 2, 109, 120, 0xc0, 12])],
    'quiet.example': [15, Buffer.from([0, 0, 0])],
  });
  const { port } = server.address() as AddressInfo;
  const options = { nameServer: names.address, port, authority: pem.cert.toString() };
  const probe = (...args: [Parameters<typeof runProbe>[0]]) => runProbe(...args, options);
  expect(await probe({ kind: 'resolves', host: 'members.elm.example' })).toBeUndefined();
  expect(await probe({ kind: 'resolves', host: 'nowhere.elm.example' })).toBe('there is no such record');
  expect(await probe({ kind: 'takesMail', domain: 'elm.example' })).toBeUndefined();
  expect(await probe({ kind: 'takesMail', domain: 'quiet.example' })).toBe('it says that it takes no mail');
  expect(await probe({ kind: 'takesMail', domain: 'nowhere.example' })).toBe('there is no such record');
  expect(await probe({ kind: 'certificate', host: 'members.elm.example' })).toMatch(/^its certificate lasts [89] days/);
  expect(await probe({ kind: 'certificate', host: 'other.elm.example' })).toMatch(/does not match certificate/);
  server.close();
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port: unused } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  expect(await probe({ kind: 'answers', address: `http://127.0.0.1:${unused}/register` })).toMatch(/ECONNREFUSED/);
});
