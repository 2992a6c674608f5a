import { hostAnswerFolder, toHostAnswerRules } from '../hosting/hostAnswerRules.ts';
import type { HostAnswer } from '../plan/hostAnswers.ts';
import { type Artifact, textArtifact } from './artifact.ts';
import { compileDocument } from './compileTemplate.ts';
import { toRulesFile } from './hostingFiles.ts';

/** Renderer of the hosting folder's files that belong to a host without a site of its own. */
export type RenderHostAnswer = (answer: HostAnswer) => Artifact[];

/** Compiles the page of such hosts once. */
export async function loadHostAnswerTemplates(root: string): Promise<RenderHostAnswer> {
  const gone = await compileDocument(root, 'hosting/gone');
  return (answer) => {
    const folder = hostAnswerFolder(answer.host);
    if (answer.kind === 'gone') {
      const page = gone(answer);
      // Hosts that serve a folder show 404.html for every address, with status 404.
      return [toRulesFile(toHostAnswerRules(answer, page.inlineHashes)), textArtifact(`${folder}/404.html`, page.text)];
    }
    const line = answer.keepsPath ? `/* ${answer.to}/:splat 301\n` : `/* ${answer.to} 301\n`;
    return [toRulesFile(toHostAnswerRules(answer)), textArtifact(`${folder}/_redirects`, line)];
  };
}
