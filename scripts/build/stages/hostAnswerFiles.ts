import {
  type HostAnswerRules,
  hostAnswerFolder,
  toHostAnswerContext,
  toHostAnswerRules,
} from '../hosting/hostAnswerRules.ts';
import type { HostAnswer } from '../plan/hostAnswers.ts';
import { type Artifact, textArtifact } from './artifact.ts';
import { compileDocument, compileTemplate } from './compileTemplate.ts';

/** Renderer of the hosting folder's files with which servers answer on a host without a site of its own. */
export type RenderHostAnswer = (answer: HostAnswer) => Artifact[];

/** Compiles the templates of such hosts once. */
export async function loadHostAnswerTemplates(root: string): Promise<RenderHostAnswer> {
  const [nginx, caddy] = await Promise.all(
    ['nginx-host-answer.conf', 'caddy-host-answer'].map((name) =>
      compileTemplate(root, `hosting/${name}`, { noEscape: true }),
    ),
  );
  const gone = await compileDocument(root, 'hosting/gone');
  const renderServerFiles = (rules: HostAnswerRules): Artifact[] => [
    textArtifact(`nginx/${rules.host}.conf`, nginx!(toHostAnswerContext(rules))),
    textArtifact(`caddy/${rules.host}.caddy`, caddy!(toHostAnswerContext(rules))),
    textArtifact(`rules/${rules.host}.json`, `${JSON.stringify(rules, null, 2)}\n`),
  ];
  return (answer) => {
    const folder = hostAnswerFolder(answer.host);
    if (answer.kind === 'gone') {
      const page = gone(answer);
      // Hosts that serve a folder show 404.html for every address, with status 404.
      return [
        ...renderServerFiles(toHostAnswerRules(answer, page.inlineHashes)),
        textArtifact(`${folder}/404.html`, page.text),
      ];
    }
    const line = answer.keepsPath ? `/* ${answer.to}/:splat 301\n` : `/* ${answer.to} 301\n`;
    return [...renderServerFiles(toHostAnswerRules(answer)), textArtifact(`${folder}/_redirects`, line)];
  };
}
