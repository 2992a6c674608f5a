import path from 'node:path';
import { hostAnswerFolder } from '../hosting/hostAnswerRules.ts';
import { caddyOtherHostsFile, isServerFile, nginxOtherHostsFile, rulesFolder } from '../hosting/serverFiles.ts';
import { hostingFolder } from '../output/manifest.ts';
import type { HostAnswer } from '../plan/hostAnswers.ts';
import type { Finding } from './Finding.ts';
import type { Release } from './readRelease.ts';
import { readServerFiles } from './readServerFiles.ts';

/** Lists what each configuration must say on a host without a site, and the files that it needs. */
function listExpectations(answer: HostAnswer): [file: string, says: string[]][] {
  const { host } = answer;
  const folder = hostAnswerFolder(host);
  const [nginx, caddy, rules] = [nginxOtherHostsFile, caddyOtherHostsFile, `${rulesFolder}/${host}.json`];
  const says: [string, string][] =
    answer.kind === 'gone'
      ? [
          [nginx, '        return 410;\n'],
          [nginx, `    root $matchpress_dist/${hostingFolder}/${folder};\n`],
          [caddy, '\terror * 410\n'],
          [caddy, `\troot * {$MATCHPRESS_DIST}/${hostingFolder}/${folder}\n`],
          [rules, '"status": 410,'],
          [`${folder}/404.html`, `<html lang="${answer.language}">`],
        ]
      : [
          [nginx, `    return 301 ${answer.to}${answer.keepsPath ? '$request_uri' : ''};\n`],
          [caddy, `\tredir * ${answer.to}${answer.keepsPath ? '{uri}' : ''} 301\n`],
          [rules, `"location": "${answer.to}",\n  "keepsPath": ${answer.keepsPath},`],
          [`${folder}/_redirects`, `/* ${answer.to}${answer.keepsPath ? '/:splat' : ''} 301\n`],
        ];
  const byFile = Map.groupBy(says, ([file]) => file);
  return Array.from(byFile, ([file, pairs]) => [file, pairs.map(([, text]) => text)]);
}

/** Checks that every host without a site answers in every configuration as the catalogue says. */
export function checkHostAnswers(release: Release, answers: readonly HostAnswer[]): Finding[] {
  const { filesByFolder, bytesByHash } = release;
  const servers = readServerFiles(release);
  const files = filesByFolder.get(hostingFolder) ?? new Map<string, string>();
  const textOf = (file: string, host: string) =>
    (isServerFile(file)
      ? servers[path.dirname(file)]!(host)
      : bytesByHash.get(files.get(file) ?? '')?.toString('utf8')) ?? '';
  return answers.flatMap((answer) =>
    listExpectations(answer)
      .filter(([file, texts]) => texts.some((text) => !textOf(file, answer.host).includes(text)))
      .map(([file]) => ({
        host: hostingFolder,
        path: file,
        message:
          answer.kind === 'gone'
            ? `does not say that ${answer.host} is gone`
            : `does not lead ${answer.host} to ${answer.to}`,
      })),
  );
}
