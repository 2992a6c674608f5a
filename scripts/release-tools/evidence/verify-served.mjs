// Proves without other code that a host serves what the evidence of a release says. NODE_EXTRA_CA_CERTS=ca.pem adds a CA.
// node verify-served.mjs <evidence> https://<host> [--public-key key.pem] [--connect-to 127.0.0.1:8443]
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const options = { 'public-key': { type: 'string' }, 'connect-to': { type: 'string' } };
const { positionals, values } = parseArgs({ options, allowPositionals: true });
const [folder, url] = [positionals[0], new URL(positionals[1])];
const problems = [];
const check = (isRight, problem) => isRight || problems.push(problem);
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const read = (name) => (existsSync(`${folder}/${name}`) ? readFileSync(`${folder}/${name}`) : '{}');
const readChecked = (name, hash) => {
  check(sha256(read(name)) === hash, `${name} is not what the statement says`);
  return JSON.parse(read(name));
};

const { payload, payloadType: type = '', signatures = [] } = JSON.parse(read('statement.dsse.json'));
const statement = Buffer.from(payload ?? read('statement.json'), payload && 'base64');
if (values['public-key']) {
  const key = createPublicKey(readFileSync(values['public-key']));
  const signed = Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${statement.length} `), statement]);
  const algorithm = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  const isOurs = ({ sig }) => verify(algorithm, signed, key, Buffer.from(sig, 'base64'));
  check(signatures.some(isOurs), 'the statement has no signature by this key');
}
const stated = new Map(JSON.parse(statement).subject.map(({ name, digest }) => [name, digest.sha256]));
const contents = new Map([...stated].map(([name, hash]) => [name, readChecked(name, hash)]));
for (const { host, digest } of contents.get('manifest.json')?.sites ?? [])
  check(stated.get(`manifests/${host}.json`) === digest, `the statement does not cover ${host}`);
const { files = [], hosting = [] } = contents.get(`manifests/${url.hostname}.json`) ?? {};
const hashes = new Map([...files, ...hosting].map(({ path, sha256: hash }) => [path, hash]));
const { rules = [] } = readChecked(`hosting/rules/${url.hostname}.json`, hashes.get(`rules/${url.hostname}.json`));

const fits = (rule, to) => (rule.path.endsWith('*') ? to.startsWith(rule.path.slice(0, -1)) : rule.path === to);
const isSent = (to) => !/\.(br|gz)$|^\/404/.test(to) && rules.find((rule) => fits(rule, to))?.serves === 'file';
const pages = rules.map(({ path, page }) => page && [path.replace('*', 'membership-area/home'), page, 200]);
const sentFiles = files.map(({ path }) => isSent(`/${path}`) && [`/${path}`, path, 200]);
const folders = rules.filter(({ path, serves }) => serves === 'file' && path.endsWith('*'));
const missing = folders.map(({ path }) => [path.replace('*', 'none'), '404.html', 404]);
const expected = [...pages, ...sentFiles, ...missing].filter(Boolean);
const { get } = await import(url.protocol === 'http:' ? 'node:http' : 'node:https');
const [host, port] = values['connect-to']?.split(':') ?? [url.hostname, url.port];
const way = { host, port, servername: url.hostname };
const decoders = { gzip: gunzipSync, br: brotliDecompressSync };
for (const [path, file, status] of expected)
  for (const accept of ['identity', 'gzip', 'br']) {
    const headers = { Host: url.host, 'Accept-Encoding': accept, 'User-Agent': 'Mozilla/5.0 (compatible)' };
    const to = { ...way, path: encodeURI(path), headers };
    const sent = await new Promise((done, fail) => get(to, done).once('error', fail));
    const decode = decoders[sent.headers['content-encoding']] ?? ((bytes) => bytes);
    const isRight = sent.statusCode === status && sha256(decode(await buffer(sent))) === hashes.get(file);
    check(isRight, `${url.origin}${path} (${accept}) is not ${status} with ${file}`);
  }
console.log([...problems, `${expected.length} addresses: ${problems.length} problems`].join('\n'));
process.exitCode = Math.sign(problems.length);
